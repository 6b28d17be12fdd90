import { readWorkbookSheet, type WorkbookCell } from "@comanda/domain/menu-import/workbook-sheet";
import { describe, expect, test } from "vitest";

import { readWorkbook } from "./read-workbook.ts";
import { fixture, sheetsOf } from "./testing/read-sheets.ts";
import { odsOf, xlsxOf, zipOf } from "./testing/zip-of.ts";

describe("a price list of Excel", () => {
  test("is read as it is stored, with the currency that its formats show", async () => {
    const euro = (amount: number) => ({ amount, before: "", after: "€" });
    const [carta] = await sheetsOf(fixture("lisbon.xlsx"));
    expect(carta).toMatchObject({ name: "Carta", isTooLong: false });
    expect(carta?.rows).toEqual([
      { row: 1, cells: ["Carta de Outono"] },
      { row: 3, cells: ["Artigo", "Preço", "Custo", "Categoria", "Ativo", "Desde"] },
      {
        row: 4,
        cells: [
          "Vinho do Porto, 20 anos",
          euro(12.5),
          euro(3.125),
          "Vinhos > Porto",
          "true",
          "2026-11-24",
        ],
      },
      { row: 5, cells: ['Bica "cheia"', euro(1.2), euro(0.35), "Café", "true", "2026-11-24"] },
      { row: 6, cells: ["Água & gelo", euro(1250), euro(312.5), "Bebidas", "false", "2026-11-24"] },
      { row: 9, cells: ["Pastel de nata", euro(0.3), "", "Café"] },
      { row: 10, cells: ["Galão", "#DIV/0!"] },
    ]);
  });

  test("offers the sheets that can be seen", async () => {
    const sheets = await sheetsOf(fixture("lisbon.xlsx"));
    expect(sheets.map(({ name }) => name)).toEqual(["Carta", "Notas"]);
  });

  test("says which formula has no result", async () => {
    const [prices] = await sheetsOf(fixture("uncomputed.xlsx"));
    expect(prices?.rows).toEqual([
      { row: 1, cells: ["Name", "Price"] },
      { row: 2, cells: ["Pad Thai", "="] },
      { row: 3, cells: ["Tom Yum", 125] },
    ]);
  });
});

describe("stored numbers", () => {
  const write = (value: WorkbookCell, decimalSeparator: string) => {
    const sheet = { name: "A", isTooLong: false, rows: [{ row: 1, cells: [value] }] };
    const read = readWorkbookSheet(sheet, decimalSeparator);
    return "fault" in read ? read.fault : read.rows[0]?.cells[0];
  };

  test.each([
    [12.5, ",", "12,5"],
    [12.5, ".", "12.5"],
    [1250, ",", "1250"],
    [0.1 + 0.2, ",", "0,3"],
    [-3, ",", "-3"],
    [1e21, ",", "1000000000000000000000"],
    [0.0000001, ".", "0.0000001"],
    [{ percent: 0.07 * 100 }, ",", "7%"],
    [{ percent: 7.125 }, ",", "7,125%"],
  ])("%j are written for a venue with %s as %s", (value, separator, text) => {
    expect(write(value, separator)).toBe(text);
  });

  test("are never read as thousands because they have three decimals", () => {
    expect(write(1.125, ",")).toBe("1,1250");
  });
});

describe("a file that cannot be read", () => {
  test("is an older workbook, or has a password", async () => {
    expect(await readWorkbook(fixture("old.xls"))).toBe("old-workbook");
    const locked = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
      Buffer.alloc(508),
      Buffer.from("EncryptedPackage", "utf16le"),
    ]);
    expect(await readWorkbook(new Uint8Array(locked))).toBe("password");
    const manifest = "<manifest><manifest:encryption-data/></manifest>";
    const lockedOds = zipOf({ "content.xml": "x", "META-INF/manifest.xml": manifest });
    expect(await readWorkbook(lockedOds)).toBe("password");
    expect(await readWorkbook(zipOf({ "xl/workbook.bin": "x" }))).toBe("old-workbook");
  });

  test("is another kind of archive", async () => {
    expect(await readWorkbook(zipOf({ "word/document.xml": "<w/>" }))).toBe("no-workbook");
  });

  test("is damaged anywhere", async () => {
    for (const name of ["lisbon.xlsx", "lisbon.ods"]) {
      const whole = fixture(name);
      for (let cut = 1; cut < whole.length; cut += 199) {
        expect(await readWorkbook(whole.subarray(0, cut))).toBe("broken-workbook");
      }
      const damaged = whole.slice();
      damaged.fill(0xff, 60, 400);
      expect(typeof (await readWorkbook(damaged))).toBe("string");
    }
    expect(await readWorkbook(zipOf({ "content.xml": "<a><b" }))).toBe("broken-workbook");
  });

  test.each([
    ["deflated", false],
    ["stored", true],
  ])("is damaged so that it could still be unpacked, %s", async (_how, isStored) => {
    const whole = odsOf(
      '<table:table-row><table:table-cell office:value-type="float" office:value="4.5"/></table:table-row>',
      isStored,
    );
    expect(await sheetsOf(whole)).toMatchObject([{ rows: [{ row: 1, cells: [4.5] }] }]);
    const start = 30 + "content.xml".length;
    const end = Buffer.from(whole).readUInt32LE(whole.length - 6);
    for (let at = start; at < end; at += 1) {
      const damaged = whole.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      expect(await readWorkbook(damaged)).toBe("broken-workbook");
    }
  });

  test("lacks the texts that its cells refer to", async () => {
    const withoutTexts = zipOf(xlsxOf('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'));
    expect(await readWorkbook(withoutTexts)).toBe("broken-workbook");
  });

  test.each([
    ["an .ods", (filling: string) => ({ "content.xml": filling })],
    ["an .xlsx", (filling: string) => xlsxOf(filling)],
    [
      "the texts of an .xlsx",
      (filling: string) => ({ ...xlsxOf(""), "xl/sharedStrings.xml": filling }),
    ],
  ])("inflates to more than any price list has, in %s", async (_what, filesOf) => {
    const bomb = zipOf(filesOf(" ".repeat(101 * 1024 * 1024)));
    expect(bomb.length).toBeLessThan(200_000);
    expect(await readWorkbook(bomb)).toBe("workbook-too-large");
  });

  test("claims in several sheets together more cells than any price list has", async () => {
    const table =
      '<table:table table:name="A"><table:table-row table:number-rows-repeated="1500"><table:table-cell table:number-columns-repeated="900" office:value-type="float" office:value="1"/></table:table-row></table:table>';
    expect(await sheetsOf(zipOf({ "content.xml": `<a>${table}</a>` }))).toHaveLength(1);
    const two = zipOf({ "content.xml": `<a>${table}${table}</a>` });
    expect(await readWorkbook(two)).toBe("workbook-too-large");
    const cells = `<row r="1">${"<c><v>1</v></c>".repeat(900)}</row>`;
    const sheets = Array.from({ length: 3 }, (_none, at) => `<sheet name="${at}" r:id="rId1"/>`);
    const many = {
      ...xlsxOf(cells.repeat(900)),
      "xl/workbook.xml": `<workbook><sheets>${sheets.join("")}</sheets></workbook>`,
    };
    expect(await readWorkbook(zipOf(many))).toBe("workbook-too-large");
  });

  test("joins more cells than any price list has", async () => {
    const rows = Array.from(
      { length: 2000 },
      (_none, at) => `<row r="${at + 1}"><c><v>1</v></c></row>`,
    );
    const joined = '<mergeCell ref="A1:A2000"/>'.repeat(1001);
    const book = zipOf(xlsxOf(`${rows.join("")}<mergeCells>${joined}</mergeCells>`));
    expect(await readWorkbook(book)).toBe("workbook-too-large");
  });

  test("claims more cells than any price list has", async () => {
    const row = (columns: number, rows: number) =>
      `<table:table-row table:number-rows-repeated="${rows}"><table:table-cell table:number-columns-repeated="${columns}" office:value-type="float" office:value="1"/></table:table-row>`;
    expect(await readWorkbook(odsOf(row(16_384, 1)))).toBe("workbook-too-large");
    expect(await readWorkbook(odsOf(row(900, 20_000)))).toBe("workbook-too-large");
    const [long] = await sheetsOf(odsOf(row(1, 1_000_000)));
    expect(long?.isTooLong).toBe(true);
  });
});
