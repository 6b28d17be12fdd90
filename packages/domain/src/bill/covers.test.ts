import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { quantity } from "../money/quantity.ts";
import { aBill, accepted, aLine, fridayEvening, mali } from "../testing/builders.ts";
import type { Bill } from "./bill.ts";
import { joinCovers, maxCover } from "./covers.ts";
import { lineKey } from "./line.ts";
import { mergeBills } from "./merge-bills.ts";
import { partBills } from "./part-bills.ts";
import { splitOff } from "./split-off.ts";

const at = fridayEvening;
const beers = aLine({ key: lineKey("beers"), quantity: quantity(4) });
const ofFour = aBill({ id: id(1), number: 42, version: 1, cover: 4, lines: [beers] });

function splitFor(bill: Bill, cover: number | null) {
  const second = {
    place: { kind: "table", name: "12" },
    cover,
    staff: mali,
    customer: null,
  } as const;
  return accepted(splitOff(bill, { second, parts: new Map([[beers.key, quantity(1)]]), at }));
}

function merge(target: Bill, source: Bill) {
  const { place, staff, customer } = target;
  const header = { place, staff, customer, cover: joinCovers(target, source) };
  return accepted(mergeBills(target, source, { header, at }));
}

function takeApart({ target, source, joined }: ReturnType<typeof merge>) {
  const join = { lines: joined, round: 1, statusNote: "" };
  const parting = { join, later: new Set<never>(), place: null, at, areOfOneSplit: false };
  return accepted(partBills(target, source, parting));
}

describe("the guests of a split bill", () => {
  test("leave the first bill, so that each guest counts once", () => {
    const once = splitFor(ofFour, 1);
    const twice = splitFor(once.first, 1);
    expect([twice.first.cover, once.second.cover, twice.second.cover]).toEqual([2, 1, 1]);
  });

  test("leave at least one there, who has what stays", () => {
    expect(splitFor(ofFour, 4).first.cover).toBe(1);
    expect(splitFor(ofFour, 9).first.cover).toBe(1);
  });

  test("are not guessed: a bill that does not say for how many takes none along", () => {
    expect(splitFor(ofFour, null).first.cover).toBe(4);
    expect(splitFor(ofFour, 0).first.cover).toBe(4);
    expect(splitFor(aBill({ ...ofFour, cover: null }), 2).first.cover).toBeNull();
    expect(splitFor(aBill({ ...ofFour, cover: 0 }), 2).first.cover).toBe(0);
  });
});

describe("the guests of a merged bill", () => {
  test("are those of both bills, so that a split that is undone is as it was", () => {
    const { first, second } = splitFor(ofFour, 1);
    expect(merge(first, { ...second, id: id(2) }).target.cover).toBe(4);
    expect(joinCovers({ cover: 3 }, { cover: null })).toBe(3);
    expect(joinCovers({ cover: null }, { cover: 2 })).toBe(2);
    expect(joinCovers({ cover: null }, { cover: null })).toBeNull();
    expect(joinCovers({ cover: maxCover }, { cover: 1 })).toBe(maxCover);
  });

  test("go with their bill when the two are taken apart", () => {
    const food = aLine({ key: lineKey("food") });
    const ofTwo = aBill({ id: id(2), number: 43, version: 1, cover: 2, lines: [food] });
    const both = merge(ofFour, ofTwo);
    expect(both.target.cover).toBe(6);
    const { joined, away } = takeApart(both);
    expect([joined.cover, away.cover]).toEqual([4, 2]);
  });
});
