import { Type, type Static } from "typebox";

import { bill } from "./bill.ts";
import { defineCall } from "./call.ts";
import { dateOnly, orNull, textOf } from "./wire.ts";

const foundBill = Type.Object({
  ...bill.properties,
  /** The date on which its work day began, on the venue's clock. */
  date: dateOnly,
});
export type FoundBill = Static<typeof foundBill>;

/** So many bills at once; the rest is asked for with `before`. */
export const foundAtOnce = 200;

/** Bills that were closed or voided, of any day, the highest number first. What is given narrows the search. */
export const findBills = defineCall({
  name: "find-bills",
  method: "GET",
  path: "/bill/find",
  permission: "session",
  query: Type.Object({
    /** Those that ended in the work days that began on this date, on the venue's clock. */
    date: Type.Optional(dateOnly),
    /** As guests know it: the bill's number, or its number of the day where the venue counts so. */
    number: Type.Optional(Type.Integer({ minimum: 1 })),
    /** A whole number, amount, table or room, or some of the name of a guest or a member of staff. */
    text: Type.Optional(textOf(100)),
    /** Only bills with a smaller number: `next` of the reply before. */
    before: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  reply: Type.Object({
    bills: Type.Array(foundBill, { maxItems: foundAtOnce }),
    /** Null where there are no more. */
    next: orNull(Type.Integer({ minimum: 1 })),
    /** More people have such a name than are looked for at once. */
    isVague: Type.Boolean(),
  }),
});
