import { createHash } from "node:crypto";

import { addPayment } from "@comanda/contract/payment";
import { removeStaffFromLocation } from "@comanda/contract/office-colleague";
import { expect, test } from "vitest";

import { networkError } from "./failure.ts";
import {
  createPressBook,
  type PressBook,
  type PressStore,
  type PressedWrite,
} from "./press-book.ts";

const minutes = 60_000;

function deviceStore(): PressStore {
  let kept = "";
  return { read: () => kept, write: (text) => void (kept = text) };
}

function bookOf(store: PressStore, clock: () => number): PressBook {
  return createPressBook({
    store,
    clock,
    newKey: () => crypto.randomUUID(),
    digest: async (body, pdf) =>
      createHash("sha256")
        .update(body)
        .update(pdf ?? "")
        .digest("base64"),
  });
}

const payOut = (amount: number): PressedWrite => ({ body: { amount, comment: "Ice" }, pdf: null });
const noAnswer = { ok: false, failure: networkError } as const;
const refused = { ok: false, failure: { ...networkError, status: 409 } } as const;
const done = { ok: true, reply: {} } as const;

test("an unanswered press keeps its key, also after a reload", async () => {
  const store = deviceStore();
  const first = await bookOf(store, () => 0).pressOf("1.2.ann", addPayment, payOut(75));
  bookOf(store, () => 0).settle(first, noAnswer);
  const again = await bookOf(store, () => minutes).pressOf("1.2.ann", addPayment, payOut(75));
  expect(again).toEqual(first);
});

test.each([
  ["done", done],
  ["refused", refused],
])("a press that was %s is over: the same again is another one", async (_what, outcome) => {
  const book = bookOf(deviceStore(), () => 0);
  const first = await book.pressOf("1.2.ann", addPayment, payOut(75));
  book.settle(first, outcome);
  expect((await book.pressOf("1.2.ann", addPayment, payOut(75))).key).not.toBe(first.key);
});

test("another amount is a new payment, and so is the first amount after it", async () => {
  const book = bookOf(deviceStore(), () => 0);
  const keys = [];
  for (const amount of [75, 80, 75]) {
    keys.push((await book.pressOf("1.2.ann", addPayment, payOut(amount))).key);
  }
  expect(new Set(keys).size).toBe(3);
});

test("the same body with another PDF is a new write", async () => {
  const book = bookOf(deviceStore(), () => 0);
  const withPaper = (...bytes: number[]): PressedWrite => ({
    ...payOut(75),
    pdf: Uint8Array.from(bytes),
  });
  const first = await book.pressOf("1.2.ann", addPayment, withPaper(1));
  expect((await book.pressOf("1.2.ann", addPayment, withPaper(2))).key).not.toBe(first.key);
});

test("two workers or two places never share a key, nor does one replace the other's", async () => {
  const book = bookOf(deviceStore(), () => 0);
  const presses = [
    () => book.pressOf("1.2.ann", addPayment, payOut(75)),
    () => book.pressOf("1.2.bob", addPayment, payOut(75)),
    () => book.pressOf("1.2.ann", removeStaffFromLocation, { ...payOut(75), params: { id: 1 } }),
    () => book.pressOf("1.2.ann", removeStaffFromLocation, { ...payOut(75), params: { id: 2 } }),
  ];
  const keysOf = async () => await Promise.all(presses.map(async (press) => (await press()).key));
  const first = await keysOf();
  expect(new Set(first).size).toBe(presses.length);
  expect(await keysOf()).toEqual(first);
});

test("the same payment an hour later is a new one", async () => {
  const store = deviceStore();
  const first = await bookOf(store, () => 0).pressOf("1.2.ann", addPayment, payOut(75));
  const later = bookOf(store, () => 60 * minutes);
  expect((await later.pressOf("1.2.ann", addPayment, payOut(75))).key).not.toBe(first.key);
});

test("unreadable lines are skipped", async () => {
  const store = deviceStore();
  const book = bookOf(store, () => 0);
  const first = await book.pressOf("1.2.ann", addPayment, payOut(75));
  store.write(`nonsense\n12 no-key\n${store.read()}`);
  expect(await book.pressOf("1.2.ann", addPayment, payOut(75))).toEqual(first);
});
