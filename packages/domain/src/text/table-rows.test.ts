import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { cellSeparators, findSeparator, splitSeparatorLine } from "./find-separator.ts";
import { tableRows, type CellSeparator } from "./table-rows.ts";

const cell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    '"',
    '""',
    ",",
    ";",
    "\t",
    "\r\n",
    "\n",
    "\r",
    '5" pipe',
    " a ",
    "ก,ข",
    "12,50",
    "",
  ),
);
const separators = fc.constantFrom(...cellSeparators);
const lineEnds = fc.constantFrom("\n", "\r\n", "\r");

/** Programs quote every cell, or only those that need it. */
const quote = (text: string, separator: CellSeparator, always: boolean): string =>
  always || text.includes(separator) || /^"|[\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;

test("any table reads back the same, by any separator, line end and habit of quoting", () => {
  const table = fc.array(fc.array(fc.tuple(cell, fc.boolean()), { minLength: 2, maxLength: 5 }));
  fc.assert(
    fc.property(
      table,
      separators,
      lineEnds,
      fc.boolean(),
      (rows, separator, lineEnd, endsWithLine) => {
        const text = rows
          .map((row) => row.map(([each, always]) => quote(each, separator, always)).join(separator))
          .join(lineEnd);
        const read = [...tableRows(endsWithLine ? text + lineEnd : text, separator)];
        const expected = rows
          .map((row, at) => ({ row: at + 1, cells: row.map(([each]) => each) }))
          .filter(({ cells }) => cells.some((each) => each !== ""));
        expect(read).toEqual(expected);
      },
    ),
  );
});

describe("a row keeps the number that spreadsheets show", () => {
  test.each([
    ["a;b\n\n\nc;d\n", [1, 4]],
    ['"a\nb";c\nd;e', [1, 2]],
    ["\r\na;b", [2]],
  ])("in %j", (text, numbers) => {
    expect([...tableRows(text, ";")].map(({ row }) => row)).toEqual(numbers);
  });
});

test.each([
  ['a,b\nc,"d', { row: 2, column: 2, fault: "open-quote" }],
  ['a,b\n"c" d,e', { row: 2, column: 1, fault: "text-after-quote" }],
] as const)("%j cannot be read, and says where", (text, fault) => {
  expect([...tableRows(text, ",")].at(-1)).toEqual(fault);
});

test("a quote within a cell stands for itself", () => {
  expect([...tableRows('Pipe 5",12', ",")]).toEqual([{ row: 1, cells: ['Pipe 5"', "12"] }]);
});

describe("the separator is the one by which the rows are even", () => {
  test.each([
    ["name;price\nWine, red;12,50\nBeer;3,20", ";"],
    ["name,price\nWine,12.50", ","],
    ["Wine, red\t12,50", "\t"],
    ["Price list; 2026\nname,price\nWine,12.50\nBeer,3.20", ","],
    ["name\nWine", ","],
    ["", ","],
    ['"a;b","c"\n"d","e;f;g"', ","],
  ])("%j: %j", (text, separator) => {
    expect(findSeparator(text, "file")).toBe(separator);
  });

  test("unless the first line says so, as Excel writes it", () => {
    expect(splitSeparatorLine("sep=;\r\na;b")).toEqual({ separator: ";", rest: "a;b" });
    expect(splitSeparatorLine("\uFEFFsep=\t\na\tb")).toEqual({ separator: "\t", rest: "a\tb" });
    expect(splitSeparatorLine("sep;a")).toEqual({ separator: null, rest: "sep;a" });
  });
});
