import { describe, expect, test } from "vitest";

import { readTable, type ImportChoices } from "./plan-import.ts";

/** A venue in Portugal. */
const format = { hasDecimals: true, decimalSeparator: ",", thousandSeparator: "." };
const choices: ImportChoices = {
  encoding: "windows-1252",
  separator: null,
  headingAt: null,
  columns: null,
  fallback: { category: "Menu", productGroup: "Bar" },
  leavesProblemsOut: false,
};

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  new Uint8Array(
    Array.from(text, (letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]).flat(),
  );

function read(bytes: Uint8Array) {
  const source = { kind: "text", name: "precos.csv", bytes } as const;
  const table = readTable(source, choices, { currencyTexts: ["€", "EUR"], format });
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
