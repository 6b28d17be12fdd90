import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { describe, expect, test } from "vitest";

import { failureFrom, operationFailed } from "../failure.ts";
import { isBehindRefused, provisionalBill, readIntent, type Intent } from "./intent.ts";
import { firstProvisionalId, isProvisionalId } from "./provisional.ts";
import { createPress } from "./testing/model.ts";

const stored: Intent = {
  ...createPress("press", 7),
  madeAt: 1_000_000,
  changedLines: [{ id: 1, key: "line" }],
  turn: 4,
  refused: null,
  done: null,
};
const receipt = { at: 5, bill: id<"bill">(7), version: 2, lineIds: new Map([["a", 70]]) };
const shown = { price: money(100), amount: money(100) };
const prices = [{ key: "press", product: id<"article">(1), shown, now: shown }];

describe("an intent that is read from the device", () => {
  test.each<[string, Intent]>([
    ["waits", stored],
    ["may be done already", { ...stored, isSent: true }],
    [
      "names the place of its bill",
      { ...stored, billPlace: { table: "T2", room: "", servingWay: "away" } },
    ],
    [
      "names the place of its bill as an earlier release did",
      { ...stored, billPlace: { table: "T2", room: "" } },
    ],
    ["makes a bill", { ...stored, ...createPress("press", null) }],
    ["was refused", { ...stored, refused: failureFrom(409, { code: "a", message: "b" }) }],
    [
      "was refused for its prices",
      { ...stored, refused: failureFrom(409, { code: "price-changed", message: "", prices }) },
    ],
    [
      "was refused because of another bill",
      { ...stored, refused: failureFrom(409, { code: "a", message: "", about: { number: 12 } }) },
    ],
    [
      "is done",
      {
        ...stored,
        done: receipt,
      },
    ],
  ])("is as it was stored if it %s", (_what, intent) => {
    expect(readIntent(structuredClone(intent))).toEqual(intent);
  });

  test.each<[string, object, Partial<Intent>]>([
    ["no time", { madeAt: "noon" }, { madeAt: 0 }],
    ["no name of its place", { placeName: undefined }, { placeName: "" }],
    ["an unreadable place", { billPlace: { table: 7 } }, {}],
    [
      "an unknown serving way",
      { billPlace: { table: "T2", room: "", servingWay: "thrown" } },
      { billPlace: { table: "T2", room: "" } },
    ],
    ["no keys of its changes", { changedLines: null }, { changedLines: [] }],
    [
      "unreadable keys of its changes",
      { changedLines: [null, 1, { id: "1", key: "a" }, { id: 1 }, { id: 2, key: "b" }] },
      { changedLines: [{ id: 2, key: "b" }] },
    ],
    ["no reason", { refused: undefined, done: undefined }, { refused: null, done: null }],
    ["a reason without a code", { refused: { status: 409 } }, { refused: operationFailed }],
    [
      "a reason about something unreadable",
      { refused: { status: 409, code: "a", message: "b", about: { number: null } } },
      { refused: failureFrom(409, { code: "a", message: "b" }) },
    ],
    ["a reason without a status", { refused: { code: "a" } }, { refused: operationFailed }],
    ["a receipt that is no record", { done: "done" }, { done: null }],
    ["a receipt without a bill", { done: { ...receipt, bill: undefined } }, { done: null }],
    ["a receipt of an unreadable bill", { done: { ...receipt, bill: "7" } }, { done: null }],
    ["a receipt without a time", { done: { ...receipt, at: null } }, { done: null }],
    ["a receipt without a version", { done: { ...receipt, version: "2" } }, { done: null }],
    ["a receipt without its lines", { done: { ...receipt, lineIds: {} } }, { done: null }],
    [
      "a receipt with unreadable lines",
      { done: { ...receipt, lineIds: new Map([["a", "70"]]) } },
      { done: null },
    ],
  ])("is still sent if it has %s", (_what, damage, left) => {
    expect(readIntent({ ...stored, ...damage })).toEqual({ ...stored, ...left });
  });

  test("has the keys of its changes where an earlier release stored them in the order of the body", () => {
    const { changedLines: _now, ...rest } = stored;
    const billItems = [
      { id: 5, note: "" },
      ...stored.body.billItems,
      { id: 6, note: "" },
      { id: 7 },
    ];
    const former = { ...rest, body: { ...stored.body, billItems }, changes: ["a", "", "c"] };
    expect(readIntent(former)?.changedLines).toEqual([
      { id: 5, key: "a" },
      { id: 7, key: "c" },
    ]);
  });

  test.each([
    ["nothing", null],
    ["a text", "press"],
    ["an intent without a turn", { ...stored, turn: "4" }],
    ["an intent without a readable body", { ...stored, body: { id: 7 } }],
  ])("is none if the device has %s", (_what, value) => {
    expect(readIntent(value)).toBeNull();
  });
});

test("a round waits behind the refused order of its bill, and behind no other", () => {
  const order: Intent = { ...stored, ...createPress("order", null), turn: 2 };
  const refused = { ...order, refused: operationFailed };
  const round: Intent = { ...stored, ...createPress("round", provisionalBill(order)), turn: 3 };
  const known: Intent = { ...stored, ...createPress("known", 7), turn: 3 };
  expect(isBehindRefused(round, [refused, round])).toBe(true);
  expect(isBehindRefused(round, [order, round])).toBe(false);
  expect(isBehindRefused(refused, [refused])).toBe(false);
  expect(isBehindRefused(round, [{ ...refused, turn: 1 }, round])).toBe(false);
  expect(isBehindRefused(known, [{ ...known, turn: 1, refused: operationFailed }])).toBe(false);
});

test("only the ids that a till assigns itself are provisional", () => {
  expect([null, 1, firstProvisionalId - 1].map(isProvisionalId)).toEqual([false, false, false]);
  expect([firstProvisionalId, firstProvisionalId + 1].map(isProvisionalId)).toEqual([true, true]);
});
