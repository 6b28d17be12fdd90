import { expect, test } from "vitest";

import type { JournalRow } from "./apply-changes.ts";
import { noRecords } from "./records.ts";
import {
  rowsOfReply,
  applyRowsInOrder as tryToTakeRows,
  type RecordsState,
} from "./apply-rows-in-order.ts";

const unknown: RecordsState = {
  records: noRecords,
  billsAsOf: 0,
  ping: 0,
  mark: undefined,
  waiting: new Map(),
  isReferenceOld: false,
  settingsPing: 0,
};
const stock = { id: 4, station: 1, stockItem: 9, currentCount: 12_000 };
const nothing = { insert: {}, update: {}, delete: {} };

const delivery = (ping: number): JournalRow => ({
  ...nothing,
  insert: { stock: [{ ...stock, id: ping }] },
  ping,
});

function applyRowsOrFail(known: RecordsState, rows: readonly JournalRow[]): RecordsState {
  const taken = tryToTakeRows(known, rows);
  if ("unreadable" in taken) throw new Error(`A ${taken.unreadable} cannot be read`);
  return taken;
}

function shelves({ records }: RecordsState): readonly number[] {
  return [...records.stock.keys()];
}

test("a row that arrives too early waits for those before it, and each is applied once", () => {
  const early = applyRowsOrFail(unknown, [delivery(2)]);
  expect(shelves(early)).toEqual([]);
  const both = applyRowsOrFail(early, [delivery(1)]);
  expect(shelves(both)).toEqual([1, 2]);
  expect(applyRowsOrFail(both, [delivery(1), delivery(2)])).toEqual(both);
});

test("a reply with changes is a row, whether it or the stream arrives first", () => {
  expect(shelves(applyRowsOrFail(unknown, rowsOfReply(delivery(1))))).toEqual([1]);
});

test("the reply of a write that changed nothing is not mistaken for the row that it names", () => {
  const answered = applyRowsOrFail(unknown, rowsOfReply({ ...nothing, ping: 1 }));
  const delivered = applyRowsOrFail(answered, [delivery(1)]);
  expect(shelves(delivered)).toEqual([1]);
});

test("nor does it replace a waiting row", () => {
  const waiting = applyRowsOrFail(unknown, [delivery(2)]);
  const answered = applyRowsOrFail(waiting, rowsOfReply({ ...nothing, ping: 2 }));
  const delivered = applyRowsOrFail(answered, [delivery(1)]);
  expect(shelves(delivered)).toEqual([1, 2]);
});

test("a back-office change, addition or retirement in the menu makes the menu outdated", () => {
  const changed = { ...nothing, update: { payType: [{ id: 1, changes: {} }] }, ping: 1 };
  const added = { ...nothing, insert: { favorite: [{ id: 1 }] }, ping: 1 };
  const retired = { ...nothing, delete: { promotion: [1] }, ping: 1 };
  const areOld = [changed, added, retired].map(
    (row) => applyRowsOrFail(unknown, [row]).isReferenceOld,
  );
  expect(areOld).toEqual([true, true, true]);
  expect(applyRowsOrFail(unknown, [delivery(1)]).isReferenceOld).toBe(false);
});

test("so does a change of a station, which may have become a counter", () => {
  const changes = { isCounter: { old: false, new: true } };
  const row = { ...nothing, update: { station: [{ id: 1, changes }] }, ping: 1 };
  expect(applyRowsOrFail(unknown, [row]).isReferenceOld).toBe(true);
});

test("a row that was already applied makes nothing outdated", () => {
  const changed = { ...nothing, update: { article: [{ id: 1, changes: {} }] }, ping: 1 };
  const known = applyRowsOrFail(applyRowsOrFail(unknown, [delivery(1)]), [changed]);
  expect(known.isReferenceOld).toBe(false);
});

test("only rows that change the settings of the house count as settings changes", () => {
  const changed = { ...nothing, update: { setting: [{ id: 1, changes: {} }] }, ping: 2 };
  const known = applyRowsOrFail(unknown, [delivery(1), changed]);
  expect(known.settingsPing).toBe(2);
  expect(applyRowsOrFail(known, [delivery(3)]).settingsPing).toBe(2);
});

test("a deleted record is removed", () => {
  const deleted = { ...nothing, delete: { stock: [1] }, ping: 3 };
  const known = applyRowsOrFail(unknown, [delivery(1), delivery(2), deleted]);
  expect(shelves(known)).toEqual([2]);
});

test("a row changes only the fields that it names, and only of a known record", () => {
  const counted = (id: number, ping: number) => ({
    ...nothing,
    update: { stock: [{ id, changes: { currentCount: { old: 12_000, new: 5000 } } }] },
    ping,
  });
  const { records } = applyRowsOrFail(unknown, [delivery(1), counted(1, 2), counted(9, 3)]);
  expect([...records.stock.values()]).toEqual([{ ...stock, id: 1, currentCount: 5000 }]);
});

test.each([
  ["an insert", { insert: { stock: [{ ...stock, station: "?" }] } }],
  ["an update", { update: { stock: [{ id: 1, changes: { station: { old: 1, new: "?" } } }] } }],
])("%s that cannot be read is named, and nothing of its row is applied", (_kind, lists) => {
  const known = applyRowsOrFail(unknown, [delivery(1)]);
  const row = { ...nothing, ...lists, ping: 2 };
  expect(tryToTakeRows(known, [row, delivery(3)])).toEqual({ unreadable: "stock" });
});

test("a row leaves the records that it does not touch as they are, so that screens need not be drawn again", () => {
  const before = applyRowsOrFail(unknown, [delivery(1)]);
  const after = applyRowsOrFail(before, [{ ...nothing, ping: 2 }]);
  expect(after.records.stock).toBe(before.records.stock);
  expect(applyRowsOrFail(after, [delivery(3)]).records.bill).toBe(before.records.bill);
});
