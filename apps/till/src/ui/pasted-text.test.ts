import { expect, test } from "vitest";

import { pastedTextOf } from "./pasted-text.ts";

const isFromSpreadsheet = (html: string) =>
  pastedTextOf({ getData: (type) => (type === "text/html" ? html : "Beer") }).isFromSpreadsheet;

test.each([
  ["a table", "<table><tr><td>Beer</td></tr></table>"],
  ["a single cell of Google Sheets", `<span data-sheets-root="1">Beer</span>`],
])("%s comes from a spreadsheet", (_what, html) => {
  expect(isFromSpreadsheet(html)).toBe(true);
});

test.each([
  ["plain text", ""],
  ["a part of a page", "<p>Beer</p>"],
])("%s does not", (_what, html) => {
  expect(isFromSpreadsheet(html)).toBe(false);
});
