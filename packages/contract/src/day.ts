import type { Money } from "@comanda/domain/money/money";
import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { writtenReply } from "./change-lists.ts";
import { paperLanguage, printJobs } from "./print.ts";
import { daySummary, shiftSummary } from "./summary.ts";
import { dateTime, money, orNull, reportId, shiftId, workDayId } from "./wire.ts";

export const startWorkDay = defineCall({
  name: "start-work-day",
  method: "POST",
  path: "/work-day/start",
  permission: "toggle_staff_sign_in",
  reply: writtenReply({ id: workDayId }),
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
  permission: "toggle_staff_sign_in",
  body: Type.Object({
    /** The grand total that the till has shown. */
    startDrawerCash: money,
    coin: counted,
    cash: counted,
  }),
  reply: writtenReply({ id: shiftId }),
});

/** What the till has put on paper, which is kept with the report. */
const paper = {
  message: Type.String({ maxLength: 1000 }),
  fileName: Type.String({ maxLength: 250 }),
};

const countedRows = Type.Array(
  Type.Object({
    bill: money,
    qty: Type.Integer({ minimum: 0 }),
    /** As the till has shown it. */
    total: money,
  }),
  { maxItems: 50 },
);

/** Keeps the count of the drawer at the end of a shift, and answers the report that goes with it. */
export const countCash = defineCall({
  name: "count-cash",
  method: "POST",
  path: "/shift/end/1",
  permission: "toggle_staff_sign_in",
  body: Type.Object({
    coin: countedRows,
    cash: countedRows,
    /** By the till's clock; the server keeps its own. */
    endTime: Type.Optional(dateTime),
  }),
  reply: writtenReply({ summary: shiftSummary }),
});

/** What was counted, on paper. Nothing is kept of it. */
export const printCashCount = defineCall({
  name: "print-cash-count",
  method: "POST",
  path: "/shift/print-cash-count",
  permission: "toggle_staff_sign_in",
  query: Type.Object(paperLanguage),
  body: Type.Object({ coin: countedRows, cash: countedRows }),
  reply: writtenReply(printJobs),
});

/** How the own shift stands, with its drawer as it was counted last, on paper. Nothing is filed. */
export const printShift = defineCall({
  name: "print-shift",
  method: "POST",
  path: "/shift/print-report",
  permission: "toggle_staff_sign_in",
  query: Type.Object(paperLanguage),
  reply: writtenReply(printJobs),
});

/** Ends the shift with the count that was kept, for good. */
export const endShift = defineCall({
  name: "end-shift",
  method: "POST",
  path: "/shift/end/0",
  permission: "toggle_staff_sign_in",
  query: Type.Object(paperLanguage),
  body: Type.Object({
    /** The grand total of the count. */
    endDrawerCash: money,
    ...paper,
  }),
  file: "pdf",
  reply: writtenReply({
    id: shiftId,
    report: reportId,
    reportNumber: Type.Integer({ minimum: 1 }),
    summary: shiftSummary,
    ...printJobs,
  }),
});

/** No drawer has so much in it, and what it is short of or beyond is still a sum of money. */
const mostInADrawer = 10 ** 13;

/** How the own shift stands, were this what lies in the drawer. */
export const readShift = defineCall({
  name: "read-shift",
  method: "GET",
  path: "/shift/info/{countedTotal}",
  permission: "toggle_staff_sign_in",
  params: Type.Object({
    countedTotal: Type.Unsafe<Money>(Type.Integer({ minimum: 0, maximum: mostInADrawer })),
  }),
  reply: shiftSummary,
});

/** The drawer at the till of the session is opened, once for one press. */
export const openDrawer = defineCall({
  name: "open-drawer",
  method: "GET",
  path: "/shift/pulse-cash-drawer",
  permission: "close_bill",
  writes: true,
  reply: writtenReply(printJobs),
});

/** Ends the day; with `checkShift` it only asks whether it could be ended. */
export const endWorkDay = defineCall({
  name: "end-work-day",
  method: "POST",
  path: "/work-day/end",
  permission: "toggle_staff_sign_in",
  query: Type.Object(paperLanguage),
  body: Type.Object({
    checkShift: Type.Optional(Type.Boolean()),
    message: Type.Optional(paper.message),
    fileName: Type.Optional(paper.fileName),
  }),
  file: "pdf",
  reply: writtenReply({
    id: workDayId,
    /** Null where it was only asked. */
    report: orNull(reportId),
    reportNumber: orNull(Type.Integer({ minimum: 1 })),
    summary: daySummary,
    ...printJobs,
  }),
});

/** How the open day stands. */
export const readWorkDay = defineCall({
  name: "read-work-day",
  method: "GET",
  path: "/work-day/info",
  permission: "toggle_staff_sign_in",
  reply: daySummary,
});
