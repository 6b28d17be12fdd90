import { partBill } from "@comanda/contract/split-merge";
import type { BillId, Instant, StationId } from "@comanda/contract/wire";
import { scheduleCourses } from "@comanda/domain/bill/course";
import { lineKey, type LineKey } from "@comanda/domain/bill/line";
import { partBills, type PartedBills } from "@comanda/domain/bill/part-bills";
import { checkPlaceFree, placeFromText } from "@comanda/domain/bill/place";
import {
  divideTicketedQuantity,
  quantityToPrepare,
  type TicketedQuantities,
} from "@comanda/domain/bill/ticket-lines";
import type { Quantity } from "@comanda/domain/money/quantity";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import fc from "fast-check";

import { mostlyManager, actionOf, type Verdict } from "../action.ts";
import { areOfOneSplit, waitForLostCourses, waitForSplit } from "../follow-split.ts";
import { withBill, type Model, type ModelBill } from "../model.ts";
import type { VenueFacts } from "../venue-facts.ts";
import { requireVersion } from "./order-head.ts";
import { requireSameWorth } from "./split-bill.ts";

const chosen = fc.record({
  till: mostlyManager,
  join: fc.nat(3),
  behind: fc.constantFrom(0, 0, 0, 0, 1),
  /** Which of the lines since go along; some that were there before are refused. */
  later: fc.array(fc.nat(9), { maxLength: 3 }),
  isAnyLine: fc.constantFrom(false, false, false, true),
  place: fc.constantFrom(undefined, undefined, "1", "31", ""),
});

export const partJoinedBills = actionOf("part bills", chosen, (night, values) => {
  const { till } = values;
  const joins = [...night.model().joins];
  const [bill, known] = joins[values.join % Math.max(1, joins.length)] ?? [];
  const into = known === undefined ? undefined : night.model().bills.get(known.into);
  if (bill === undefined || known === undefined || into === undefined) return null;
  const { lines } = into.bill;
  const since = lines.filter(({ round }) => values.isAnyLine || (round ?? 0) > known.join.round);
  const later = values.later.flatMap(
    (index) => since[index % Math.max(1, since.length)]?.key ?? [],
  );
  const version = Math.max(1, into.bill.version - values.behind);
  const place = values.place === undefined ? undefined : placeName(night.ownPlace, values.place);
  const { station } = night.till(till);
  const { facts } = night;
  const asked = { bill, into: known.into, version, later: new Set(later), place, station };
  return {
    till,
    call: partBill,
    input: {
      params: { id: known.into },
      body: {
        version,
        bill,
        later,
        ...(place !== undefined && { place: { table: place, room: "" } }),
      },
    },
    verdict: (model, at) => part(model, facts, { ...asked, at }),
  };
});

function placeName(ownPlace: (name: string) => string, name: string): string {
  return name === "" ? "" : ownPlace(name);
}

type Asked = {
  readonly bill: BillId;
  readonly into: BillId;
  readonly version: number;
  readonly later: ReadonlySet<LineKey>;
  readonly place: string | undefined;
  readonly station: StationId;
  readonly at: Instant;
};

function part(model: Model, facts: VenueFacts, asked: Asked): Verdict {
  const { bill, into, station, at } = asked;
  const shift = model.shifts.get(station);
  const [joined, away] = [model.bills.get(into), model.bills.get(bill)];
  const known = model.joins.get(bill);
  if (shift === undefined) return refuse("start-shift");
  if (joined === undefined || away === undefined) return refuse("bill-not-found");
  const stale = requireVersion(joined, asked.version);
  if (stale !== null) return stale;
  if (known?.into !== into || away.bill.workDay !== shift.workDay) {
    return refuse("bills-not-joined");
  }
  const place = asked.place === undefined ? null : placeFromText("table", asked.place);
  if (asked.place === "") return refuse("enter-table-or-room");
  const areParts = areOfOneSplit(model, joined.bill, away.bill);
  const parted = partBills(joined.bill, away.bill, {
    join: known.join,
    later: asked.later,
    place,
    at,
    areOfOneSplit: areParts,
  });
  if (isRefusal(parted)) return parted;
  const taken = requireFreePlace(model, joined, parted);
  if (taken !== null) return taken;
  requireSameWorth(facts, joined, [parted.joined.lines, parted.away.lines]);
  const ticketed = divideTicketed(joined.ticketed, parted);
  const come = new Map(
    parted.moved.flatMap(({ from, line }) => {
      const served = joined.sources.get(from.key);
      return served === undefined ? [] : [[line.key, served] as const];
    }),
  );
  return {
    reply: { firstBill: into, secondBill: bill, number: parted.away.number },
    after: () => {
      const joins = new Map([...model.joins].filter(([other]) => other !== bill));
      const timed = { minutes: facts.courseMinutes, at };
      const rest = waitForLostCourses(
        model,
        { before: joined.bill, after: scheduleCourses(parted.joined, timed) },
        { facts, at },
      );
      const stays = { id: into, bill: rest, at, station, ticketed: ticketed.stay };
      const left = withBill({ ...model, joins }, facts, stays);
      const own = scheduleCourses(parted.away, timed);
      const again = areParts ? own : waitForSplit(left, own, { facts, at });
      const goes = { id: bill, bill: again, at, station, come, ticketed: ticketed.go };
      return withBill(left, facts, goes);
    },
  };
}

/** Counted by hand: what goes takes along what is on tickets of it, and a divided line gives what it needs. */
function divideTicketed(
  ticketed: TicketedQuantities,
  { joined, away, moved }: PartedBills,
): { readonly stay: TicketedQuantities; readonly go: TicketedQuantities } {
  const stay = new Map(ticketed);
  const go = new Map<LineKey, Quantity>();
  for (const { from, line } of moved) {
    const known = ticketed.get(from.key);
    if (known === undefined) continue;
    const rest = joined.lines.find(({ key }) => key === from.key);
    if (rest === undefined) {
      stay.delete(from.key);
      go.set(lineKey(line.key), known);
      continue;
    }
    const share = divideTicketedQuantity(known, {
      first: quantityToPrepare(joined, rest),
      second: quantityToPrepare(away, line),
    });
    stay.set(from.key, share.first);
    go.set(line.key, share.second);
  }
  return { stay, go };
}

function requireFreePlace(model: Model, joined: ModelBill, { away }: PartedBills) {
  const { place } = away;
  if (place === null) return null;
  const isBeside = checkPlaceFree(place, [joined.bill], false) !== null;
  const all = [...model.bills.values()].map(({ bill }) => bill);
  return checkPlaceFree(place, all, isBeside);
}
