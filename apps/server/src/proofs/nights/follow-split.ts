import type { Bill } from "@comanda/domain/bill/bill";
import { isOpen } from "@comanda/domain/bill/bill";
import { followCourses, hasStoppedWaiting } from "@comanda/domain/bill/courses-of-split";
import type { Instant } from "@comanda/domain/time/instant";

import { withBill, type Model } from "./model.ts";
import { firingOf, type VenueFacts } from "./venue-facts.ts";

/** The model after a write, with what the other bills of a split learn of the courses that waited before it. */
export function followSplit(
  before: Model,
  after: Model,
  { facts, at }: { readonly facts: VenueFacts; readonly at: Instant },
): Model {
  const [station] = facts.stations;
  if (station === undefined) throw new Error("A house has stations");
  let model = after;
  for (const { bill: known } of before.bills.values()) {
    const bill = known.id === null ? undefined : after.bills.get(known.id)?.bill;
    if (bill === undefined || !hasStoppedWaiting(known, bill)) continue;
    const others = [...model.bills.values()].flatMap(({ bill: other }) =>
      other.id !== bill.id && isOpen(other) && rootOf(model, other) === rootOf(model, bill)
        ? [other]
        : [],
    );
    for (const other of others) {
      const beside = others.filter(({ id }) => id !== other.id);
      const followed = followCourses(other, [bill, ...beside], firingOf(facts, null, at));
      if (followed === other || other.id === null) continue;
      model = withBill(model, facts, { id: other.id, bill: followed, at, station });
    }
  }
  return model;
}

function rootOf(model: Model, { id, origin }: Bill): Bill["id"] {
  const from = origin === null ? undefined : model.bills.get(origin)?.bill;
  return from === undefined ? (origin ?? id) : rootOf(model, from);
}
