import { timeZone } from "@comanda/domain/time/local-time";
import { expect, test } from "vitest";

import { extractPaperText } from "../extract-paper-text.ts";
import { createFormatter } from "../formatter.ts";
import {
  answersChangedTicket,
  laterTicket,
  movedTicket,
  preparationTicket,
} from "../samples/tickets.ts";
import { composeTicket } from "./ticket.ts";

const formatter = createFormatter({
  language: "en_US",
  isRepeat: false,
  money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  zone: timeZone("Asia/Bangkok"),
});

/** What a cook reads below the head of a ticket. */
const readDishes = (ticket: Parameters<typeof composeTicket>[0]) =>
  extractPaperText(composeTicket(ticket, false, formatter))
    .map((line) => line.join(" | "))
    .slice(4);

test("what is still to come says all that a ticket says when it is made", () => {
  const coming = laterTicket.later ?? [];
  expect(readDishes(laterTicket)).toEqual([
    "COURSE 1",
    "1 | Half Chicken",
    "LATER",
    "2 | Tenderloin | COURSE 2 | Seat 2, 3 | no nuts, allergy!",
    "+ 2 × Medium",
    "+ 2 × ON THE SIDE French Fries",
    "− WITHOUT Onions",
    "1 | Rib Eye 250 g | COURSE 2 | Medium rare",
  ]);
  const fired = readDishes({ ...laterTicket, lines: coming, later: [] });
  const later = readDishes(laterTicket).slice(3);
  expect(later.map((line) => line.replace(" | COURSE 2", ""))).toEqual(fired.slice(1));
});

test("answers and mixers that come or go alone stand under the name of their dish, which has no number", () => {
  expect(readDishes(answersChangedTicket)).toEqual([
    "CANCEL",
    "Tenderloin:",
    "−2 | Medium",
    "−1 | WITHOUT Onions",
    "Gin:",
    "−1 | Tonic",
    "Tenderloin:",
    "2 | Rare",
    "1 | ON THE SIDE Pepper Sauce",
  ]);
});

test("what is asked for without a dish on its ticket is still left out", () => {
  const [, onions] = answersChangedTicket.lines;
  const lines = onions === undefined ? [] : [{ ...onions, isCancelled: false }];
  expect(readDishes({ ...answersChangedTicket, lines })).toEqual([
    "Tenderloin:",
    "1 | WITHOUT Onions",
  ]);
});

test("a ticket that comes out late begins with what has changed since", () => {
  const [dish] = laterTicket.lines;
  if (dish === undefined) throw new Error("There is a dish");
  const changes = [
    { table: "12", room: "", lines: [{ ...dish, isCancelled: true }] },
    { table: "9", room: "", lines: [{ ...dish, movedFrom: { table: "12", room: "" } }] },
  ];
  expect(readDishes({ ...laterTicket, later: [], changes })).toEqual([
    "LATE · CHANGED SINCE",
    "COURSE 1",
    "CANCEL",
    "−1 | Half Chicken",
    "COURSE 1",
    "MOVED",
    "Table 12 > Table 9",
    "1 | Half Chicken",
    "ORDERED BEFORE",
    "COURSE 1",
    "1 | Half Chicken",
  ]);
});

test("what moves says from where to where, and which way it is served", () => {
  expect(readDishes(movedTicket)).toEqual([
    "Mali Wong · From Restaurant · 4 guests",
    "CANCEL",
    "Table 4 > Table 12",
    "EAT IN > TO GO",
    "−1 | Green Curry",
    "MOVED",
    "Table 4 > Table 12",
    "EAT IN > TO GO",
    "2 | Pad Thai",
    "1 | Tenderloin",
    "MOVED",
    "EAT IN > TO GO",
    "1 | Rib Eye 250 g",
  ]);
});

test("an order level that no longer counts does not stand alone", () => {
  const [dish] = preparationTicket.lines;
  if (dish === undefined) throw new Error("There is a dish");
  const changedTo = (orderLevel: string | null) =>
    readDishes({ ...preparationTicket, lines: [{ ...dish, note: "", orderLevel }] });
  expect(changedTo(null)).toEqual(["CHANGED", "1 | Rib Eye 250 g | Medium > –"]);
  expect(changedTo("Medium")).toEqual(["CHANGED", "1 | Rib Eye 250 g | Medium"]);
});

test("a dish that is wanted otherwise says how it was and how it is wanted now", () => {
  expect(readDishes(preparationTicket)).toEqual([
    "CHANGED",
    "1 | Rib Eye 250 g | Medium > Well done | NO PEANUTS",
    "2 | Pad Thai | no nuts > no note",
    "1 | Green Curry | very spicy > less spicy",
  ]);
});
