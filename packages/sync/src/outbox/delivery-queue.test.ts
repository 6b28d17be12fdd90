import { plainPress } from "@comanda/contract/sent-line";
import { id } from "@comanda/domain/id";
import { describe, expect, test } from "vitest";

import { readIntent, type DeliveryReceipt, type Intent } from "./intent.ts";
import { onDelivered, receiptOf } from "./delivery-queue.ts";

const bill = id<"bill">(7);
const line = {
  ...plainPress,
  key: "added",
  createdDate: "2026-11-20 12:00:00",
  product: id<"article">(1),
};
const done: DeliveryReceipt = { at: 0, bill, version: 9, lineIds: new Map([["added", 70]]) };

function change(
  turn: number,
  changed: { readonly cover?: number; readonly changedLines?: Intent["changedLines"] },
): Intent {
  const { cover, changedLines = [] } = changed;
  return {
    turn,
    key: String(turn),
    place: "1.1",
    placeName: "",
    madeAt: 0,
    body: {
      id: bill,
      version: 3,
      ...(cover !== undefined && { cover }),
      billItems: changedLines.length > 0 ? [{ id: 1, note: "" }] : [line],
    },
    changedLines,
    refused: null,
    done: null,
  };
}

const bodyAfter = (earlier: Intent, later: Intent) =>
  onDelivered(earlier.turn, done, [earlier, later]).changed.find(({ turn }) => turn === later.turn)
    ?.body;

describe("a change that follows another one of the same bill", () => {
  test("gets the new version if this till itself has changed the same field", () => {
    expect(bodyAfter(change(1, { cover: 2 }), change(2, { cover: 4 }))).toMatchObject({
      version: 9,
    });
  });

  test("gets the lower version of an older backup that was restored, so that it is no conflict with itself", () => {
    const later = change(2, { changedLines: [{ id: 1, key: "added" }] });
    const restored = { ...done, version: 2 };
    const { changed } = onDelivered(1, restored, [change(1, {}), later]);
    expect(changed).toMatchObject([{ body: { version: 2, billItems: [{ id: 70 }] } }]);
  });

  test("follows an older backup also if only a change between them had to do with the restored version", () => {
    const adds = { ...line, key: "k1" };
    const onLines = (turn: number, ...keys: readonly string[]): Intent => ({
      ...change(turn, {}),
      body: { id: bill, version: 8, billItems: keys.map((_key, at) => ({ id: at, note: "" })) },
      changedLines: keys.map((key, at) => ({ id: at, key })),
    });
    let all: readonly Intent[] = [
      { ...change(1, {}), body: { id: bill, version: 8, billItems: [adds] } },
      onLines(2, "k1", "k2"),
      onLines(3, "k2"),
    ];
    const versionsAfter = (turn: number, version: number) => {
      const { removed, changed } = onDelivered(turn, { ...done, version }, all);
      all = all.flatMap((one) =>
        removed.includes(one) ? [] : [changed.find((other) => other.turn === one.turn) ?? one],
      );
      return all.map(({ body }) => ("version" in body ? body.version : 0));
    };
    // The bill is at version 3 in the backup.
    expect(versionsAfter(1, 4)).toEqual([4, 8]);
    // The till starts anew in between.
    all = all.map((one) => readIntent(one) ?? one);
    expect(versionsAfter(2, 5)).toEqual([5]);
  });

  test("keeps the version that it was pressed on if the two have nothing in common, so that changes by others are still detected", () => {
    expect(bodyAfter(change(1, { cover: 2 }), change(2, {}))).toMatchObject({ version: 3 });
  });

  test("refers to the line that the previous one added", () => {
    const later = change(2, { changedLines: [{ id: 1, key: "added" }] });
    const { changed } = onDelivered(1, done, [change(1, {}), later]);
    expect(changed).toMatchObject([
      { body: { version: 9, billItems: [{ id: 70 }] }, changedLines: [{ id: 70, key: "added" }] },
    ]);
  });
});

test("later intents of a bill need its id, its version and the ids of its new lines", () => {
  const lists = { update: {}, delete: {}, ping: 9 };
  const billItem = [{ id: 70, key: "added" }];
  const added = { ...lists, insert: { billItem } };
  expect(receiptOf({ ...added, id: bill, version: 4 }, 5)).toEqual({
    at: 5,
    bill,
    version: 4,
    lineIds: new Map([["added", 70]]),
  });
  const made = { ...lists, insert: { bill: [{ id: 7, version: 3 }], billItem } };
  expect(receiptOf({ ...made, id: bill, number: 7 }, 5).version).toBe(3);
  expect(receiptOf({ ...lists, insert: {}, id: bill, number: 7 }, 5)).toEqual({
    at: 5,
    bill,
    version: 1,
    lineIds: new Map(),
  });
});

test("an order that made a bill stays for an hour: a press may still know the bill by its provisional id", () => {
  const at = 10 * 3_600_000;
  const madeBefore = (turn: number, ms: number): Intent => ({
    ...change(turn, {}),
    done: { ...done, at: at - ms },
  });
  const all = [madeBefore(1, 3_600_001), madeBefore(2, 3_600_000), change(3, {})];
  const { removed } = onDelivered(3, { ...done, at }, all);
  expect(removed.map(({ turn }) => turn)).toEqual([1, 3]);
});
