import type { CustomerReply } from "@comanda/contract/customer-record";
import type { Customer } from "@comanda/domain/customer/customer";
import { parseWireDate } from "@comanda/domain/time/wire-date";

/** A record that changes is a new object, so an unchanged guest is prepared for searches only once. */
const customerCache = new WeakMap<CustomerReply, Customer>();

/** For cached records from before customers had companies. */
const noCompany = { companyName: "", companyAddress: "", companyTaxNumber: "" };

/** Converts a customer record to the domain's customer. */
export function customerFrom(reply: CustomerReply): Customer {
  const before = customerCache.get(reply);
  if (before !== undefined) return before;
  const { DOB, ...customer } = reply;
  const guest = {
    ...noCompany,
    ...customer,
    dateOfBirth: DOB === null ? null : parseWireDate(DOB),
  };
  customerCache.set(reply, guest);
  return guest;
}
