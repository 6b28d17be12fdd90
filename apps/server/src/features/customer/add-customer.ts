import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { addCustomer as addCustomerCall } from "@comanda/contract/customer";
import { checkCard } from "@comanda/domain/form/check-card";
import { parseCustomerForm } from "@comanda/domain/form/customer-form";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { localTime } from "@comanda/domain/time/local-time";
import { parseWireDate } from "@comanda/domain/time/wire-date";
import { dateText } from "@comanda/domain/time/date-time-text";

import { refuseForm } from "#http/refuse-form.ts";
import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findTimeZone } from "../venue/index.ts";
import { findCustomerTypes, findCardHolders, insertCustomer } from "./customer-store.ts";

type Call = typeof addCustomerCall;

/** The company fields for clients that do not send any. */
const noCompany = { companyName: "", companyAddress: "", companyTaxNumber: "" };

/** Adds a guest as a customer of the venue. */
export async function addCustomer(
  context: WriteContext,
  { DOB, customerType, ...texts }: BodyOf<Call>,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { tx, session, at } = context;
  const customerTypes = await findCustomerTypes(tx, session.location);
  const today = localTime(at, await findTimeZone(tx, session.location));
  const values = {
    ...noCompany,
    ...texts,
    dateOfBirth: toTypedDate(DOB),
    customerType: customerType === null ? "" : String(customerType),
  };
  const customer = parseCustomerForm(values, { customerTypes, today });
  if (isFormErrors(customer)) return refuseForm(customer, { dateOfBirth: "DOB" });
  const taken = checkCard(
    customer,
    await findCardHolders(tx, session.location, customer.cardNumber),
  );
  if (taken !== null) return refuseForm(taken);
  return { id: await insertCustomer(context, customer) };
}

/** A date that does not exist, so that the form's rules refuse it. */
const invalidDate = "00/00/0000";

/** The form's rules expect a date as staff type it; the wire sends year, month, day. */
function toTypedDate(wireDay: string): string {
  if (wireDay.trim() === "") return "";
  const day = parseWireDate(wireDay);
  return day === null ? invalidDate : dateText(day);
}
