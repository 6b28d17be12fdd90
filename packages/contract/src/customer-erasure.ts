import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { customerId, dateOnly, orNull } from "./wire.ts";

const path = "/office/customer/{id}";
const params = Type.Object({ id: customerId });

/** What a manager should know before erasing a guest. */
export const readErasure = defineCall({
  name: "office-customer-erasure",
  method: "GET",
  path: `${path}/erasure`,
  permission: "keep_office",
  params,
  reply: Type.Object({
    /** The numbers of the bills that have to be paid or voided first. */
    openBills: Type.Array(Type.Integer({ minimum: 1 })),
    /** How many other bills name the guest and will then be anonymous. */
    bills: Type.Integer({ minimum: 0 }),
    /** How many of those were paid by invoice, and the date of the last one on the venue's clock. */
    invoices: Type.Integer({ minimum: 0 }),
    lastInvoice: orNull(dateOnly),
  }),
});

/** Erases everything personal about a guest for good. */
export const eraseCustomer = defineCall({
  name: "office-customer-erase",
  method: "POST",
  path: `${path}/erase`,
  permission: "keep_office",
  params,
  reply: defineWriteReply({}),
});
