import { readOwnerReport as readOwnerReportCall } from "@comanda/contract/owner-report";
import { refuse } from "@comanda/domain/refusal";
import { parseWireDate } from "@comanda/domain/time/wire-date";

import type { Database } from "#database/database.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";

import { readOwnerReport } from "./read-owner-report.ts";

export function registerOwnerReportReads(registry: BackgroundRegistry, database: Database): void {
  registry.answerInBackground(readOwnerReportCall, async ({ params, query }, { location }) => {
    const [from, to] = [parseWireDate(query.from), parseWireDate(query.to)];
    if (from === null || to === null) return refuse("time-invalid");
    const told = await readOwnerReport(database, location, {
      kind: params.kind,
      dates: { from, to },
    });
    return "refusal" in told ? told : { kind: params.kind, ...query, ...told };
  });
}
