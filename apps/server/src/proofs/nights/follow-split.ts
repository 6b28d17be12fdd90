import type { Bill } from "@comanda/domain/bill/bill";
import { isOpen } from "@comanda/domain/bill/bill";
import {
  followCourses,
  hasLostCourse,
  hasStoppedWaiting,
  waitForOthers,
} from "@comanda/domain/bill/courses-of-split";
import type { Instant } from "@comanda/domain/time/instant";

import { withBill, type Model } from "./model.ts";
import { withSamePaper } from "./papers.ts";
import { firingOf, type VenueFacts } from "./venue-facts.ts";

/** The model after a write, with what the other bills of a split learn of the courses that waited before it. */
export function followSplit(before: Model, after: Model, { facts, at }: Asked): Model {
  const [station] = facts.stations;
  if (station === undefined) throw new Error("A house has stations");
  let model = after;
  for (const { bill: known } of before.bills.values()) {
    const bill = known.id === null ? undefined : after.bills.get(known.id)?.bill;
    if (bill === undefined || !hasStoppedWaiting(known, bill)) continue;
    const others = othersOfSplit(model, bill);
    for (const other of others) {
      const beside = others.filter(({ id }) => id !== other.id);
      const followed = followCourses(other, [bill, ...beside], firingOf(facts, null, at));
      if (followed === other || other.id === null) continue;
      const printed = model.bills.get(other.id);
      model = withBill(model, facts, { id: other.id, bill: followed, at, station });
      if (printed !== undefined) model = withSamePaper(model, printed, other.id);
    }
  }
  return model;
}

type Asked = { readonly facts: VenueFacts; readonly at: Instant };

/** A changed bill before it is saved: of a course that it has lost, other bills of its split may still have some. */
export function waitForLostCourses(
  model: Model,
  { before, after }: { readonly before: Bill; readonly after: Bill },
  asked: Asked,
): Bill {
  return hasLostCourse(before, after) ? waitForSplit(model, after, asked) : after;
}

export function waitForSplit(model: Model, bill: Bill, { facts, at }: Asked): Bill {
  return waitForOthers(bill, othersOfSplit(model, bill), firingOf(facts, null, at));
}

function othersOfSplit(model: Model, bill: Bill): readonly Bill[] {
  return [...model.bills.values()].flatMap(({ bill: other }) =>
    other.id !== bill.id && isOpen(other) && areOfOneSplit(model, other, bill) ? [other] : [],
  );
}

export function areOfOneSplit(model: Model, one: Bill, other: Bill): boolean {
  return rootOf(model, one) === rootOf(model, other);
}

function rootOf(model: Model, { id, origin }: Bill): Bill["id"] {
  const from = origin === null ? undefined : model.bills.get(origin)?.bill;
  return from === undefined ? (origin ?? id) : rootOf(model, from);
}
