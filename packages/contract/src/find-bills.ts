import { Type, type Static } from "typebox";

import { bill } from "./bill-record.ts";
import { defineCall } from "./call.ts";
import { dateOnly, orNull, limitedText } from "./wire.ts";

const foundBill = Type.Object({
  ...bill.properties,
  /** The date on which its work day began, on the venue's clock. */
  date: dateOnly,
});
export type FoundBill = Static<typeof foundBill>;

/** The most bills in one reply; `before` requests the next ones. */
export const maxFoundBills = 200;

/** Closed or voided bills of any day, the highest number first. Each given field narrows the search. */
export const findBills = defineCall({
  name: "find-bills",
  method: "GET",
  path: "/bill/find",
  permission: "session",
  query: Type.Object({
    /** Those that ended in the work days that began on this date, on the venue's clock. */
    date: Type.Optional(dateOnly),
    /** As guests know it: the bill's number, or its number of the day at venues that number by day. */
    number: Type.Optional(Type.Integer({ minimum: 1 })),
    /** A whole number, amount, table or room, or a part of the name of a guest or a member of staff. */
    text: Type.Optional(limitedText(100)),
    /** Only bills with a smaller number: `next` of the previous reply. */
    before: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  reply: Type.Object({
    bills: Type.Array(foundBill, { maxItems: maxFoundBills }),
    /** Null if there are no more. */
    next: orNull(Type.Integer({ minimum: 1 })),
    /** More people match the name than one search covers. */
    isVague: Type.Boolean(),
  }),
});
