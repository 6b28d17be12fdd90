import { readWorkbookSheet, type WorkbookSheet } from "@comanda/domain/menu-import/workbook-sheet";
import { describe, expect, test } from "vitest";

import { sheetsOf } from "./testing/read-sheets.ts";
import { xlsxOf, zipOf } from "./testing/zip-of.ts";

/** The first row as the import reads it, in a venue that writes a decimal comma. */
const shown = (sheet: WorkbookSheet | undefined) => {
  const read = sheet === undefined ? null : readWorkbookSheet(sheet, ",");
  return read === null || "fault" in read ? null : read.rows[0]?.cells;
};

describe("a price list that another program has written as .xlsx", () => {
  const rowsOf = async (row: string, settings?: string) => {
    const [sheet] = await sheetsOf(zipOf(xlsxOf(`<row r="1">${row}</row>`, settings)));
    return sheet?.rows[0]?.cells;
  };

  test("has no hints for pronunciation in its texts", async () => {
    const cell =
      '<c r="A1" t="inlineStr"><is><r><t>東京</t></r><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><r><t>ラーメン</t></r></is></c>';
    expect(await rowsOf(cell)).toEqual(["東京ラーメン"]);
  });

  test("has no codes of control characters in its texts", async () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    expect(await rowsOf(cell("Gin_x000D_\nTonic") + cell("_x005F_x000D_"))).toEqual([
      "Gin\r\nTonic",
      "_x000D_",
    ]);
  });

  /** What the import reads of a number that is shown in these formats. */
  const shownAs = async (value: number, ids: readonly number[], codes: readonly string[]) => {
    const firstOwn = 170;
    const formats = codes.map(
      (code, at) =>
        `<numFmt numFmtId="${firstOwn + at}" formatCode="${code.replaceAll('"', "&quot;")}"/>`,
    );
    const all = [...ids, ...codes.map((_code, at) => firstOwn + at)];
    const styles = all.map((id) => `<xf numFmtId="${id}"/>`);
    const cells = all.map((_id, style) => `<c s="${style}"><v>${value}</v></c>`);
    const book = {
      ...xlsxOf(`<row r="1">${cells.join("")}</row>`),
      "xl/styles.xml": `<styleSheet><numFmts>${formats.join("")}</numFmts><cellXfs>${styles.join("")}</cellXfs></styleSheet>`,
    };
    const [sheet] = await sheetsOf(zipOf(book));
    return shown(sheet);
  };

  test("has the percentages that people see", async () => {
    const percentages = await shownAs(0.07, [9, 10], ["0.0%", "[Red]0 %;-0 %"]);
    expect(percentages).toEqual(["7%", "7%", "7%", "7%"]);
  });

  test("has no percentage where the sign only stands beside the number", async () => {
    const numbers = await shownAs(0.07, [], ['0"%"', "0\\%", "0_%"]);
    expect(numbers).toEqual(["0,07", "0,07", "0,07"]);
  });

  test("has the currencies that people see beside its numbers", async () => {
    const codes = [
      "[$$-409]#,##0.00;[Red]-[$$-409]#,##0.00",
      '#,##0.00\\ "USD"',
      '_-"€"* #,##0.00_-;_-"€"* "-"??_-',
      "฿#,##0",
      '0.0" k"',
      "[$-409]0.00",
      "[$VND] 0",
      '0.00_);"$"0.00',
      'General" kr"',
    ];
    expect(await shownAs(5.5, [2, 4, 44], codes)).toEqual([
      "5,5",
      "5,5",
      "5,5",
      "$5,5",
      "5,5 USD",
      "€5,5",
      "฿5,5",
      "5,5 k",
      "5,5",
      "VND5,5",
      "5,5",
      "5,5 kr",
    ]);
    expect(await shownAs(1.125, [], ["[$$-409]0.000"])).toEqual(["$1,1250"]);
  });

  test("has the zeros before the codes of its articles", async () => {
    expect(await shownAs(7, [], ["000", "00000;-00000", "0", "000.0", "0,000"])).toEqual([
      "007",
      "00007",
      "7",
      "7",
      "7",
    ]);
    expect(await shownAs(1234, [], ["000"])).toEqual(["1234"]);
    expect(await shownAs(7.5, [], ["000"])).toEqual(["7,5"]);
    expect(await shownAs(-7, [], ["000"])).toEqual(["-7"]);
  });

  test("has the value of a joined cell in each of its rows that has another value", async () => {
    const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
    const cell = (at: string, text: string) =>
      `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows =
      row(1, cell("A1", "Menu")) +
      row(2, "") +
      row(3, cell("A3", "Tom Yum") + cell("C3", "Soups")) +
      row(4, cell("A4", "Tom Kha") + '<c r="C4"/>') +
      row(6, cell("A6", "Pho")) +
      row(7, cell("A7", "Satay"));
    const joined =
      '</sheetData><mergeCells><mergeCell ref="A1:D2"/><mergeCell ref="C3:D6"/><mergeCell ref="A7:D7"/></mergeCells><sheetData>';
    const [sheet] = await sheetsOf(zipOf(xlsxOf(rows + joined)));
    expect(sheet?.rows).toEqual([
      { row: 1, cells: ["Menu"] },
      { row: 3, cells: ["Tom Yum", "", "Soups"] },
      { row: 4, cells: ["Tom Kha", "", "Soups"] },
      { row: 6, cells: ["Pho", "", "Soups"] },
      { row: 7, cells: ["Satay"] },
    ]);
  });

  test("says which of its rows are hidden, unless they are empty", async () => {
    const row = (number: number, hidden: string) =>
      `<row r="${number}"${hidden}><c><v>1</v></c></row>`;
    const rows = `${row(1, "")}${row(2, ' hidden="1"')}${row(5, ' hidden="0"')}<row r="6" hidden="1"/>`;
    const [sheet] = await sheetsOf(zipOf(xlsxOf(rows)));
    expect(sheet?.rows).toHaveLength(3);
    expect(sheet?.hiddenRows).toEqual(new Set([2]));
  });

  test("has no price of zero where a formula was never computed", async () => {
    const cells = "<c><f>B1*2</f><v>0</v></c><c><f>B1/2</f><v>6.25</v></c>";
    expect(await rowsOf(cells, '<calcPr fullCalcOnLoad="1"/>')).toEqual(["=", 6.25]);
    expect(await rowsOf(cells, "<calcPr/>")).toEqual([0, 6.25]);
  });
});
