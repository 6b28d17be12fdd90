import { allergens } from "@comanda/domain/menu/allergens";
import { allergenSigns, readAllergens } from "@comanda/domain/menu-import/read-allergens";
import { priceListTexts } from "@comanda/paper/messages/price-list-texts";
import { readCell } from "@comanda/domain/menu-import/read-import-row";
import { describe, expect, test } from "vitest";

import { office as officeEnglish } from "@comanda/languages/en_US/office/all";
import { office as officeFilipino } from "@comanda/languages/tl_PH/office/all";
import { office as officeThai } from "@comanda/languages/th_TH/office/all";
import { office as officeVietnamese } from "@comanda/languages/vi_VN/office/all";

import { readTable, type ImportChoices } from "./plan-import.ts";
import type { Source } from "./source.ts";

/** A venue in Portugal. */
const format = { hasDecimals: true, decimalSeparator: ",", thousandSeparator: "." };
const choices: ImportChoices = {
  sheetAt: 0,
  encoding: "windows-1252",
  separator: null,
  headingAt: null,
  columns: null,
  fallback: { category: "Menu", productGroup: "Bar", taxClass: null },
  leavesProblemsOut: false,
};

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  new Uint8Array(
    Array.from(text, (letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]).flat(),
  );

const read = (bytes: Uint8Array) => readSource({ kind: "text", name: "precos.csv", bytes });

function readSource(source: Source) {
  const table = readTable(source, choices, {
    currencyTexts: ["€", "EUR"],
    format,
    menu: { taxClasses: [] },
  });
  if ("fault" in table) throw new Error(table.fault);
  const { columns, rows, reading, isLegacy } = table;
  return { columns, cells: rows.map(({ cells }) => cells), signs: reading.signs, isLegacy };
}

const columns = ["name", "price", "category"];
const cells = [
  ["Vinho do Porto, 20 anos", "12,50", "Vinhos"],
  ['Bica "cheia"', "1,20", "Café"],
];

describe("a price list is read as its program has written it", () => {
  test.each([
    [
      "LibreOffice: UTF-8, line feeds, quotes where they are needed",
      utf8(
        'Nome;Preço;Categoria\nVinho do Porto, 20 anos;12,50;Vinhos\n"Bica ""cheia""";1,20;Café\n',
      ),
      false,
    ],
    [
      "LibreOffice, all texts in quotes, commas between cells",
      utf8(
        '"Nome","Preço","Categoria"\n"Vinho do Porto, 20 anos","12,50","Vinhos"\n"Bica ""cheia""","1,20","Café"\n',
      ),
      false,
    ],
    [
      "Excel in Portuguese: Windows-1252, semicolons",
      latin1(
        'Nome;Preço;Categoria\r\nVinho do Porto, 20 anos;12,50;Vinhos\r\n"Bica ""cheia""";1,20;Café\r\n',
      ),
      true,
    ],
    [
      "Excel, CSV UTF-8: with a byte order mark",
      utf8(
        '\uFEFFNome;Preço;Categoria\r\nVinho do Porto, 20 anos;12,50;Vinhos\r\n"Bica ""cheia""";1,20;Café\r\n',
      ),
      false,
    ],
    [
      "Excel, Unicode text: UTF-16 and tabs",
      utf16(
        '\uFEFFNome\tPreço\tCategoria\r\nVinho do Porto, 20 anos\t12,50\tVinhos\r\n"Bica ""cheia"""\t1,20\tCafé\r\n',
      ),
      false,
    ],
    [
      "Excel with a line that names the separator",
      utf8(
        'sep=;\r\nNome;Preço;Categoria\r\nVinho do Porto, 20 anos;12,50;Vinhos\r\n"Bica ""cheia""";1,20;Café\r\n',
      ),
      false,
    ],
    [
      "Numbers: with the name of the table above",
      utf8(
        'Tabela 1;;\r\nNome;Preço;Categoria\r\nVinho do Porto, 20 anos;12,50;Vinhos\r\n"Bica ""cheia""";1,20;Café',
      ),
      false,
    ],
  ])("%s", (_program, bytes, isLegacy) => {
    const table = read(bytes);
    expect(table).toMatchObject({ columns, cells, isLegacy });
  });
});

test("names that begin with a quotation mark are pasted as LibreOffice and Excel copy them", () => {
  const text = '"Especial" da casa\t10,50\n"Sozinho"\t11\n"abre\t12\n';
  const { cells: pasted } = readSource({ kind: "pasted", text, isFromSpreadsheet: true });
  expect(pasted).toEqual([
    ['"Especial" da casa', "10,50"],
    ['"Sozinho"', "11"],
    ['"abre', "12"],
  ]);
});

describe("a workbook is read by the same rules", () => {
  const nothingElse = { hiddenRows: new Set<number>(), isTooLong: false };

  test("with its numbers as they are stored, and its texts as the venue writes them", () => {
    const rows = [
      { row: 1, cells: ["Nome", "Preço", "Categoria"] },
      { row: 2, cells: ["Vinho do Porto, 20 anos", 12.5, "Vinhos"] },
      { row: 3, cells: ["Bica", "1,20", "Café"] },
      { row: 4, cells: ["Garrafa", 1.125, "Café"] },
    ];
    const sheets = [
      { name: "Notas", rows: [], ...nothingElse },
      { name: "Carta", rows, ...nothingElse },
    ];
    const source = { kind: "workbook", name: "precos.xlsx", sheets } as const;
    const asked = { currencyTexts: ["€"], format, menu: { taxClasses: [] } };
    expect(readTable(source, choices, asked)).toEqual({ fault: "empty" });
    const table = readTable(source, { ...choices, sheetAt: 1 }, asked);
    if ("fault" in table) throw new Error(table.fault);
    expect(table).toMatchObject({ columns, isLegacy: false, headingAt: 0 });
    const prices = table.rows.map(({ cells: [, price = ""] }) =>
      readCell("price", price, table.reading),
    );
    expect(prices).toEqual([
      { price: 12_50 },
      { price: 1_20 },
      { code: "too-many-decimals", maximum: 2 },
    ]);
  });

  test("but a price that it shows in another currency is none of the venue", () => {
    const priceOf = (before: string, after: string) => {
      const rows = [
        { row: 1, cells: ["Nome", "Preço"] },
        { row: 2, cells: ["Bica", { amount: 5, before, after }] },
      ];
      const sheets = [{ name: "Carta", rows, ...nothingElse }];
      const source = { kind: "workbook", name: "precos.xlsx", sheets } as const;
      const asked = { currencyTexts: ["€", "EUR"], format, menu: { taxClasses: [] } };
      const table = readTable(source, choices, asked);
      if ("fault" in table) throw new Error(table.fault);
      return readCell("price", table.rows[0]?.cells[1] ?? "", table.reading);
    };
    expect(priceOf("€", "")).toEqual({ price: 5_00 });
    expect(priceOf("", "EUR")).toEqual({ price: 5_00 });
    expect(priceOf("$", "")).toEqual({ code: "invalid" });
    expect(priceOf("", "USD")).toEqual({ code: "invalid" });
    expect(priceOf("", "k")).toEqual({ code: "invalid" });
  });

  test("with the rows that are hidden below its headings, and says which", () => {
    const rows = [
      { row: 1, cells: ["Outono"] },
      { row: 2, cells: ["Nome", "Preço"] },
      { row: 3, cells: ["Bica", 1.2] },
      { row: 5, cells: ["Galão", 1.5] },
    ];
    const sheets = [{ name: "Carta", rows, ...nothingElse, hiddenRows: new Set([1, 5]) }];
    const source = { kind: "workbook", name: "precos.xlsx", sheets } as const;
    const asked = { currencyTexts: [], format, menu: { taxClasses: [] } };
    const table = readTable(source, choices, asked);
    if ("fault" in table) throw new Error(table.fault);
    expect(table.rows.map(({ row }) => row)).toEqual([3, 5]);
    expect(table.hiddenRows).toEqual([5]);
  });

  test("but not more of it than one import takes", () => {
    const rows = [{ row: 1, cells: ["Nome"] }];
    const sheets = [{ name: "Carta", rows, ...nothingElse, isTooLong: true }];
    const source = { kind: "workbook", name: "precos.xlsx", sheets } as const;
    expect(
      readTable(source, choices, { currencyTexts: [], format, menu: { taxClasses: [] } }),
    ).toEqual({
      fault: "too-many-rows",
    });
  });
});

describe("allergens that the office itself has written", () => {
  test.each([
    ["en_US", officeEnglish],
    ["vi_VN", officeVietnamese],
    ["th_TH", officeThai],
    ["tl_PH", officeFilipino],
  ] as const)("are read in %s", (language, { records: { noAllergens } }) => {
    const { allergens: names, containsNone } = priceListTexts[language];
    const all = allergens.map((one) => names[one]).join(", ");
    expect(readAllergens(all, allergenSigns)).toEqual(allergens);
    expect(readAllergens(containsNone, allergenSigns)).toEqual(["none"]);
    expect(readAllergens(noAllergens, allergenSigns)).toEqual(["none"]);
  });
});

test("a column of tax classes is recognised where the venue has some", () => {
  const bytes = utf8("Nome;Tax class\nBica;Reduzida");
  const source = { kind: "text", name: "precos.csv", bytes } as const;
  const columnsOf = (taxClasses: readonly { readonly id: number; readonly name: string }[]) => {
    const table = readTable(source, choices, { currencyTexts: [], format, menu: { taxClasses } });
    return "fault" in table ? table.fault : table.columns;
  };
  expect(columnsOf([])).toEqual(["name", null]);
  expect(columnsOf([{ id: 1, name: "Reduzida" }])).toEqual(["name", "taxClass"]);
});
