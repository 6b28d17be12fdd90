import type { ChangedItem, NewItem } from "@comanda/contract/bill";
import { plainPress } from "@comanda/contract/sent-line";
import { id } from "@comanda/domain/id";
import { mali, padThai } from "@comanda/domain/testing/builders";
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
