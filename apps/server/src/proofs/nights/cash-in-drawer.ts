import type { Instant, StationId } from "@comanda/contract/wire";
import { isNotedAfter } from "@comanda/domain/time/is-far-ahead";
import { movesCash } from "@comanda/domain/shift/cash-moved-at";

import type { Model, ModelShift } from "./model.ts";
import type { VenueFacts } from "./venue-facts.ts";

/** Cash came into the drawer of a station, or left it, for anything but a bill. */
export function withCashMoved(model: Model, station: StationId, at: Instant): Model {
  const shift = model.shifts.get(station);
  if (shift === undefined) return model;
  return { ...model, shifts: new Map(model.shifts).set(station, { ...shift, cashMovedAt: at }) };
}

/** The counts of what is in the drawer now. */
export function standingCounts(
  model: Model,
  facts: VenueFacts,
  { id, counts, cashMovedAt }: ModelShift,
  now: Instant,
): ModelShift["counts"] {
  const tenders = [...model.bills.values()].flatMap((bill) => bill.tenders);
  const moved = tenders.filter((tender) => tender.shift === id && movesCash(tender, facts));
  const moments = [...(cashMovedAt === null ? [] : [cashMovedAt]), ...moved.map(({ at }) => at)];
  return counts.filter((count) => !moments.some((at) => isNotedAfter(at, count.at, now)));
}
