import type { CustomerId, CustomerTypeId } from "../id.ts";
import type { CalendarDate } from "../time/calendar.ts";

export type CustomerType = {
  readonly id: CustomerTypeId;
  readonly name: string;
  readonly paysByInvoice: boolean;
};

export type Customer = {
  readonly id: CustomerId;
  readonly name: string;
  readonly dateOfBirth: CalendarDate | null;
  readonly cardNumber: string;
  readonly customerType: CustomerTypeId;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly preferredDrink: string;
  /** The guest's company as it appears on bills; empty unless the guest asked for it. */
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyTaxNumber: string;
};
