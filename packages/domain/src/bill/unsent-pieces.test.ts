import { expect, test } from "vitest";

import { money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { aLine, padThai, singha, tonic } from "../testing/builders.ts";
import { lineKey, type Line } from "./line.ts";
import { unsentPieces } from "./unsent-pieces.ts";

const beer = aLine({
  key: lineKey("beer"),
  isSaved: false,
  article: singha.id,
  quantity: quantity(2),
});

const piecesOf = (...lines: readonly Line[]) => [...unsentPieces({ lines })];

test("the pieces of an article on all unsent lines are counted, with its free ones", () => {
  const cold = { ...beer, key: lineKey("cold"), note: "cold" };
  const free = { ...beer, key: lineKey("free"), quantity: quantity(1), isFree: true };
  expect(piecesOf(beer, cold, free)).toEqual([[singha.id, 5]]);
  expect(piecesOf(beer, { ...cold, article: padThai.id })).toEqual([
    [singha.id, 2],
    [padThai.id, 2],
  ]);
});

test("what was sent is not counted, so that the second round begins at nothing", () => {
  expect(piecesOf({ ...beer, isSaved: true })).toEqual([]);
  const more = { ...beer, key: lineKey("more"), quantity: quantity(1) };
  expect(piecesOf({ ...beer, isSaved: true }, more)).toEqual([[singha.id, 1]]);
});

test("a mixer counts as its own article, and a commission as none", () => {
  const under = { ...beer, parent: beer.key };
  const mixer: Line = {
    ...under,
    key: lineKey("mixer"),
    type: "mixer",
    way: null,
    article: tonic.id,
  };
  const commission: Line = {
    ...under,
    key: lineKey("commission"),
    type: "commission",
    commission: money(10_00),
    isOnBill: false,
    isInPrice: false,
  };
  expect(piecesOf(beer, mixer, commission)).toEqual([
    [singha.id, 2],
    [tonic.id, 2],
  ]);
});

test("credits take pieces away, and never show as fewer than none", () => {
  const credit = {
    ...beer,
    key: lineKey("credit"),
    quantity: quantity(-1),
    credits: lineKey("sent"),
  };
  expect(piecesOf(beer, credit)).toEqual([[singha.id, 1]]);
  expect(piecesOf(credit)).toEqual([]);
});
