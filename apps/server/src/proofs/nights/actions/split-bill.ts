import { splitBill } from "@comanda/contract/split-merge";
import type { BillId, Instant, StationId } from "@comanda/contract/wire";
import { lineAmount, type LineKey } from "@comanda/domain/bill/line";
import { scheduleCourses } from "@comanda/domain/bill/course";
import { checkPlaceFree } from "@comanda/domain/bill/place";
import {
  addStatusNote,
  splitFromNote,
  splitIntoNote,
  splitOff,
  type SplitParts,
} from "@comanda/domain/bill/split-off";
import { id } from "@comanda/domain/id";
import { sumMoney } from "@comanda/domain/money/money";
import { addQuantity, oneQuantity, quantity } from "@comanda/domain/money/quantity";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import fc from "fast-check";

import { anyBill, mostlyManager, actionOf, type Verdict } from "../action.ts";
import type { VenueFacts } from "../venue-facts.ts";
import { splitTicketed } from "../ticketed.ts";
import { withBill, type Model, type ModelBill } from "../model.ts";
import { anyHead, headOf, reasonAgainst, requireVersion, type Head } from "./order-head.ts";

/** How much of each line goes over: nothing, all, one, or more than there is. */
const share = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom("nothing", "all", "one") },
  fc.constant("too many"),
);

const chosen = fc.record({
  till: mostlyManager,
  bill: anyBill,
  isOpen: fc.constantFrom(true, true, true, false),
  /** How many saves ago the till has read the bill. */
  behind: fc.constantFrom(0, 0, 0, 0, 1),
  head: anyHead,
  shares: fc.array(share, { minLength: 1, maxLength: 4 }),
});

export const splitOldBill = actionOf("split bill", chosen, (night, values) => {
  const known = values.isOpen ? night.openBillAt(values.bill) : night.billAt(values.bill);
  if (known === null) return null;
  const { facts } = night;
  const billId = known.bill.id ?? id<"bill">(1);
  const head = headOf(night, values.head, known);
  const parts = partsOf(known, values.shares);
  const version = Math.max(1, known.bill.version - values.behind);
  const { station } = night.till(values.till);
  return {
    till: values.till,
    call: splitBill,
    input: {
      body: {
        oldBillId: billId,
        firstBill: { version },
        secondBill: {
          ...head.wire,
          billItems: [...parts].map(([key, qty]) => ({ key, qty })),
        },
      },
    },
    verdict: (model, at) => split(model, facts, { billId, version, head, parts, station, at }),
  };
});

function partsOf({ bill }: ModelBill, shares: readonly string[]): SplitParts {
  return new Map(
    bill.lines.flatMap(({ key, quantity: all }, index): [LineKey, typeof all][] => {
      const wanted = shares[index % shares.length];
      if (wanted === "nothing") return [];
      if (wanted === "all") return [[key, all]];
      return [[key, wanted === "one" ? quantity(Math.sign(all)) : addQuantity(all, oneQuantity)]];
    }),
  );
}

type Splitting = {
  readonly billId: BillId;
  readonly version: number;
  readonly head: Head;
  readonly parts: SplitParts;
  readonly station: StationId;
  readonly at: Instant;
};

function split(model: Model, facts: VenueFacts, asked: Splitting): Verdict {
  const { billId, head, parts, station, at } = asked;
  const shift = model.shifts.get(station);
  const known = model.bills.get(billId);
  if (shift === undefined) return refuse("start-shift");
  if (known === undefined) return refuse("bill-not-found");
  const reason = requireVersion(known, asked.version) ?? reasonAgainst(model, facts, head);
  if (reason !== null) return reason;
  const halves = splitOff(known.bill, { second: head.order, parts, at });
  if (isRefusal(halves)) return halves;
  const { place } = head.order;
  const bills = [...model.bills.values()].map(({ bill }) => bill);
  const isBeside = place !== null && checkPlaceFree(place, [known.bill], false) !== null;
  const taken = place === null ? null : checkPlaceFree(place, bills, isBeside);
  if (taken !== null) return taken;
  requireSameWorth(facts, known, [halves.first.lines, halves.second.lines]);
  const number = model.lastNumber + 1;
  const numberInWorkDay = model.lastInWorkDay + 1;
  const timed = { minutes: facts.courseMinutes, at };
  const moved = addStatusNote(halves.second, splitFromNote(known.bill.number));
  const second = scheduleCourses(moved, timed);
  const first = scheduleCourses(addStatusNote(halves.first, splitIntoNote(number)), timed);
  const ticketed = splitTicketed(known.ticketed, { first, second });
  return {
    reply: { firstBill: billId, number },
    after: (given) => {
      const counted = { ...model, lastNumber: number, lastInWorkDay: numberInWorkDay };
      const beside = withBill(counted, facts, {
        id: id<"bill">(given),
        bill: { ...second, number, numberInWorkDay },
        at,
        station,
        come: known.sources,
        ticketed: ticketed.second,
      });
      const stayed = { id: billId, bill: first, at, station, ticketed: ticketed.first };
      return withBill(beside, facts, stayed);
    },
  };
}

/** A split neither adds nor loses anything: not of a line's quantity, nor of the money. */
export function requireSameWorth(
  { currency }: Pick<VenueFacts, "currency">,
  { bill }: Pick<ModelBill, "bill">,
  after: readonly (typeof bill.lines)[],
): void {
  const lines = after.flat();
  const tenths = (own: typeof bill.lines): number =>
    own.reduce((total, line) => total + Math.round(line.quantity * 10), 0);
  const worth = (own: typeof bill.lines): number =>
    sumMoney(own.map((line) => lineAmount(line, currency)));
  const isSame = tenths(lines) === tenths(bill.lines) && worth(lines) === worth(bill.lines);
  if (!isSame) throw new Error(`Bill ${bill.number} is worth another sum in two`);
}
