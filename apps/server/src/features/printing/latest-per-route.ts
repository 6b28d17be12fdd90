import { paperRouteKey } from "@comanda/domain/paper/paper-route";

import type { PrintJobRow } from "./print-job-store.ts";

/** The first paper on each way, of papers that are sorted from the newest. */
export function latestPerRoute(newest: readonly PrintJobRow[]): readonly PrintJobRow[] {
  const latest = new Map<string, PrintJobRow>();
  for (const row of newest) {
    const key = paperRouteKey(row);
    if (!latest.has(key)) latest.set(key, row);
  }
  return [...latest.values()];
}
