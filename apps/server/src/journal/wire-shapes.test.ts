import { asIs } from "@comanda/contract/wire-columns";
import { expect, test } from "vitest";

import type { Change } from "./changes.ts";
import { wireLists, type WireShape } from "./wire-shapes.ts";

const columns = { id: asIs("id"), full_name: asIs("name") };
const guest: WireShape = { entity: "guest", columns, isGoneWhenRetired: true };
const staff: WireShape = { entity: "staff", columns, isNewWhenWhole: true };
const workplace: WireShape = {
  entity: "staff",
  columns: {},
  whenDeleted: { isHere: { old: true, new: false } },
};
const shapes = { guest, staff, workplace };
const listsOf = (...changes: readonly Change[]) => wireLists(shapes, changes);
const nothing = { insert: {}, update: {}, delete: {} };

const row = { id: 7, full_name: "Mali", secret: "x" };
const inserted = (table: string, id = 7): Change => ({
  kind: "insert",
  table,
  id,
  row: id === 7 ? row : { id },
});
const deleted = (table: string, id = 7): Change => ({ kind: "delete", table, id, row });
const updated = (table: string, before: Change, after: object): Change => ({
  kind: "update",
  table,
  id: 7,
  old: before.kind === "update" ? {} : before.row,
  new: { ...after },
});

test("a table without a shape is not sent", () => {
  expect(listsOf(inserted("journal"))).toEqual(nothing);
});

test("a new record is sent with the columns of its shape, under the names of the wire", () => {
  expect(listsOf(inserted("guest"), inserted("guest", 8))).toEqual({
    ...nothing,
    insert: {
      guest: [
        { id: 7, name: "Mali" },
        { id: 8, name: null },
      ],
    },
  });
});

test("of a change, only the columns of the shape are sent, before and after", () => {
  const before = inserted("guest");
  const changes = { full_name: "Nok", secret: "y" };
  expect(listsOf(updated("guest", before, changes), updated("guest", before, changes))).toEqual({
    ...nothing,
    update: {
      guest: [
        { id: 7, changes: { name: { old: "Mali", new: "Nok" } } },
        { id: 7, changes: { name: { old: "Mali", new: "Nok" } } },
      ],
    },
  });
  expect(listsOf(updated("guest", before, { secret: "y" }))).toEqual(nothing);
});

test("a deleted record is gone", () => {
  expect(listsOf(deleted("guest"), deleted("guest", 8))).toEqual({
    ...nothing,
    delete: { guest: [7, 8] },
  });
});

test("a retired or erased guest is gone, and a restored one is new again", () => {
  const before = inserted("guest");
  expect(listsOf(updated("guest", before, { deleted_at: 1 }))).toEqual({
    ...nothing,
    delete: { guest: [7] },
  });
  expect(listsOf(updated("guest", before, { erased_at: 1 }))).toEqual({
    ...nothing,
    delete: { guest: [7] },
  });
  expect(listsOf(updated("guest", before, { ...row, deleted_at: null }))).toEqual({
    ...nothing,
    insert: { guest: [{ id: 7, name: "Mali" }] },
  });
});

test("a retired member of staff is only changed, and one who is new here is sent whole", () => {
  const before = inserted("staff");
  expect(listsOf(updated("staff", before, { deleted_at: 1, full_name: "Nok" }))).toEqual({
    ...nothing,
    update: { staff: [{ id: 7, changes: { name: { old: "Mali", new: "Nok" } } }] },
  });
  expect(listsOf(updated("staff", before, row))).toEqual({
    ...nothing,
    insert: { staff: [{ id: 7, name: "Mali" }] },
  });
  expect(listsOf(updated("guest", inserted("guest"), row)).insert).toEqual({});
});

test("a workplace that ends changes its member of staff, and nothing else of it is sent", () => {
  const gone = { id: 7, changes: { isHere: { old: true, new: false } } };
  expect(listsOf(deleted("workplace"), deleted("workplace"))).toEqual({
    ...nothing,
    update: { staff: [gone, gone] },
  });
  const before = inserted("workplace");
  expect(listsOf(before, updated("workplace", before, { full_name: "Nok" }))).toEqual(nothing);
});
