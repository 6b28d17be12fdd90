import { expect, test } from "vitest";

import { changeField } from "./change-field.ts";
import { editors } from "./editors.ts";
import { fieldsOfEditor } from "./editor.ts";
import { createInvalidInput } from "./invalid-input.ts";
import type { Fields } from "./office-record.ts";

const empty = createInvalidInput("", { code: "required" });
const stored = {
  id: 1,
  type: "sale",
  hasVariablePrice: false,
  isSet: false,
  datedPrices: [{ fromDate: "2030-01-01", price: 100 }],
  priceMinimum: null,
  priceMaximum: null,
};

function changeArticle(values: Fields, key: string, value: unknown): Fields {
  const editor = editors.article;
  const field = fieldsOfEditor(editor).find((one) => one.key === key);
  if (field === undefined) throw new Error(`An article has no field ${key}.`);
  return changeField({ editor, before: stored, catalog: new Map() }, values, { field, value });
}

test("what cannot be sent and is not shown any more is as it was", () => {
  const typed = changeArticle(stored, "datedPrices", [{ fromDate: "2030-01-01", price: empty }]);
  expect(changeArticle(typed, "hasVariablePrice", true)).toEqual({
    ...stored,
    hasVariablePrice: true,
  });
});

test("a field that a new record lacks is left out again", () => {
  const editor = editors.article;
  const commission = fieldsOfEditor(editor).find(({ key }) => key === "commission");
  if (commission === undefined) throw new Error("An article has a commission.");
  const typed = { name: "Massage", commission: 1, commissionPrice: empty };
  const changed = changeField({ editor, before: { name: "" }, catalog: new Map() }, typed, {
    field: commission,
    value: null,
  });
  expect(changed).toEqual({ name: "Massage", commission: null });
});

test("what another field sets stays so where it is hidden", () => {
  const typed = { ...stored, hasVariablePrice: true, priceMinimum: 300, priceMaximum: 200 };
  // The limits in the wrong order would be refused, and so would a timer with a variable price.
  expect(changeArticle(typed, "type", "timer")).toEqual({
    ...stored,
    type: "timer",
    priceMinimum: 300,
  });
});
