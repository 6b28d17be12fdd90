import { expect, test } from "vitest";

import type { Change } from "./changes.ts";
import {
  eraseGuestOnPaper,
  guestsIn,
  isNamedPaper,
  readNamedPaper,
  replacePersonalFields,
} from "./personal-fields.ts";

const paper = { kind: "bill", customer: "Mali", customerId: 5, number: 1 };
const company = { name: "Co", address: "Sathorn", taxNumber: "" };
const guest = { id: 5, name: "Mali", phone: "081", address: "", date_of_birth: null, revision: 2 };
const inserted = (table: string, row: object): Change => ({
  kind: "insert",
  table,
  id: 5,
  row: { ...row },
});
const printed = (document: object) => inserted("print_job", { document: JSON.stringify(document) });

/** What is replaced in a change, and the change with stars instead. */
function starred(change: Change) {
  const seen: unknown[] = [];
  const replaced = replacePersonalFields(change, (field) => {
    seen.push(field);
    return "*";
  });
  return { seen, replaced };
}

test("a guest's row has personal values, except those that an erased guest has as well", () => {
  const { seen, replaced } = starred(inserted("customer", guest));
  expect(seen).toEqual([
    { customer: 5, column: "name", value: "Mali", erased: "Guest" },
    { customer: 5, column: "phone", value: "081", erased: "" },
  ]);
  expect(replaced).toEqual(inserted("customer", { ...guest, name: "*", phone: "*" }));
});

test("of a change of a guest, both sides are personal", () => {
  const change: Change = {
    kind: "update",
    table: "customer",
    id: 5,
    old: { name: "Mali", revision: 1 },
    new: { name: "Nok", revision: 2 },
  };
  expect(starred(change).replaced).toEqual({
    ...change,
    old: { name: "*", revision: 1 },
    new: { name: "*", revision: 2 },
  });
});

test("a paper names its guest and the company, and nothing else of it is personal", () => {
  expect(starred(printed(paper)).replaced).toEqual(printed({ ...paper, customer: "*" }));
  const { seen, replaced } = starred(printed({ ...paper, company }));
  expect(seen).toEqual([
    { customer: 5, column: "document.customer", value: "Mali", erased: "" },
    { customer: 5, column: "document.company.name", value: "Co", erased: "" },
    { customer: 5, column: "document.company.address", value: "Sathorn", erased: "" },
  ]);
  expect(replaced).toEqual(
    printed({ ...paper, customer: "*", company: { name: "*", address: "*", taxNumber: "" } }),
  );
});

test("other rows, papers without a guest and erased guests are left as they are", () => {
  for (const change of [
    inserted("staff", guest),
    printed({ kind: "bill", customer: null }),
    printed({ ...paper, customer: "" }),
    inserted("print_job", { printer: "10.0.0.1" }),
  ]) {
    expect(starred(change)).toEqual({ seen: [], replaced: change });
  }
  const kept = printed(paper);
  expect(replacePersonalFields(kept, ({ value }) => value)).toEqual(kept);
});

test("the guests of changes are found, or those with values of a kind", () => {
  const changes = [inserted("customer", guest), printed({ ...paper, customerId: 6 })];
  expect(guestsIn(changes)).toEqual(new Set([5, 6]));
  expect(guestsIn(changes, (value) => value === "081")).toEqual(new Set([5]));
  expect(guestsIn([inserted("staff", guest)])).toEqual(new Set());
});

test("an erased guest leaves no name and no company on a paper", () => {
  const named = { ...paper, company };
  expect(eraseGuestOnPaper(named)).toEqual({
    ...paper,
    customer: "",
    company: { name: "", address: "", taxNumber: "" },
  });
  expect(readNamedPaper(JSON.stringify(paper))).toEqual(paper);
  for (const other of [{ ...paper, customer: "" }, { kind: "ticket" }, { customer: "Mali" }]) {
    expect(readNamedPaper(JSON.stringify(other))).toBeNull();
    expect(isNamedPaper(other)).toBe(false);
  }
});
