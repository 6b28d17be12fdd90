import { readOwnerReport as readOwnerReportCall } from "@comanda/contract/owner-report";
import { refuse } from "@comanda/domain/refusal";
import { parseWireDate } from "@comanda/domain/time/date-text";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { readOwnerReport } from "./read-owner-report.ts";

export function registerOwnerReportRoutes(registry: CallRegistry, database: Database): void {
  registry.answerSigned(readOwnerReportCall, async ({ params, query }, { location }) => {
    const [from, to] = [parseWireDate(query.from), parseWireDate(query.to)];
    if (from === null || to === null) return refuse("time-invalid");
    const told = await readOwnerReport(database, location, {
      kind: params.kind,
      dates: { from, to },
    });
    return "refusal" in told ? told : { kind: params.kind, ...query, ...told };
  });
}
