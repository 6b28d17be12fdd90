import { Type, type Static } from "typebox";

import { bill } from "./bill-record.ts";
import { defineCall, type ReplyOf } from "./call.ts";
import { dateOnly, dateTime, orNull, limitedText, workDayId } from "./wire.ts";

const foundBill = Type.Object({
  ...bill.properties,
  /** The date on which its work day began, on the venue's clock. */
  date: dateOnly,
});
export type FoundBill = Static<typeof foundBill>;

/** Which of the work days it is: several may begin on one date. */
const workDayStart = Type.Object({ id: workDayId, startTime: dateTime });
export type WorkDayStart = Static<typeof workDayStart>;

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
    /** Those that ended in this work day. */
    workDay: Type.Optional(workDayId),
    /** Those that ended in the last work day that has ended. */
    lastDay: Type.Optional(Type.Literal(1)),
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
    /** The work day of the request; null if it named a date or none, or if there is no such day. */
    day: orNull(workDayStart),
    /** The last work day that ended before those of the request, and the first after them; null without one. */
    previousDay: orNull(workDayStart),
    nextDay: orNull(workDayStart),
  }),
});

/** Which work days a reply is about. */
export type FoundDays = Pick<ReplyOf<typeof findBills>, "day" | "previousDay" | "nextDay">;
