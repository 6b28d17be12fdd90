import fc from "fast-check";
import { expect, test } from "vitest";

import { quantity } from "../money/quantity.ts";
import { aBill, aLine } from "../testing/builders.ts";
import type { Bill, Place } from "./bill.ts";
import { lineKey } from "./line.ts";
import {
  joinTicketedPieces,
  piecesElsewhere,
  takeTicketedPieces,
  type TicketedPieces,
} from "./ticketed-pieces.ts";

const table = (name: string): Place => ({ kind: "table", name });
const ticketedFor = (
  name: string,
  count: number,
  servingWay: Bill["servingWay"] = "here",
): TicketedPieces => ({ place: table(name), servingWay, quantity: quantity(count) });
const words = (pieces: readonly TicketedPieces[]) =>
  pieces.map(({ place, servingWay, quantity: count }) => `${count} ${place?.name} ${servingWay}`);

const curry = aLine({ key: lineKey("curry"), quantity: quantity(3) });
const elsewhere = (bill: Bill, ...onTickets: readonly TicketedPieces[]) => {
  const pieces = piecesElsewhere(bill, curry, {
    ticketed: new Map([[curry.key, quantity(3)]]),
    destinations: new Map([[curry.key, onTickets]]),
  });
  return { moved: words(pieces.moved), cancelled: words(pieces.cancelled) };
};
const atNine = aBill({ lines: [curry], place: table("9") });

test("pieces in work that kitchen and bar have for another table, or another way, have moved", () => {
  expect(elsewhere(atNine, ticketedFor("9", 3))).toEqual({ moved: [], cancelled: [] });
  expect(elsewhere(atNine, ticketedFor("4", 3))).toEqual({ moved: ["3 4 here"], cancelled: [] });
  const mixed = [ticketedFor("4", 1), ticketedFor("9", 1), ticketedFor("9", 1, "away")];
  expect(elsewhere(atNine, ...mixed).moved).toEqual(["1 4 here", "1 9 away"]);
  expect(elsewhere({ ...atNine, servingWay: "away" }, ticketedFor("9", 3)).moved).toEqual([
    "3 9 here",
  ]);
});

test("nothing is known of what was told before destinations were", () => {
  expect(elsewhere(atNine)).toEqual({ moved: [], cancelled: [] });
});

test("pieces that are cancelled are cancelled where kitchen and bar have them, those at the bill first", () => {
  const credit = aLine({ key: lineKey("back"), quantity: quantity(-2), credits: curry.key });
  const bill = { ...atNine, lines: [curry, credit] };
  expect(elsewhere(bill, ticketedFor("4", 2), ticketedFor("9", 1))).toEqual({
    moved: ["1 4 here"],
    cancelled: ["1 4 here"],
  });
  const voided: Bill = { ...atNine, status: "voided" };
  expect(elsewhere(voided, ticketedFor("4", 3)).cancelled).toEqual(["3 4 here"]);
});

const anyPieces = fc.array(
  fc
    .record({ at: fc.constantFrom("4", "9"), count: fc.integer({ min: 1, max: 5 }) })
    .map(({ at, count }) => ticketedFor(at, count)),
);
const countAt = (pieces: readonly TicketedPieces[], name: string) =>
  pieces.reduce((sum, each) => sum + (each.place?.name === name ? each.quantity : 0), 0);

test("no piece is lost or doubled when lines are divided and joined again", () => {
  fc.assert(
    fc.property(anyPieces, fc.nat(12), (pieces, count) => {
      const { taken, left } = takeTicketedPieces(pieces, quantity(count));
      const joined = joinTicketedPieces([...taken, ...left]);
      for (const name of ["4", "9"]) expect(countAt(joined, name)).toBe(countAt(pieces, name));
      const all = countAt(pieces, "4") + countAt(pieces, "9");
      expect(countAt(taken, "4") + countAt(taken, "9")).toBe(Math.min(count, all));
    }),
  );
});
