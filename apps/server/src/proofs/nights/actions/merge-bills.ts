import { mergeBill } from "@comanda/contract/split-merge";
import type { BillId, Instant, StationId } from "@comanda/contract/wire";
import type { Bill } from "@comanda/domain/bill/bill";
import { scheduleCourses } from "@comanda/domain/bill/course";
import { leaveSplit } from "@comanda/domain/bill/courses-of-split";
import { nextRoundNumber } from "@comanda/domain/bill/mark-round-sent";
import { mergeBills } from "@comanda/domain/bill/merge-bills";
import type { Join } from "@comanda/domain/bill/part-bills";
import { checkPlaceFree } from "@comanda/domain/bill/place";
import { id } from "@comanda/domain/id";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import fc from "fast-check";

import { anyBill, mostlyManager, actionOf, type ActionCall, type Verdict } from "../action.ts";
import { areOfOneSplit } from "../follow-split.ts";
import type { Night } from "../night.ts";
import type { VenueFacts } from "../venue-facts.ts";
import { mergeTicketed } from "../ticketed.ts";
import { withBill, type Model, type ModelBill } from "../model.ts";
import { anyHead, headOf, reasonAgainst, requireVersion, type Head } from "./order-head.ts";
import { requireSameWorth } from "./split-bill.ts";

const chosen = fc.record({
  till: mostlyManager,
  first: anyBill,
  /** The distance from the first bill; with too few bills it is the same one. */
  second: fc.constantFrom(1, 1, 1, 1, 1, 1, 2, 2, 0, null),
  areOpen: fc.constantFrom(true, true, true, false),
  /** How many saves ago the till has read either bill. */
  behind: fc.constantFrom(0, 0, 0, 0, 1),
  head: anyHead,
});

type ChosenMerge = typeof chosen extends fc.Arbitrary<infer Values> ? Values : never;

export const mergeTwoBills = actionOf("merge bills", chosen, mergeCall);

/** Careful staff join two open bills, so that there is something to take apart. */
export const joinTwoBills = actionOf(
  "join bills",
  fc.record({ till: mostlyManager, first: anyBill }),
  (night, { till, first }) => {
    const head = { place: undefined, cover: 2, staff: undefined, customer: null } as const;
    return mergeCall(night, { till, first, second: 1, areOpen: true, behind: 0, head });
  },
);

function mergeCall(night: Night, values: ChosenMerge): ActionCall | null {
  const bill = values.areOpen ? night.openBillAt : night.billAt;
  const first = bill(values.first);
  const second = values.second === null ? null : bill(values.first + values.second);
  if (first === null) return null;
  const { facts } = night;
  const head = headOf(night, values.head, first);
  const firstBillId = first.bill.id ?? id<"bill">(1);
  const secondBillId = second?.bill.id ?? null;
  const firstVersion = Math.max(1, first.bill.version - values.behind);
  const secondVersion = second?.bill.version ?? null;
  const { station } = night.till(values.till);
  const versions = { firstVersion, secondVersion };
  return {
    till: values.till,
    call: mergeBill,
    input: { body: { newBill: head.wire, firstBillId, secondBillId, ...versions } },
    verdict: (model, at) =>
      merge(model, facts, { firstBillId, secondBillId, ...versions, head, station, at }),
  };
}

type Merging = {
  readonly firstBillId: BillId;
  readonly secondBillId: BillId | null;
  readonly firstVersion: number;
  readonly secondVersion: number | null;
  readonly head: Head;
  readonly station: StationId;
  readonly at: Instant;
};

function merge(model: Model, facts: VenueFacts, asked: Merging): Verdict {
  const { firstBillId, secondBillId, head, station, at } = asked;
  const shift = model.shifts.get(station);
  const first = model.bills.get(firstBillId);
  const second = secondBillId === null ? null : model.bills.get(secondBillId);
  if (shift === undefined) return refuse("start-shift");
  if (first === undefined || second === undefined) return refuse("bill-not-found");
  const reason = staleness(asked, first, second) ?? reasonAgainst(model, facts, head);
  if (reason !== null) return reason;
  const merged = mergeBills(first.bill, joiningBill(model, first, second), {
    header: head.order,
    at,
  });
  if (isRefusal(merged)) return merged;
  if (second === null || secondBillId === null) return refuse("choose-second-bill");
  const taken = requireFreePlace(model, [first, second], head);
  if (taken !== null) return taken;
  const both = { bill: { ...first.bill, lines: [...first.bill.lines, ...second.bill.lines] } };
  requireSameWorth(facts, both, [merged.target.lines, merged.source.lines]);
  const come = new Map(
    [...second.sources].map(([key, own]) => [merged.renamed.get(key) ?? key, own]),
  );
  const ticketed = mergeTicketed(first, second, merged.renamed);
  const source = { ...merged.source, workDay: shift.workDay, shift: shift.id };
  return {
    reply: { id: firstBillId, version: first.bill.version + 1 },
    after: () => {
      const scheduled = scheduleCourses(merged.target, { minutes: facts.courseMinutes, at });
      const target = { id: firstBillId, bill: scheduled, at, station, come, ticketed };
      const all = [...model.bills.values()].map(({ bill }) => bill);
      const join: Join = {
        lines: merged.joined,
        round: nextRoundNumber(all) - 1,
        statusNote: second.bill.statusNote,
      };
      const joins = new Map(model.joins).set(secondBillId, { into: firstBillId, join });
      const joined = withBill({ ...model, joins }, facts, target);
      return withBill(joined, facts, { id: secondBillId, bill: source, at, station });
    },
  };
}

/** Of another split, a bill brings along nothing that is elsewhere. */
function joiningBill(model: Model, first: ModelBill, second: ModelBill | null): Bill | null {
  if (second === null) return null;
  return areOfOneSplit(model, first.bill, second.bill) ? second.bill : leaveSplit(second.bill);
}

function staleness(
  { firstVersion, secondVersion }: Merging,
  first: ModelBill,
  second: ModelBill | null,
) {
  if (second === null) return null;
  return requireVersion(first, firstVersion) ?? requireVersion(second, secondVersion ?? 0);
}

/** The merged bill may stay at the place of either of the two; no other bill may be at any other place. */
function requireFreePlace(model: Model, merged: readonly ModelBill[], { order }: Head) {
  const { place } = order;
  if (place === null) return null;
  const own = merged.map(({ bill }) => bill);
  const isTheirs = checkPlaceFree(place, own, false) !== null;
  const all = [...model.bills.values()].map(({ bill }) => bill);
  return checkPlaceFree(place, all, isTheirs);
}
