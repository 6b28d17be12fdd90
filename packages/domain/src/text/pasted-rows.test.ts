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

  test("of one column are split at line ends only, and keep those within quotation marks", () => {
    expect(rowsOf('"Beer\nlarge"\n\nWine')).toEqual([["Beer\nlarge"], [], ["Wine"]]);
    expect(rowsOf('"12"" Pizza"')).toEqual([['12" Pizza']]);
    expect(rowsOf("Gin;Tonic", true)).toEqual([["Gin;Tonic"]]);
  });

  describe("are read as they were copied", () => {
    const letter = fc.constantFrom("a", " ", "1", "\t", '"', ",", ";", "\n");
    // An empty cell at an end could not be told from no cell.
    const cell = fc
      .tuple(fc.constantFrom("x", '"', "=", "'", "-", "+"), fc.string({ unit: letter }))
      .map(([first, rest]) => first + rest);
    const tableOf = (widths: { readonly min: number; readonly max: number }, each = cell) =>
      fc
        .integer(widths)
        .chain((width) =>
          fc.array(fc.array(each, { minLength: width, maxLength: width }), { minLength: 1 }),
        );

    test("from a spreadsheet, whatever is in them", () => {
      fc.assert(
        fc.property(tableOf({ min: 1, max: 4 }), (copied) => {
          expect(rowsOf(writePastedRows(copied), true)).toEqual(copied);
        }),
      );
    });

    test("from elsewhere, unless semicolons or commas split a single column", () => {
      const unsplit = cell.map((text) => text.replaceAll(/[,;]/g, ""));
      const tables = fc.oneof(tableOf({ min: 2, max: 4 }), tableOf({ min: 1, max: 1 }, unsplit));
      fc.assert(
        fc.property(tables, (copied) => {
          expect(rowsOf(writePastedRows(copied))).toEqual(copied);
        }),
      );
    });
  });

  test("never carry a formula into another spreadsheet", () => {
    expect(writePastedRows([["=HYPERLINK(1)", "80"]])).toBe("'=HYPERLINK(1)\t80");
  });
});
