import { id } from "@comanda/domain/id";
import { expect, test } from "vitest";

import { failureFrom, failureOfRefusal } from "../failure.ts";
import { onMoveDecided, onMoveDropped, takenPlace } from "./answer-move.ts";
import type { Intent } from "./intent.ts";

const place = { table: "4", room: "" };
const move: Intent = {
  key: "press",
  place: "1.1",
  placeName: "",
  madeAt: 0,
  changedLines: [],
  body: { id: id<"bill">(12), version: 3, billItems: [], cover: 2, place },
  turn: 7,
  refused: failureFrom(409, { code: "table-taken", message: "", isRule: true }),
  done: null,
};

test("a refused move names the place that others have; what was refused for another reason does not", () => {
  expect(takenPlace(move)).toEqual(place);
  expect(takenPlace({ ...move, refused: failureOfRefusal("bill-not-open") })).toBeNull();
});

test("the guests move where staff decide, with what was changed along, under the same key", () => {
  const other = { ...move, turn: 8 };
  const second = onMoveDecided(7, { place, isSecondBill: true }, [move, other]);
  expect(second).toEqual({
    removed: [],
    changed: [{ ...move, refused: null, body: { ...move.body, place, isSecondBill: true } }],
  });
  const elsewhere = { place: { table: "6", room: "" }, isSecondBill: false };
  expect(onMoveDecided(7, elsewhere, [other])).toEqual({ removed: [], changed: [] });
});

test("guests who do not move keep what was changed along: their number, waiter and name", () => {
  const body = {
    id: id<"bill">(12),
    version: 3,
    billItems: [],
    staff: id<"staff">(31),
    customer: null,
  };
  const change = { ...move, body: { ...body, place, isSecondBill: false } };
  const other = { ...move, turn: 8 };
  expect(onMoveDropped(7, [change, other])).toEqual({
    removed: [],
    changed: [{ ...change, refused: null, body }],
  });
});

test("a move alone that does not take place is nothing to be sent", () => {
  const body = { id: id<"bill">(12), version: 3, billItems: [], place, isSecondBill: false };
  const { removed, changed } = onMoveDropped(7, [{ ...move, body }]);
  expect([removed.map(({ turn }) => turn), changed]).toEqual([[7], []]);
});
