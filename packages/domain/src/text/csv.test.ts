import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readCsv, writeCsv } from "./csv.ts";

describe("comma-separated values", () => {
  test("are read as they were written, whatever is in them", () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('"', '""', ",", ";", "\r\n", "\n", " a ", "ก,ข", "=1+1"),
    );
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, (written) => {
        // A heading says which separator there is, and lines of nothing are passed over.
        const table = [["name", "price"], ...written];
        const filled = table.filter((row) => row.some((each) => each !== ""));
        expect(readCsv(writeCsv(table))).toEqual(filled);
      }),
    );
  });

  test("of a file as large as may be sent are read, or refused, in one go", () => {
    const long = "a".repeat(20_000_000);
    expect(readCsv(`name\r\n"${long}"\r\n`)).toEqual([["name"], [long]]);
    expect(readCsv(`name\r\n"${long}`)).toBeNull();
  });

  test.each([
    [
      "name;price\r\nBeer;90\r\n",
      [
        ["name", "price"],
        ["Beer", "90"],
      ],
    ],
    [
      "name,price\nBeer,\n\n",
      [
        ["name", "price"],
        ["Beer", ""],
      ],
    ],
    ['name\n"a ""b"", c"', [["name"], ['a "b", c']]],
    ['name\n"open', null],
    ['name\n"a"b', null],
    ["", []],
  ])("such as %j are read", (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });
});
