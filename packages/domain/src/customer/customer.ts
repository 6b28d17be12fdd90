import type { CustomerId, CustomerTypeId } from "../id.ts";
import type { CalendarDate } from "../time/calendar.ts";

export type CustomerType = {
  readonly id: CustomerTypeId;
  readonly name: string;
  /** Whether its customers may pay by invoice. */
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
  /** Whom bills name for the guest's books; empty where the guest has not asked for that. */
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyTaxNumber: string;
};
