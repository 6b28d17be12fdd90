import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readCsv, writeCsv } from "./csv.ts";

describe("CSV", () => {
  test("is read back as written, whatever the text", () => {
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
        // A heading decides the separator, and empty lines are skipped.
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
    "prefixes the text %j with an apostrophe, so that no spreadsheet runs it as a formula",
    (words) => {
      const csv = writeCsv([["name"], [words]], ".");
      expect(csv).toMatch(/^\uFEFFname\r\n"?'/);
      expect(readCsv(csv)).toEqual([["name"], [words]]);
    },
  );

  test.each(["Pad Thai", "'til late", "'", "7-up", "a=b", "1-2", "บาท"])(
    "leaves the text %j unchanged",
    (words) => {
      expect(writeCsv([[words]], ".")).toBe(`\uFEFF${words}\r\n`);
      expect(readCsv(writeCsv([["name"], [words]], "."))).toEqual([["name"], [words]]);
    },
  );

  test("keeps a negative number a number", () => {
    expect(writeCsv([["change", -1.5, 0, null, "-1.5"]], ".")).toBe(
      "\uFEFFchange,-1.5,0,,'-1.5\r\n",
    );
  });

  test("uses semicolons if the comma is the decimal separator", () => {
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

  test("of the maximum upload size is read or refused quickly", () => {
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
  ])("reads %j", (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });
});
