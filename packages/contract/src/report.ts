import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { paperLanguage, printJobs } from "./print.ts";
import { daySummary, monthSummary, shiftSummary } from "./summary.ts";
import {
  articleId,
  dateOnly,
  dateTime,
  money,
  orNull,
  reportId,
  shiftId,
  staffId,
  stationId,
  workDayId,
} from "./wire.ts";

/** Adds up the work days that began on these dates. It changes nothing. */
export const readMonthReport = defineCall({
  name: "read-month-report",
  method: "POST",
  path: "/work-day/month-report",
  permission: "see_reports",
  body: Type.Object({
    /** A date on the venue's clock; null or left out is the day on which the work day began. */
    startTime: Type.Optional(orNull(dateOnly)),
    /** The last date, included; null or left out is today. */
    endTime: Type.Optional(orNull(dateOnly)),
    /** Implied by the dates: a given date always applies. */
    force: Type.Optional(Type.Boolean()),
  }),
  reply: monthSummary,
});

/** Files a month report. The summary names its dates; the server computes the figures itself. */
export const printMonthReport = defineCall({
  name: "print-month-report",
  method: "POST",
  path: "/work-day/print-month-report",
  permission: "see_reports",
  query: Type.Object(paperLanguage),
  body: Type.Object({
    /** JSON of the month summary that the till showed. */
    summary: Type.String({ maxLength: 4_000_000 }),
    message: Type.String({ maxLength: 1000 }),
    fileName: Type.String({ maxLength: 250 }),
  }),
  file: "pdf",
  reply: defineWriteReply({
    report: reportId,
    reportNumber: Type.Integer({ minimum: 1 }),
    summary: monthSummary,
    ...printJobs,
  }),
});

/** What was sold in the open work day, by article, net of credits. */
export const printArticles = defineCall({
  name: "print-articles",
  method: "POST",
  path: "/product/print-report-by-workday",
  permission: "print_articles",
  query: Type.Object({
    /** 1: only what was paid at the session's station. */
    useStation: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
    ...paperLanguage,
  }),
  reply: defineWriteReply({
    startTime: dateTime,
    station: orNull(stationId),
    rows: Type.Array(
      Type.Object({
        product: articleId,
        /** Also of an article that is retired. */
        name: Type.String(),
        qty: Type.Number(),
        amount: money,
      }),
    ),
    amount: money,
    ...printJobs,
  }),
});

/** What staff earned and were paid in the open work day; the paper also lists every line that is not paid out. */
export const printCommissions = defineCall({
  name: "print-commissions",
  method: "POST",
  path: "/commission/print-report-by-workday",
  permission: "pay_commission",
  query: Type.Object(paperLanguage),
  reply: defineWriteReply({
    startTime: dateTime,
    rows: Type.Array(Type.Object({ staff: staffId, earned: money, paid: money })),
    earned: money,
    paid: money,
    ...printJobs,
  }),
});

const reportKind = Type.Union([Type.Literal("shift"), Type.Literal("day"), Type.Literal("month")]);

/** A filed report, as sent to tills. */
export const report = Type.Object({
  id: reportId,
  kind: reportKind,
  /** Without gaps, for each location and kind. */
  number: Type.Integer({ minimum: 1 }),
  shift: orNull(shiftId),
  workDay: orNull(workDayId),
  /** The dates of a month report. */
  from: orNull(dateOnly),
  to: orNull(dateOnly),
  user: staffId,
  createdDate: dateTime,
  message: Type.String(),
  fileName: Type.String(),
  /** The length of its PDF in bytes; null if none was sent. */
  pdfLength: orNull(Type.Integer({ minimum: 1 })),
});

/** The page size; a shorter list is the last page. */
export const reportsPerPage = 100;

/** Newest first, a page at a time. */
export const listReports = defineCall({
  name: "list-reports",
  method: "GET",
  path: "/report/list",
  permission: "see_reports",
  query: Type.Object({
    kind: Type.Optional(reportKind),
    /** Only reports older than this one. */
    before: Type.Optional(reportId),
  }),
  reply: Type.Array(report),
});

/** The summary as it was when the report was filed. */
export const readReport = defineCall({
  name: "read-report",
  method: "GET",
  path: "/report/{id}",
  permission: "see_reports",
  params: Type.Object({ id: reportId }),
  reply: Type.Union([
    Type.Object({ ...report.properties, kind: Type.Literal("shift"), summary: shiftSummary }),
    Type.Object({ ...report.properties, kind: Type.Literal("day"), summary: daySummary }),
    Type.Object({ ...report.properties, kind: Type.Literal("month"), summary: monthSummary }),
  ]),
});

/** Prints a filed report again, marked as a copy. */
export const printReport = defineCall({
  name: "print-report",
  method: "POST",
  path: "/report/{id}/print",
  permission: "see_reports",
  params: Type.Object({ id: reportId }),
  query: Type.Object(paperLanguage),
  reply: defineWriteReply(printJobs),
});

/** Answered with the bytes of the PDF, not with JSON. */
export const readReportPdf = defineCall({
  name: "read-report-pdf",
  method: "GET",
  path: "/report/{id}/pdf",
  permission: "see_reports",
  params: Type.Object({ id: reportId }),
  reply: Type.Unsafe<Uint8Array>(Type.Object({})),
});
