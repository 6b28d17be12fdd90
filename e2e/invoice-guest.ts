import { updateBill } from "@comanda/contract/bill";
import { addCustomer, listCustomerTypes } from "@comanda/contract/customer";

import type { ApiTill } from "./api-till.ts";
import { sell } from "./sell.ts";

/** A guest who may pay by invoice. */
export async function addInvoiceGuest(till: ApiTill, name: string): Promise<number> {
  const types = await till.call(listCustomerTypes);
  const customerType = types.find(({ payInvoice }) => payInvoice)?.id ?? null;
  const contact = { phone: "+66 81 999 7531", address: "9 Obsidian Lane", email: "" };
  const body = { name, customerType, ...contact, DOB: "", cardNumber: "", preferredDrink: "" };
  return (await till.call(addCustomer, { body })).id;
}

/** Orders a Pad Thai for the customer. */
export async function orderFor(till: ApiTill, table: string, customer: number): Promise<number> {
  const { id } = await sell(till, { article: "Pad Thai", table });
  await till.call(updateBill, { body: { id, version: 1, billItems: [], customer } });
  return id;
}
