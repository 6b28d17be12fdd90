import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readCsv, writeCsv } from "./csv.ts";

describe("comma-separated values", () => {
  test("are read as they were written, whatever is in them", () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '"',
        '""',
        ",",
        ";",
        "\r\n",
        "\n",
        " a ",
        "ก,ข",
        "=1+1",
        "'=1",
        "''-",
        "'",
        "' '",
      ),
    );
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, fc.constantFrom(".", ","), (written, sign) => {
        // A heading says which separator there is, and lines of nothing are passed over.
        const table = [["name", "price"], ...written];
        const filled = table.filter((row) => row.some((each) => each !== ""));
        expect(readCsv(writeCsv(table, sign))).toEqual(filled);
      }),
    );
  });

  test.each([
    "=1+1",
    "+66 81 234 5678",
    "-1",
    "@SUM(A1)",
    "\tx",
    "\rx",
    "\n=1",
    "  =1",
    "\u00A0=1",
    "\u200B=1",
    "\uFEFF=1",
    "＝1+1",
    "＋1",
    "－1",
    "＠x",
    "﹦1",
    "\u22121",
    "'=1",
    "''=1",
  ])(
    "have an apostrophe before the words %j, which no spreadsheet takes for a formula then",
    (words) => {
      const csv = writeCsv([["name"], [words]], ".");
      expect(csv).toMatch(/^\uFEFFname\r\n"?'/);
      expect(readCsv(csv)).toEqual([["name"], [words]]);
    },
  );

  test.each(["Pad Thai", "'til late", "'", "7-up", "a=b", "1-2", "บาท"])(
    "leave the words %j alone",
    (words) => {
      expect(writeCsv([[words]], ".")).toBe(`\uFEFF${words}\r\n`);
      expect(readCsv(writeCsv([["name"], [words]], "."))).toEqual([["name"], [words]]);
    },
  );

  test("leave a negative number a number", () => {
    expect(writeCsv([["change", -1.5, 0, null, "-1.5"]], ".")).toBe(
      "\uFEFFchange,-1.5,0,,'-1.5\r\n",
    );
  });

  test("stand apart by semicolons where the comma is the decimal sign", () => {
    const csv = writeCsv(
      [
        ["name", "price"],
        ["Crêpe, sucrée", 10.5],
      ],
      ",",
    );
    expect(csv).toBe('\uFEFFname;price\r\n"Crêpe, sucrée";10,5\r\n');
    expect(readCsv(csv)).toEqual([
      ["name", "price"],
      ["Crêpe, sucrée", "10,5"],
    ]);
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
