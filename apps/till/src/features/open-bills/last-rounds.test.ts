import { id } from "@comanda/domain/id";
import { expect, test } from "vitest";

import { findLastRounds, findPrintedBills, waitingSince } from "./last-rounds.ts";

const table9 = id<"bill">(9);
const table10 = id<"bill">(10);
const line = (bill: typeof table9, key: string, clock: string) => ({
  bill,
  key,
  createdDate: `2026-11-20 ${clock}`,
});
const mapOf = <Some>(list: readonly Some[]) => new Map(list.map((one, place) => [place, one]));

const items = mapOf([
  line(table9, "a", "12:10:00"),
  line(table9, "b", "12:30:00"),
  line(table9, "c", "12:20:00"),
  line(table10, "d", "23:59:59"),
]);

test("guests wait since the newest line that was sent", () => {
  const rounds = findLastRounds(items, new Set());
  expect(rounds.get(table9)).toBe("2026-11-20 12:30:00");
  expect(rounds.get(table10)).toBe("2026-11-20 23:59:59");
});

test("a line that only this till has is no round yet", () => {
  const rounds = findLastRounds(items, new Set(["b", "d"]));
  expect(rounds.get(table9)).toBe("2026-11-20 12:20:00");
  expect(rounds.has(table10)).toBe(false);
});

test("guests without a round wait since their bill was opened", () => {
  const bill = { id: table10, createdDate: "2026-11-20 11:00:00" };
  expect(waitingSince(bill, new Map())).toBe("2026-11-20 11:00:00");
  expect(waitingSince(bill, findLastRounds(items, new Set()))).toBe("2026-11-20 23:59:59");
});

test("a bill is printed once its paper is out, until guests order more", () => {
  const paper = (clock: string, state: "sent" | "failed" | "queued") =>
    mapOf([{ kind: "bill" as const, bill: table9, state, createdDate: `2026-11-20 ${clock}` }]);
  const rounds = findLastRounds(items, new Set());
  const since = "2026-11-20 12:30:00";
  expect([...findPrintedBills(paper("12:30:00", "sent"), rounds)]).toEqual([[table9, since]]);
  expect([...findPrintedBills(paper("12:29:59", "sent"), rounds)]).toEqual([]);
  expect([...findPrintedBills(paper("12:40:00", "failed"), rounds)]).toEqual([]);
  expect([...findPrintedBills(paper("12:40:00", "queued"), rounds)]).toEqual([]);
});

test("a ticket for the kitchen is no paper for the guests", () => {
  const ticket = { bill: table9, createdDate: "2026-11-20 13:00:00" };
  const papers = mapOf([{ ...ticket, kind: "ticket" as const, state: "sent" as const }]);
  expect(findPrintedBills(papers, new Map()).size).toBe(0);
});
