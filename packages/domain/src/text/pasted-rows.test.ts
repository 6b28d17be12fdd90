import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { writePastedRows } from "./csv.ts";
import { readPastedRows } from "./pasted-rows.ts";

const rowsOf = (text: string, isFromSpreadsheet = false) =>
  readPastedRows(text, isFromSpreadsheet).rows;

describe("rows from the clipboard", () => {
  test("of a spreadsheet have tabs between their cells", () => {
    expect(rowsOf("Pad Thai\t120\r\nTom Yum\t1,250.00\r\n", true)).toEqual([
      ["Pad Thai", "120"],
      ["Tom Yum", "1,250.00"],
    ]);
  });

  test("of one column of a spreadsheet are not split at commas and semicolons", () => {
    expect(rowsOf("Beer,large\r\nBeer,small\r\n", true)).toEqual([["Beer,large"], ["Beer,small"]]);
    expect(rowsOf("a;b\nc;d", true)).toEqual([["a;b"], ["c;d"]]);
  });

  test("keep line ends and quotes within a cell, and empty rows between others", () => {
    expect(rowsOf('"Beer\nlarge"\t80\n\n"""Best""\nburger"\t250', true)).toEqual([
      ["Beer\nlarge", "80"],
      [],
      ['"Best"\nburger', "250"],
    ]);
  });

  test("of a text file have semicolons or commas, if every line has as many", () => {
    expect(rowsOf("Vinho;12,50\nBica;1,20")).toEqual([
      ["Vinho", "12,50"],
      ["Bica", "1,20"],
    ]);
    expect(rowsOf('Beer,80\n"Wine, red",120')).toEqual([["Beer,80"], ['"Wine, red",120']]);
    expect(rowsOf("Beer,Drinks\nWine,Drinks")).toEqual([
      ["Beer", "Drinks"],
      ["Wine", "Drinks"],
    ]);
    expect(rowsOf("Beer;80\nWine")).toEqual([["Beer;80"], ["Wine"]]);
  });

  test("are one column where a comma may be part of a number or of a name", () => {
    expect(rowsOf("12,50\n13,50\n")).toEqual([["12,50"], ["13,50"]]);
    expect(rowsOf("Beer, large\nBeer, small")).toEqual([["Beer, large"], ["Beer, small"]]);
  });

  test("of a spreadsheet keep the quotation marks of a name, which the program copies as they are", () => {
    const copied =
      '"Especial" da casa\t10\n"Sozinho"\t11\nFim "\t12\n5" pizza\t13\n"abre\t14\nÁgua\t15\n';
    expect(rowsOf(copied, true)).toEqual([
      ['"Especial" da casa', "10"],
      ['"Sozinho"', "11"],
      ['Fim "', "12"],
      ['5" pizza', "13"],
      ['"abre', "14"],
      ["Água", "15"],
    ]);
  });

  test("of a text file lose the marks around a cell, and keep all others", () => {
    expect(rowsOf('"Beer"\t"80"\n"Best" burger\t250\n"open\t9')).toEqual([
      ["Beer", "80"],
      ['"Best" burger', "250"],
      ['"open', "9"],
    ]);
  });

  test("are read as they were copied, whatever is in them", () => {
    const letter = fc.constantFrom("a", " ", "1", "\t", '"', ",", ";", "\n");
    const cell = fc
      .tuple(fc.constantFrom("x", '"'), fc.string({ unit: letter }))
      .map(([first, rest]) => first + rest);
    const rows = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    fc.assert(
      fc.property(rows, (copied) => {
        for (const isFromSpreadsheet of [false, true]) {
          expect(rowsOf(writePastedRows(copied), isFromSpreadsheet)).toEqual(copied);
        }
      }),
    );
  });

  test("never carry a formula into another spreadsheet", () => {
    expect(writePastedRows([["=HYPERLINK(1)", "80"]])).toBe("'=HYPERLINK(1)\t80");
  });
});
