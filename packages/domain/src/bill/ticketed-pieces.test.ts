import fc from "fast-check";
import { expect, test } from "vitest";

import { quantity } from "../money/quantity.ts";
import { aBill, aLine } from "../testing/builders.ts";
import type { Bill, Place } from "./bill.ts";
import { lineKey } from "./line.ts";
import {
  changedPieces,
  joinTicketedPieces,
  movedPieces,
  piecesAfterTicket,
  preparationOf,
  quantityInWork,
  serveTicketedPieces,
  sortOutPieces,
  takeTicketedPieces,
  type KnownPieces,
  type TicketedPieces,
} from "./ticketed-pieces.ts";

const table = (name: string): Place => ({ kind: "table", name });
const ticketedFor = (
  name: string,
  count: number,
  servingWay: Bill["servingWay"] = "here",
): TicketedPieces => ({
  place: table(name),
  servingWay,
  quantity: quantity(count),
  preparation: preparationOf(curry),
  isServed: false,
});
const words = (pieces: readonly TicketedPieces[]) =>
  pieces.map(({ place, servingWay, quantity: count }) => `${count} ${place?.name} ${servingWay}`);

const curry = aLine({ key: lineKey("curry"), quantity: quantity(3) });
const knownOf = (...pieces: readonly TicketedPieces[]): KnownPieces => ({
  ticketed: new Map([[curry.key, quantity(3)]]),
  pieces: new Map([[curry.key, pieces]]),
});
const elsewhere = (bill: Bill, ...onTickets: readonly TicketedPieces[]) => {
  const known = knownOf(...onTickets);
  const { cancelled } = sortOutPieces(bill, curry, known);
  return { moved: words(movedPieces(bill, curry, known)), cancelled: words(cancelled) };
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
    cancelled: ["1 9 here", "1 4 here"],
  });
  const voided: Bill = { ...atNine, status: "voided" };
  expect(elsewhere(voided, ticketedFor("4", 3)).cancelled).toEqual(["3 4 here"]);
});

test("pieces in work that guests want otherwise by now are told once, wherever they go", () => {
  const told = { note: "mild", orderLevel: null };
  const asked = { ...curry, note: "very hot" };
  const changes = (known: KnownPieces, bill = { ...atNine, lines: [asked] }) =>
    changedPieces(bill, asked, known).map(
      ({ quantity: count, before }) => `${count} ${before.note}`,
    );
  const pieces = [ticketedFor("4", 1), ticketedFor("9", 2)].map((each) => ({
    ...each,
    preparation: told,
  }));
  expect(changes(knownOf(...pieces))).toEqual(["3 mild"]);
  const after = piecesAfterTicket({ ...atNine, lines: [asked] }, asked, knownOf(...pieces));
  expect(after).toEqual([{ ...ticketedFor("9", 3), preparation: preparationOf(asked) }]);
  expect(changes(knownOf(...after))).toEqual([]);
  const credit = aLine({ key: lineKey("back"), quantity: quantity(-2), credits: curry.key });
  expect(changes(knownOf(...pieces), { ...atNine, lines: [asked, credit] })).toEqual(["1 mild"]);
});

test("pieces that were served are with the guests, and are the last to be cancelled", () => {
  const asked = { ...curry, note: "very hot" };
  const eaten = { ...ticketedFor("4", 2), isServed: true };
  const known = knownOf(eaten, ticketedFor("4", 1));
  const bill = { ...atNine, lines: [asked] };
  expect(words(movedPieces(bill, asked, known))).toEqual(["1 4 here"]);
  expect(changedPieces(bill, asked, known)).toMatchObject([{ quantity: 1 }]);
  expect(quantityInWork(bill, asked, known)).toBe(1);
  const inWork = { ...ticketedFor("9", 1), preparation: preparationOf(asked) };
  expect(piecesAfterTicket(bill, asked, known)).toEqual([inWork, eaten]);
  const credit = aLine({ key: lineKey("back"), quantity: quantity(-2), credits: curry.key });
  expect(sortOutPieces({ ...bill, lines: [asked, credit] }, asked, known)).toEqual({
    cancelled: [ticketedFor("4", 1), { ...eaten, quantity: quantity(1) }],
    kept: [{ ...eaten, quantity: quantity(1) }],
  });
  expect(serveTicketedPieces(bill, asked, known)).toEqual([{ ...eaten, quantity: quantity(3) }]);
});

test("pieces of which nothing is known were served where the bill is", () => {
  const bill = { ...atNine, lines: [curry] };
  const eaten = { ...ticketedFor("9", 3), preparation: null, isServed: true };
  const older = { ticketed: knownOf(ticketedFor("9", 3)).ticketed, pieces: new Map() };
  expect(serveTicketedPieces(bill, curry, older)).toEqual([eaten]);
  expect(serveTicketedPieces(bill, curry, { ...older, ticketed: new Map() })).toEqual([]);
});

test("of a note that was told before it was remembered nothing is said", () => {
  const asked = { ...curry, note: "very hot" };
  const bill = { ...atNine, lines: [asked] };
  const older = { ...ticketedFor("9", 3), preparation: null };
  expect(changedPieces(bill, asked, knownOf(older))).toEqual([]);
  expect(changedPieces(bill, asked, knownOf())).toEqual([]);
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
