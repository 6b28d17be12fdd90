import type { CustomerReply } from "@comanda/contract/customer";
import type { Customer } from "@comanda/domain/customer/customer";
import { parseWireDate } from "@comanda/domain/time/date-text";

/** A record that changes is another object, so a guest who did not is prepared for searches once. */
const made = new WeakMap<CustomerReply, Customer>();

/** What records say that were kept before guests had companies. */
const noCompany = { companyName: "", companyAddress: "", companyTaxNumber: "" };

/** A guest as the rules of the house know them. */
export function customerFrom(reply: CustomerReply): Customer {
  const before = made.get(reply);
  if (before !== undefined) return before;
  const { DOB, ...customer } = reply;
  const guest = {
    ...noCompany,
    ...customer,
    dateOfBirth: DOB === null ? null : parseWireDate(DOB),
  };
  made.set(reply, guest);
  return guest;
}
