import { expect, test } from "vitest";

import { changeList } from "./changes.ts";

const row = { id: 7, name: "Mali", phone: null, age: 30 };

test("a new or deleted row is recorded whole", () => {
  const list = changeList();
  list.insertedRow("customer", row);
  list.deletedRow("customer", row);
  expect(list.all).toEqual([
    { kind: "insert", table: "customer", id: 7, row },
    { kind: "delete", table: "customer", id: 7, row },
  ]);
});

test("of a changed row, what has changed is recorded, before and after", () => {
  const list = changeList();
  list.updatedRow("customer", row, { ...row, name: "Nok", phone: "081" });
  list.updatedRow("customer", { id: 7 }, { id: 7, name: "Nok" });
  expect(list.all).toEqual([
    {
      kind: "update",
      table: "customer",
      id: 7,
      old: { name: "Mali", phone: null },
      new: { name: "Nok", phone: "081" },
    },
    { kind: "update", table: "customer", id: 7, old: { name: null }, new: { name: "Nok" } },
  ]);
});

test("an unchanged row is not recorded, unless it is recorded whole", () => {
  const list = changeList();
  list.updatedRow("customer", row, { ...row });
  expect(list.all).toEqual([]);
  list.updatedRow("customer", row, row, true);
  expect(list.all).toEqual([{ kind: "update", table: "customer", id: 7, old: row, new: row }]);
});

test("of an erased row, what the caller says is recorded", () => {
  const list = changeList();
  const change = { old: { revision: 1 }, new: { revision: 2, name: "" } };
  list.erasedRow("customer", 7, change);
  expect(list.all).toEqual([{ kind: "update", table: "customer", id: 7, ...change }]);
});
