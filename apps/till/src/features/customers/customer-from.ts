import type { CustomerReply } from "@comanda/contract/customer";
import type { Customer } from "@comanda/domain/customer/customer";
import { parseWireDate } from "@comanda/domain/time/date-text";

/** A guest as the rules of the house know them. */
export function customerFrom({ DOB, ...customer }: CustomerReply): Customer {
  return { ...customer, dateOfBirth: DOB === null ? null : parseWireDate(DOB) };
}
