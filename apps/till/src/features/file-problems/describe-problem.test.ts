import { expect, test } from "vitest";

import { files as filesEnglish } from "@comanda/languages/en_US/till/files";
import { files as filesThai } from "@comanda/languages/th_TH/till/files";
import { messages as allEnglish } from "@comanda/languages/en_US/till/all";
import { office as officeEnglish } from "@comanda/languages/en_US/office/all";
import { messages as thai } from "@comanda/languages/th_TH/till/all";

import { describeProblem } from "./describe-problem.ts";

const problemTexts = officeEnglish.records.problems;
const inEnglish = {
  words: filesEnglish,
  messages: allEnglish,
  texts: problemTexts,
  rowsAbove: 1,
};
const inThai = { words: filesThai, messages: thai, texts: {}, rowsAbove: 0 };
const price = { section: "articles", row: 1, field: "price", error: "in the server's words" };

test.each([
  [
    { code: "invalid", value: "dear", allowed: { code: "money" } },
    'articles, row 3: price is invalid ("dear"). Allowed: an amount such as 120 or 89.50',
  ],
  [
    { code: "out-of-range", value: -1, allowed: { code: "between", least: 0, most: 900 } },
    "articles, row 3: price is too small or too large (-1). Allowed: 0 to 900",
  ],
  [{ code: "too-long", maximum: 60 }, "articles, row 3: price can have at most 60 characters"],
  [
    { code: "not-found", allowed: { code: "one-of", choices: ["A", "B"], hasMore: true } },
    "articles, row 3: price is invalid. Allowed: one of A, B, …",
  ],
  [
    { code: "no-tax-class", value: null },
    "articles, row 3: Taxes are by tax class here. Please choose one, or give one to the category",
  ],
  [{ code: "too-many-cells" }, "articles, row 3: this row has more cells than the first one"],
  // Sent by a newer server.
  [{ code: "invalid", allowed: { code: "moon-phase" } }, "articles, row 3: price is invalid"],
  [{ code: "too-lunar" }, "in the server's words"],
])("of a row with %j it is said: %s", (problem, sentence) => {
  expect(describeProblem({ ...price, ...problem }, inEnglish)).toBe(sentence);
});

test("a problem of the whole file is shown with its line and column", () => {
  const problem = { field: "yaml", code: "not-yaml", line: 3, column: 6, value: "- [", error: "" };
  expect(describeProblem(problem, inEnglish)).toBe('Line 3, column 6 cannot be read ("- [")');
});

test("every language has its own text for each kind of allowed value", () => {
  const problem = {
    ...price,
    code: "invalid",
    value: 1.2345,
    allowed: { code: "decimals", most: 3 },
  };
  const sentence = describeProblem(problem, inThai);
  expect(sentence).toContain("articles, แถว 2: ");
  expect(sentence).toContain("(1.2345). ที่ใช้ได้: ตัวเลขทศนิยมไม่เกิน 3 ตำแหน่ง");
});
