import { lineKey, type NormalLine } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { quantity } from "@comanda/domain/money/quantity";
import { aBill, aLine } from "@comanda/domain/testing/builders";
import { expect, test } from "vitest";

import { mayBeMadeAgain } from "./may-be-made-again.ts";

const lineOf = (key: string, more: Partial<NormalLine> = {}) =>
  aLine({ key: lineKey(key), isSaved: true, ...more });
const set = lineOf("set", { price: money(0) });
const partOf = (key: string, more: Partial<NormalLine> = {}) =>
  lineOf(key, { parent: set.key, question: id<"question">(1), ...more });

const offeredOn = (...lines: readonly NormalLine[]) => {
  const bill = aBill({ lines });
  return lines.filter((line) => mayBeMadeAgain(bill, line)).map(({ key }) => key);
};

test("what was sent and has not gone back may be made again", () => {
  const sent = lineOf("sent");
  const credit = lineOf("back", { credits: lineKey("gone"), quantity: quantity(-1) });
  expect(offeredOn(sent, lineOf("gone"), credit, lineOf("new", { isSaved: false }))).toEqual([
    "sent",
  ]);
});

test("a set and its parts may be made again once the kitchen has begun with any of them", () => {
  const [soup, steak] = [partOf("soup"), partOf("steak", { course: 2 })];
  expect(offeredOn(set, soup, steak)).toEqual(["set", "soup"]);
  expect(offeredOn(set, { ...soup, course: 1 }, steak)).toEqual([]);
});
