import {
  openReportRow as openReportRowCall,
  readOwnerReport as readOwnerReportCall,
} from "@comanda/contract/owner-report";
import type { QueryOf } from "@comanda/contract/call";
import type { LocationId } from "@comanda/domain/id";
import { parseReportDates } from "@comanda/domain/owner-report/select-report-days";
import { refuse } from "@comanda/domain/refusal";

import type { Database } from "#database/database.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";

import { findRowName } from "./row-name-store.ts";
import { readOwnerReport, type RequestedSubject } from "./read-owner-report.ts";

type ReportQuery = QueryOf<typeof readOwnerReportCall>;

export function registerOwnerReportReads(registry: BackgroundRegistry, database: Database): void {
  registry.answerInBackground(readOwnerReportCall, async ({ params, query }, { location }) => {
    const report = await read(location, params, query);
    return "refusal" in report ? report : { kind: params.kind, ...report };
  });

  registry.answerInBackground(openReportRowCall, async ({ params, query }, { location }) => {
    const report = await read(location, params, query);
    if ("refusal" in report) return report;
    return { by: params.by, name: await findRowName(database, location, params), ...report };
  });

  async function read(location: LocationId, subject: RequestedSubject, query: ReportQuery) {
    const { from, to, compareFrom, compareTo } = query;
    const dates = parseReportDates(from, to);
    const isCompared = compareFrom !== undefined || compareTo !== undefined;
    const compared = isCompared ? parseReportDates(compareFrom ?? "", compareTo ?? "") : null;
    if (dates === null || (isCompared && compared === null)) return refuse("date-invalid");
    const report = await readOwnerReport(database, location, { subject, dates, compared });
    return "refusal" in report ? report : { from, to, ...report };
  }
}
