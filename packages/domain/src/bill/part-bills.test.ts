import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { oneQuantity, quantity, type Quantity } from "../money/quantity.ts";
import { isRefusal } from "../refusal.ts";
import { anyPress, applyPress, type AnyPress } from "../testing/any-press.ts";
import { aBill, accepted, aLine, fridayEvening, mali, saved } from "../testing/builders.ts";
import type { Bill } from "./bill.ts";
import { joinCovers } from "./covers.ts";
import { sortUnderParents } from "./line-order.ts";
import { lineKey, type Line, type LineKey } from "./line.ts";
import { markRoundSent, nextRoundNumber } from "./mark-round-sent.ts";
import { writeNote } from "./mark-line.ts";
import { mergeBills, type MergedBills } from "./merge-bills.ts";
import { partBills, type Join } from "./part-bills.ts";
import { splitOff } from "./split-off.ts";

const at = fridayEvening;
const beers = aLine({ key: lineKey("beers"), quantity: quantity(2), round: 1 });
const food = aLine({ key: lineKey("food"), round: 2 });
const ofFour = aBill({ id: id(1), number: 1042, version: 1, lines: [beers] });
const ofNine = aBill({
  id: id(2),
  number: 1043,
  version: 1,
  lines: [food],
  place: { kind: "table", name: "9" },
  statusNote: "split from #7",
});

function join(target: Bill, source: Bill): MergedBills & { readonly kept: Join } {
  const { place, staff, customer } = target;
  const cover = joinCovers(target, source);
  const merged = accepted(
    mergeBills(target, source, { header: { place, cover, staff, customer }, at }),
  );
  const round = nextRoundNumber([target, source]) - 1;
  return { ...merged, kept: { lines: merged.joined, round, statusNote: source.statusNote } };
}

const twoTables = { place: null, at, areOfOneSplit: false };

const part = (
  joined: Bill,
  { source, kept }: ReturnType<typeof join>,
  later: readonly string[] = [],
) =>
  partBills(joined, source, {
    join: kept,
    later: new Set(later.map((key) => lineKey(key))),
    ...twoTables,
  });

const withLines = (bill: Bill, ...lines: readonly Line[]): Bill => ({
  ...bill,
  lines: [...bill.lines, ...lines],
});

describe("taking joined bills apart", () => {
  test("gives each its lines, its table and its note back", () => {
    const both = join(ofFour, ofNine);
    const { joined, away } = accepted(part(both.target, both));
    expect(joined).toEqual(ofFour);
    expect(away).toEqual(ofNine);
  });

  test("seats the guests elsewhere if somebody sits at their table by now", () => {
    const both = join(ofFour, ofNine);
    const place = { kind: "table", name: "11" } as const;
    const asked = { join: both.kept, later: new Set<LineKey>(), ...twoTables, place };
    expect(accepted(partBills(both.target, both.source, asked)).away.place).toEqual(place);
  });

  test("leaves what was ordered since with the first, unless it is for the other", () => {
    const both = join(ofFour, ofNine);
    const tea = aLine({ key: lineKey("tea"), round: 3 });
    const since = withLines(both.target, tea);
    expect(accepted(part(since, both)).joined.lines).toEqual([beers, tea]);
    expect(accepted(part(since, both, ["tea"])).away.lines).toEqual([food, tea]);
  });

  test("lets a credit follow the line that it credits", () => {
    const both = join(ofFour, ofNine);
    const credit = aLine({
      ...food,
      key: lineKey("credit"),
      quantity: quantity(-1),
      credits: food.key,
      round: 3,
    });
    const { joined, away } = accepted(part(withLines(both.target, credit), both));
    expect(joined.lines).toEqual([beers]);
    expect(away.lines).toEqual([food, credit]);
  });

  test("divides a line of which both had some", () => {
    const other = { ...ofNine, lines: [{ ...beers, quantity: oneQuantity }] };
    const both = join(ofFour, other);
    expect(both.target.lines.map((line) => line.quantity)).toEqual([3]);
    const { joined, away } = accepted(part(both.target, both));
    expect([joined.lines, away.lines]).toEqual([ofFour.lines, other.lines]);
  });

  test("credits on a line of which both had some stay, unless they are for the other", () => {
    const other = { ...ofNine, lines: [{ ...beers, quantity: oneQuantity }] };
    const both = join(ofFour, other);
    const credits = [1, 2].map((count) =>
      aLine({
        ...beers,
        key: lineKey(`credit ${count}`),
        quantity: quantity(-count),
        credits: beers.key,
        round: 3,
      }),
    );
    const [one, two] = credits;
    if (one === undefined || two === undefined) throw new Error("Two credits");
    const since = withLines(both.target, one);
    expect(accepted(part(since, both, ["credit 1"])).away.lines).toHaveLength(2);
    expect(accepted(part(since, both)).joined.lines).toEqual([beers, one]);
    const more = withLines(both.target, two);
    expect(part(more, both, ["credit 2"])).toEqual({ refusal: "invalid-credit-back" });
  });

  test("is refused once some of it is paid, or on another bill", () => {
    const both = join(ofFour, ofNine);
    const paid = { ...both.target, paid: money(100) };
    expect(part(paid, both)).toEqual({ refusal: "part-paid" });
    const moved = { ...both.target, lines: [beers] };
    expect(part(moved, both)).toEqual({ refusal: "part-moved" });
  });

  test("is refused for bills that were not joined, or are apart again", () => {
    const both = join(ofFour, ofNine);
    const apart = accepted(part(both.target, both));
    const asked = { join: both.kept, later: new Set<LineKey>(), ...twoTables };
    const refused = { refusal: "bills-not-joined" };
    expect(partBills(apart.joined, apart.away, asked)).toEqual(refused);
    const elsewhere = { ...both.source, mergedInto: id<"bill">(7) };
    expect(partBills(both.target, elsewhere, asked)).toEqual(refused);
    const voided = { ...ofNine, status: "voided" } as const;
    expect(partBills({ ...both.target, id: null }, voided, asked)).toEqual(refused);
  });

  test("gives away no line that was there before", () => {
    const both = join(ofFour, ofNine);
    expect(part(both.target, both, ["beers"])).toEqual({ refusal: "line-not-found" });
    expect(part(both.target, both, ["nowhere"])).toEqual({ refusal: "line-not-found" });
  });
});

const anyPresses = fc.array(anyPress, { minLength: 2, maxLength: 12 });
const anyShares = fc.array(fc.nat(4), { maxLength: 12 });
const anyEvening = fc.record({
  before: anyPresses,
  shares: anyShares,
  first: fc.array(anyPress, { maxLength: 5 }),
  second: fc.array(anyPress, { maxLength: 5 }),
  isNoted: fc.boolean(),
  since: fc.array(fc.array(anyPress, { maxLength: 4 }), { maxLength: 3 }),
});

/** A round of presses on a bill, each under a key of its own, sent together. */
function orderRound(bill: Bill, presses: readonly AnyPress[], name: string): Bill {
  const pressed = presses.reduce((order, press, index) => {
    const next = applyPress(order, press, `${name}-${index}`, at);
    return isRefusal(next) ? order : next;
  }, bill);
  return markRoundSent(pressed, nextRoundNumber([pressed]));
}

/** Two bills that may have parts of the same lines; null if the evening has no two bills. */
function twoBills(evening: typeof anyEvening extends fc.Arbitrary<infer All> ? All : never) {
  const whole = orderRound(saved(aBill()), evening.before, "before");
  const parts = new Map<LineKey, Quantity>();
  for (const [index, line] of whole.lines.entries()) {
    const share = evening.shares[index] ?? 0;
    const wanted = Math.sign(line.quantity) * Math.min(share, Math.abs(line.quantity));
    if (wanted !== 0) parts.set(line.key, quantity(wanted));
  }
  const { place, cover } = ofNine;
  const second = { place, cover, staff: mali, customer: null };
  const split = splitOff(whole, { second, parts, at });
  if (isRefusal(split)) return null;
  const one = orderRound(split.first, evening.first, "first");
  const other = orderRound({ ...split.second, id: id(2), number: 1043 }, evening.second, "second");
  const [line] = other.lines;
  const noted = evening.isNoted && line !== undefined ? writeNote(other, line.key, "hot") : other;
  return { one, other: isRefusal(noted) ? other : noted };
}

const tooMany: ReadonlySet<string> = new Set(["invalid-credit-back", "cannot-move-discount"]);

const linesOf = (bill: Bill) => sortUnderParents(bill.lines);

test("whatever was joined comes apart line by line", () => {
  let tried = 0;
  fc.assert(
    fc.property(anyEvening, (evening) => {
      const bills = twoBills(evening);
      if (bills === null) return;
      const both = join(bills.one, bills.other);
      const apart = accepted(part(both.target, both));
      expect(apart.away).toEqual({ ...bills.other, lines: apart.away.lines });
      expect(linesOf(apart.away)).toEqual(linesOf(bills.other));
      expect(linesOf(apart.joined)).toEqual(linesOf(bills.one));
      tried += 1;
    }),
    { numRuns: 500 },
  );
  expect(tried).toBeGreaterThan(20);
});

test("whatever is ordered between, nothing is lost, and each keeps at least what it had", () => {
  fc.assert(
    fc.property(anyEvening, fc.boolean(), (evening, isForOther) => {
      const bills = twoBills(evening);
      if (bills === null) return;
      const both = join(bills.one, bills.other);
      const since = evening.since.reduce(
        (bill, presses, index) => orderRound(bill, presses, `since-${index}`),
        both.target,
      );
      const added = since.lines.filter(({ round }) => (round ?? 0) > both.kept.round);
      const later = isForOther ? added.map(({ key }) => key) : [];
      const apart = part(since, both, later);
      if (isRefusal(apart)) {
        // Only credits and discounts of a line that both had can be too many for one of them.
        if (tooMany.has(apart.refusal)) return;
        throw new Error(apart.refusal);
      }
      const { joined, away } = apart;
      const pieces = (bill: Bill): number =>
        bill.lines.reduce((sum, line) => sum + line.quantity * 10, 0);
      expect(pieces(joined) + pieces(away)).toBeCloseTo(pieces(since));
      const old = (bill: Bill) =>
        linesOf(bill).filter(({ round }) => (round ?? 0) <= both.kept.round);
      const known = (bill: Bill) => linesOf(bill).map(({ key }) => key);
      expect(old(joined).map(({ key }) => key)).toEqual(known(bills.one));
      expect(old(away).map(({ key }) => key)).toEqual(known(bills.other));
      const keys = new Set(away.lines.map(({ key }) => key));
      const credited = away.lines.flatMap((line) => line.credits ?? []);
      expect(credited.filter((key) => !keys.has(key))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
