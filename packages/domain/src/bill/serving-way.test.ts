import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { refuse } from "../refusal.ts";
import { aBill, accepted, aLine, fridayEvening, mali } from "../testing/builders.ts";
import { lineKey } from "./line.ts";
import { mergeBills } from "./merge-bills.ts";
import { changeServingWay } from "./serving-way.ts";
import { startSplit } from "./split-bill.ts";

const bill = aBill({ id: id(1), number: 1042, version: 1, lines: [aLine()] });
const header = {
  place: { kind: "table", name: "14" },
  cover: 1,
  staff: mali,
  customer: null,
} as const;

test("an order is served at its place until somebody says otherwise", () => {
  expect(bill.servingWay).toBe("here");
  expect(changeServingWay(bill, "away")).toEqual({ ...bill, servingWay: "away" });
});

test("the way of serving stays as it is once money was taken by its taxes, and on an ended bill", () => {
  const begun = { ...bill, paid: money(50_00) };
  expect(changeServingWay(begun, "away")).toEqual(refuse("money-on-bill", { amount: 50_00 }));
  const closed = { ...bill, status: "closed" } as const;
  expect(changeServingWay(closed, "away")).toEqual(refuse("bill-not-open", { status: "closed" }));
  expect(changeServingWay(begun, "here")).toBe(begun);
});

test("a split keeps the way of serving, and bills that are served differently are not merged", () => {
  const away = accepted(changeServingWay(bill, "away"));
  expect(accepted(startSplit(away, header, fridayEvening)).second.servingWay).toBe("away");
  const lines = [aLine({ key: lineKey("others") })];
  const other = aBill({ id: id(2), number: 1043, version: 1, lines });
  const at = fridayEvening;
  expect(mergeBills(away, other, { header, at })).toEqual(refuse("served-differently"));
  const alike = { ...other, servingWay: "away" } as const;
  expect(accepted(mergeBills(away, alike, { header, at })).target.servingWay).toBe("away");
});
