import type { Money } from "@comanda/domain/money/money";
import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { paperLanguage, printJobs } from "./print.ts";
import { daySummary, shiftSummary } from "./summary.ts";
import {
  dateTime,
  foreignCurrencyId,
  money,
  orNull,
  reportId,
  shiftId,
  workDayId,
} from "./wire.ts";

export const startWorkDay = defineCall({
  name: "start-work-day",
  method: "POST",
  path: "/work-day/start",
  permission: "start_day",
  reply: defineWriteReply({ id: workDayId }),
});

const counted = Type.Array(
  Type.Object({
    bill: money,
    qty: Type.Integer({ minimum: 0 }),
  }),
  { maxItems: 50 },
);

export const startShift = defineCall({
  name: "start-shift",
  method: "POST",
  path: "/shift/start",
  permission: "start_shift",
  body: Type.Object({
    /** The grand total that the till showed; the sum in the drawer if it was not counted by coins and notes. */
    startDrawerCash: money,
    /** If both lists are left out, the sum alone counts. */
    coin: Type.Optional(counted),
    cash: Type.Optional(counted),
  }),
  reply: defineWriteReply({ id: shiftId }),
});

/** What the till printed, which is filed with the report. */
const paperFields = {
  message: Type.String({ maxLength: 1000 }),
  fileName: Type.String({ maxLength: 250 }),
};

const countedRows = Type.Array(
  Type.Object({
    bill: money,
    qty: Type.Integer({ minimum: 0 }),
    /** As the till showed it. */
    total: money,
  }),
  { maxItems: 50 },
);

/** What was counted in a drawer. */
const cashCountFields = {
  coin: countedRows,
  cash: countedRows,
  /** What is in the drawer, only if the currency of the venue has no coins and notes. */
  sum: Type.Optional(money),
  /** What is in the drawer of other currencies. */
  foreign: Type.Optional(
    Type.Array(Type.Object({ currency: foreignCurrencyId, amount: money }), { maxItems: 50 }),
  ),
};

const countState = {
  /** False after the second count of this user, until cash comes into the drawer or leaves it. */
  mayCountAgain: Type.Boolean(),
};

/** Stores the count of the drawer at the end of a shift, and returns the shift report for it. */
export const countCash = defineCall({
  name: "count-cash",
  method: "POST",
  path: "/shift/end/1",
  permission: "end_shift",
  body: Type.Object({
    ...cashCountFields,
    /** By the till's clock; the server uses its own. */
    endTime: Type.Optional(dateTime),
  }),
  reply: defineWriteReply({ ...countState, summary: shiftSummary }),
});

/** The last count of the drawer at the user's till, for a user who has counted it. */
export const readShiftCount = defineCall({
  name: "read-shift-count",
  method: "GET",
  path: "/shift/count",
  permission: "end_shift",
  reply: Type.Object({
    ...countState,
    /** The shift with the last count, whoever made it; null if the user has not counted this drawer. */
    summary: orNull(shiftSummary),
  }),
});

/** Prints a count. Nothing is stored. */
export const printCashCount = defineCall({
  name: "print-cash-count",
  method: "POST",
  path: "/shift/print-cash-count",
  permission: "end_shift",
  query: Type.Object(paperLanguage),
  body: Type.Object(cashCountFields),
  reply: defineWriteReply(printJobs),
});

/** Prints the current state of the user's own shift, with the last count of its drawer. Nothing is filed. */
export const printShift = defineCall({
  name: "print-shift",
  method: "POST",
  path: "/shift/print-report",
  permission: "end_shift",
  query: Type.Object(paperLanguage),
  reply: defineWriteReply(printJobs),
});

/** Ends the shift for good, with the stored count. */
export const endShift = defineCall({
  name: "end-shift",
  method: "POST",
  path: "/shift/end/0",
  permission: "end_shift",
  query: Type.Object(paperLanguage),
  body: Type.Object({
    /** The grand total of the count. */
    endDrawerCash: money,
    ...paperFields,
  }),
  file: "pdf",
  reply: defineWriteReply({
    id: shiftId,
    report: reportId,
    reportNumber: Type.Integer({ minimum: 1 }),
    summary: shiftSummary,
    ...printJobs,
  }),
});

/** No drawer holds this much, and the difference from it is still a valid sum of money. */
const maxDrawerAmount = 10 ** 13;

/** The current state of the user's own shift, assuming this amount in the drawer. */
export const readShift = defineCall({
  name: "read-shift",
  method: "GET",
  path: "/shift/info/{countedTotal}",
  permission: "end_shift",
  params: Type.Object({
    countedTotal: Type.Unsafe<Money>(Type.Integer({ minimum: 0, maximum: maxDrawerAmount })),
  }),
  reply: shiftSummary,
});

/** Opens the drawer at the session's till, once for each press. */
export const openDrawer = defineCall({
  name: "open-drawer",
  method: "GET",
  path: "/shift/pulse-cash-drawer",
  permission: "open_drawer",
  writes: true,
  reply: defineWriteReply(printJobs),
});

/** Ends the day; with `checkShift` it only checks whether the day can be ended. */
export const endWorkDay = defineCall({
  name: "end-work-day",
  method: "POST",
  path: "/work-day/end",
  permission: "end_day",
  query: Type.Object(paperLanguage),
  body: Type.Object({
    checkShift: Type.Optional(Type.Boolean()),
    message: Type.Optional(paperFields.message),
    fileName: Type.Optional(paperFields.fileName),
  }),
  file: "pdf",
  reply: defineWriteReply({
    id: workDayId,
    /** Null if it only checked. */
    report: orNull(reportId),
    reportNumber: orNull(Type.Integer({ minimum: 1 })),
    summary: daySummary,
    ...printJobs,
  }),
});

/** The current figures of the open day. */
export const readWorkDay = defineCall({
  name: "read-work-day",
  method: "GET",
  path: "/work-day/info",
  permission: "end_day",
  reply: daySummary,
});
