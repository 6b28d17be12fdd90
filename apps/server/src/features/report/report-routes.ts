import {
  countCash as countCashCall,
  endShift as endShiftCall,
  endWorkDay as endWorkDayCall,
  openDrawer as openDrawerCall,
  printCashCount as printCashCountCall,
  printShift as printShiftCall,
  readShift as readShiftCall,
  readShiftCount as readShiftCountCall,
  readWorkDay as readWorkDayCall,
} from "@comanda/contract/day";
import {
  listReports,
  printArticles,
  printCommissions,
  printMonthReport as printMonthReportCall,
  printReport as printReportCall,
  readMonthReport,
  readReport as readReportCall,
  readReportPdf,
  report as reportSchema,
} from "@comanda/contract/report";
import { refuse } from "@comanda/domain/refusal";
import { parseWireDate } from "@comanda/domain/time/wire-date";

import type { Database } from "#database/database.ts";
import { recordNotFound } from "#call/refused-call.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import { toContractRecord } from "#journal/to-contract-record.ts";

import { countCash } from "./count-cash.ts";
import { listDayCommissions, listSoldArticles } from "./day-lists.ts";
import { endShift } from "./end-shift.ts";
import { endWorkDay } from "./end-work-day.ts";
import { openDrawer } from "./open-drawer.ts";
import { printCashCount } from "./print-cash-count.ts";
import { printMonthReport } from "./print-month-report.ts";
import { printReport } from "./print-report.ts";
import { printShift } from "./print-shift.ts";
import { readMonth } from "./read-month.ts";
import { readReport } from "./read-report.ts";
import { readShift } from "./read-shift.ts";
import { readShiftCount } from "./read-shift-count.ts";
import { readWorkDay } from "./read-work-day.ts";
import { reportShapes } from "./report-shapes.ts";
import { findPdf, findReports } from "./report-store.ts";

export function registerReportRoutes(registry: CallRegistry): void {
  registerFilingCalls(registry);
  registerPrintCalls(registry);
}

export function registerReportReads(registry: BackgroundRegistry, database: Database): void {
  registerRunningReports(registry, database);
  registerFiledReports(registry, database);
}

function registerFilingCalls({ answerWrite, answerPrint }: CallRegistry): void {
  answerWrite(countCashCall, ({ body }, context) => countCash(context, body));
  answerPrint(endShiftCall, ({ body, file: pdf, query: { language } }, context) =>
    endShift(context, body, { pdf, language }),
  );
  answerPrint(endWorkDayCall, ({ body, file: pdf, query: { language } }, context) =>
    endWorkDay(context, body, { pdf, language }),
  );
  answerPrint(printMonthReportCall, ({ body, file: pdf, query: { language } }, context) =>
    printMonthReport(context, body, { pdf, language }),
  );
}

function registerPrintCalls({ answerPrint }: CallRegistry): void {
  answerPrint(openDrawerCall, (_input, context) => openDrawer(context));
  answerPrint(printCashCountCall, ({ body, query }, context) =>
    printCashCount(context, body, query.language),
  );
  answerPrint(printShiftCall, ({ query }, context) => printShift(context, query.language));
  answerPrint(printReportCall, ({ params, query }, context) =>
    printReport(context, params.id, query.language),
  );
  answerPrint(printArticles, ({ query }, context) => listSoldArticles(context, query));
  answerPrint(printCommissions, ({ query }, context) =>
    listDayCommissions(context, query.language),
  );
}

function registerRunningReports(
  { answerInBackground }: BackgroundRegistry,
  database: Database,
): void {
  answerInBackground(readShiftCall, ({ params }, session, at) =>
    readShift(database, session, { ...params, at }),
  );
  answerInBackground(readShiftCountCall, (_input, session, at) =>
    readShiftCount(database, session, at),
  );
  answerInBackground(readWorkDayCall, (_input, { location }, at) =>
    readWorkDay(database, location, at),
  );
  answerInBackground(readMonthReport, async ({ body }, { location }, now) => {
    const { startTime = null, endTime = null } = body;
    const [from, to] = [startTime, endTime].map(dateOf);
    if (from === undefined || to === undefined) return refuse("date-invalid");
    return readMonth(database, location, { dates: { from, to }, now });
  });
}

/** Null if no date is given, undefined if the date does not exist. */
function dateOf(text: string | null) {
  return text === null ? null : (parseWireDate(text) ?? undefined);
}

function registerFiledReports(
  { answerInBackground }: BackgroundRegistry,
  database: Database,
): void {
  answerInBackground(listReports, async ({ query }, { location }) => {
    const rows = await findReports(database, location, query);
    return rows.map((row) => toContractRecord(reportSchema, reportShapes.report, row));
  });
  answerInBackground(readReportCall, ({ params }, { location }) =>
    readReport(database, location, params.id),
  );
  answerInBackground(readReportPdf, async ({ params }, { location }) => {
    const pdf = await findPdf(database, location, params.id);
    return pdf ?? recordNotFound("Report", params.id);
  });
}
