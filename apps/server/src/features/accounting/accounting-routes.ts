import { readBookings as readBookingsCall } from "@comanda/contract/accounting";
import { parseReportDates } from "@comanda/domain/owner-report/select-report-days";
import { refuse } from "@comanda/domain/refusal";

import type { Database } from "#database/database.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";

import { readBookings } from "./read-bookings.ts";

export function registerAccountingReads(registry: BackgroundRegistry, database: Database): void {
  registry.answerInBackground(readBookingsCall, async ({ query }, { location }) => {
    const dates = parseReportDates(query.from, query.to);
    return dates === null ? refuse("date-invalid") : readBookings(database, location, dates);
  });
}
