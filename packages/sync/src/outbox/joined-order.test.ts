import type { ChangedItem, NewItem } from "@comanda/contract/bill";
import { plainPress, readStoredLines } from "@comanda/contract/sent-line";
import { receiveLines } from "@comanda/domain/bill/receive-lines";
import { id } from "@comanda/domain/id";
import type { Article } from "@comanda/domain/menu/article";
import type { Question } from "@comanda/domain/menu/question";
import { sumQuantity } from "@comanda/domain/money/quantity";
import { aBill, accepted, mali, padThai, singha } from "@comanda/domain/testing/builders";
import {
  done,
  doneness,
  dressing,
  dressings,
  fries,
  oil,
  onions,
  rare,
  salad,
  sides,
  steak,
  steakHouse,
} from "@comanda/domain/testing/steak-house";
import { setDrink, setMain, steakHouseWithSet, steakSet } from "@comanda/domain/testing/steak-set";
import fc from "fast-check";
import { expect, test } from "vitest";

import type { Intent } from "./intent.ts";
import { changedHeader, joinItems } from "./joined-order.ts";

const press = (key: string, fields: Partial<NewItem> = {}): NewItem => ({
  ...plainPress,
  key,
  product: padThai.id,
  createdDate: "2026-11-20 12:00:00",
  ...fields,
});
const said = { key: "", place: "1/1", placeName: "", madeAt: 0, refused: null, done: null };

type Round = readonly (NewItem | ChangedItem)[];

function intents(...rounds: readonly Round[]): readonly Intent[] {
  return rounds.map((billItems, turn) => ({
    ...said,
    turn,
    body: { id: id<"bill">(1), version: 1, billItems: [...billItems] },
    changedLines: [{ id: 5, key: "gin" }],
  }));
}
const joined = (...rounds: readonly Round[]) =>
  joinItems(intents(...rounds)).map(({ key, qty }) => [key, qty]);

test("a commission that was replaced before it was sent is not ordered", () => {
  const massage = press("massage");
  const earns = (key: string, fields: Partial<NewItem> = {}) =>
    press(key, { type: 2, parent: "massage", ...fields });
  const rounds = [
    [massage, earns("nok")],
    [earns("fah", { replaces: "nok" })],
    [earns("noi", { replaces: "fah" })],
  ];
  const items = joinItems(intents(...rounds));
  expect(items).toEqual([massage, earns("noi")]);
});

test("what was taken back before it was sent is not ordered again, nor what stands under it", () => {
  const gin = press("gin", { qty: 3 });
  const ice = press("ice", { qty: 3, parent: "gin", question: id<"question">(1) });
  const tonic = press("tonic", { qty: 3, parent: "gin" });
  const beer = press("beer");
  const back = (qty: number, credits = "gin") => press(`back-${credits}-${qty}`, { qty, credits });
  const order = [gin, ice, tonic, beer];
  expect(joined(order, [back(-3)])).toEqual([["beer", 1]]);
  // A mixer goes with the last piece.
  expect(joined(order, [back(-1)], [back(-1, "tonic")])).toEqual([
    ["gin", 2],
    ["ice", 2],
    ["tonic", 2],
    ["beer", 1],
  ]);
  const part = press("egg", { parent: "set.100" });
  expect(joined([press("set"), part], [back(-1, "set")])).toEqual([]);
  // Of a bill that the server has, the credit itself is what was ordered.
  expect(joined([back(-1)])).toEqual([["back-gin--1", -1]]);
});

test("a timer that was taken back is not ordered again, however short it ran, and a part of 1.3 leaves 0.3", () => {
  const timer = press("massage", { type: 5, timeStart: "2026-11-20 12:00:00" });
  for (const qty of [0, -0.2, -1.5]) {
    expect(joined([timer], [press("back", { type: 5, qty, credits: "massage" })])).toEqual([]);
  }
  const back = press("back", { qty: -1, credits: "cheese" });
  expect(joined([press("cheese", { qty: 1.3 })], [back])).toEqual([["cheese", 0.3]]);
});

const noticed = (order: Round, ...later: readonly Round[]) =>
  Object.fromEntries(joined(order, ...later));
const back = (credits: string, qty = -1) => press(`back-${credits}`, { qty, credits });

function answer(
  key: string,
  { id: question }: Question,
  { id: product }: Article,
  fields: Partial<NewItem>,
): NewItem {
  return press(key, { type: 1, question, product, ...fields });
}

/** Three steaks, rare, each with two fries and a salad that has oil. */
const threeSteaks = [
  press("steak", { product: steak.id, qty: 3 }),
  answer("rare", doneness, rare, { qty: 3, parent: "steak" }),
  answer("fries", sides, fries, { qty: 6, parent: "steak" }),
  answer("salad", sides, salad, { qty: 3, parent: "steak" }),
  answer("oil", dressings, oil, { qty: 3, parent: "salad" }),
];

test("what goes back takes its answers along, and the answers about those", () => {
  expect(noticed(threeSteaks, [back("steak")])).toEqual({
    steak: 2,
    rare: 2,
    fries: 4,
    salad: 2,
    oil: 2,
  });
  expect(noticed(threeSteaks, [back("steak"), back("salad")])).toMatchObject({ salad: 1, oil: 1 });
  expect(noticed(threeSteaks, [back("salad", -3)])).toEqual({ steak: 3, rare: 3, fries: 6 });
});

test("a set that goes back takes along what was answered about its parts", () => {
  const sets = [
    press("set", { product: steakSet.id, qty: 3 }),
    ...threeSteaks.slice(1).map((each) => ({
      ...each,
      parent: each.parent === "steak" ? "set.100" : each.parent,
    })),
  ];
  expect(noticed(sets, [back("set")])).toEqual({ set: 2, rare: 2, fries: 4, salad: 2, oil: 2 });
  expect(joined(sets, [back("set", -3)])).toEqual([]);
});

test("pieces with a discount go back first, and each part of a set takes its own along", () => {
  const discount = (key: string, parent: string, qty: number) =>
    press(key, {
      type: 6,
      parent,
      qty,
      discount: { reason: id<"discount-reason">(1), rate: 1000, isOfBill: false },
    });
  const steaks = [
    press("steak", { qty: 3 }),
    discount("spilt", "steak", 1),
    discount("late", "steak", 2),
  ];
  expect(noticed(steaks, [back("steak")])).toEqual({ steak: 2, late: 2 });
  expect(noticed(steaks, [back("steak", -2)])).toEqual({ steak: 1, late: 1 });
  const sets = [
    press("set", { qty: 2 }),
    discount("main", "set.100", 2),
    discount("drink", "set.101", 2),
  ];
  expect(noticed(sets, [back("set")])).toEqual({ set: 1, main: 1, drink: 1 });
});

/** So many pieces, some of which are well done, have onions, or a dressing instead of oil. */
const anySteaks = fc
  .integer({ min: 1, max: 6 })
  .chain((pieces) => fc.tuple(fc.constant(pieces), fc.nat(pieces), fc.nat(pieces), fc.nat(pieces)))
  .map(([pieces, firsts, onionsOnly, dressed]) =>
    [
      press("steak", { product: steak.id, qty: pieces }),
      answer("rare", doneness, rare, { qty: firsts, parent: "steak" }),
      answer("done", doneness, done, { qty: pieces - firsts, parent: "steak" }),
      answer("fries", sides, fries, { qty: 2 * pieces - onionsOnly, parent: "steak" }),
      answer("onions", sides, onions, { qty: onionsOnly, parent: "steak" }),
      answer("salad", sides, salad, { qty: pieces, parent: "steak" }),
      answer("oil", dressings, oil, { qty: pieces - dressed, parent: "salad" }),
      answer("dressing", dressings, dressing, { qty: dressed, parent: "salad" }),
    ].filter(({ qty }) => qty > 0),
  );

test("however many pieces are taken back, the server takes the rest with its answers", () => {
  fc.assert(
    fc.property(anySteaks, fc.array(fc.integer({ min: 1, max: 3 })), (order, gone) => {
      const credits = gone.map((count, index) => [{ ...back("steak", -count), key: `${index}` }]);
      const taken = gone.reduce((sum, count) => sum + count, 0);
      const pieces = order[0]?.qty ?? 0;
      if (taken > pieces) return;
      const left = joinItems(intents(order, ...credits));
      const bill = accepted(receiveLines(aBill(), readStoredLines(left), steakHouse));
      const count = ({ id: product }: Article) =>
        sumQuantity(
          bill.lines.filter((line) => line.article === product).map((line) => line.quantity),
        );
      expect(count(steak)).toBe(pieces - taken);
      expect(count(rare) + count(done)).toBe(pieces - taken);
      expect(count(oil) + count(dressing)).toBe(count(salad));
    }),
  );
});

test("what was changed since is ordered as it was wanted last", () => {
  const changes = { note: "no ice", course: 2, seats: [1] };
  const [gin] = joinItems(intents([press("gin")], [{ id: 5, ...changes }], [{ id: 5, note: "" }]));
  expect(gin).toMatchObject({ ...changes, note: "" });
  const [first, second] = intents([], []);
  if (first === undefined || second === undefined) throw new Error("Two rounds were made");
  const moved = { ...first, body: { ...first.body, place: { table: "K22", room: "" }, cover: 4 } };
  const served = { ...second, body: { ...second.body, staff: mali, cover: 5 } };
  expect(changedHeader([moved, served])).toEqual({ table: "K22", room: "", cover: 5, staff: mali });
});

test("however many pieces are taken back one by one, the rest is left", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(9), (count, taken) => {
      const gone = Math.min(count, taken);
      const credits = Array.from({ length: gone }, (_, turn) => [
        press(`back-${turn}`, { qty: -1, credits: "gin" }),
      ]);
      const left = count - gone;
      expect(joined([press("gin", { qty: count })], ...credits)).toEqual(
        left === 0 ? [] : [["gin", left]],
      );
    }),
  );
});

const setWith = (fields: Partial<NewItem> = {}) =>
  press("set", {
    product: steakSet.id,
    parts: [
      { question: setMain.id, product: steak.id, qty: 2 },
      { question: setDrink.id, product: singha.id, qty: 1 },
    ],
    ...fields,
  });

/** A set, and what was changed later on its pieces, whose rows follow the row of the set. */
function changedSet(...changes: readonly (Omit<ChangedItem, "id"> & { readonly of: string })[]) {
  const rounds = changes.map(({ of: key, ...change }, index): Intent => {
    const row = 100 + index;
    const [intent] = intents([{ id: row, ...change }]);
    if (intent === undefined) throw new Error("A round was made");
    return { ...intent, changedLines: [{ id: row, key }] };
  });
  return joinItems([...intents([setWith()]), ...rounds])[0]?.parts;
}

test("what was said of a part of a set since is ordered with it", () => {
  const marks = { note: "no peanuts", orderLevel: id<"order-level">(3) };
  expect(changedSet({ of: "set.101", ...marks }, { of: "set.102", note: "cold" })).toMatchObject([
    { product: steak.id, ...marks },
    { product: singha.id, note: "cold" },
  ]);
  expect(changedSet({ of: "set.101", note: "x" }, { of: "set.100", note: "" })).toMatchObject([
    { note: "" },
    { product: singha.id },
  ]);
  expect(changedSet({ of: "set.103", note: "of none" })).toEqual(setWith().parts);
});

test("nothing that was said of pieces that were apart is lost, though their set is one again", () => {
  const apart = { of: "set", isBrokenUp: true } as const;
  const [mains, drink] =
    changedSet(
      apart,
      { of: "set.100", note: "no peanuts" },
      { of: "set.101", note: "hot", course: 2 },
      { of: "set.102", note: "cold", course: 1 },
      { of: "set.102", note: "", course: 0 },
    ) ?? [];
  expect(mains).toMatchObject({ note: "no peanuts, hot", course: 2 });
  expect(drink).toMatchObject({ note: "", course: 0 });
});

test("the server gets each part of an opened set with its note and course", () => {
  const parts = changedSet({ of: "set.101", note: "no peanuts", course: 3 });
  const left = [setWith({ ...(parts !== undefined && { parts }) })];
  const bill = accepted(receiveLines(aBill(), readStoredLines(left), steakHouseWithSet));
  expect(bill.lines.map(({ note, course }) => [note, course])).toEqual([
    ["", null],
    ["no peanuts", 3],
    ["no peanuts", 3],
    ["", null],
  ]);
});
