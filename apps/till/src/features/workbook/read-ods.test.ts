import { describe, expect, test } from "vitest";

import { fixture, sheetsOf } from "./testing/read-sheets.ts";
import { odsOf, zipOf } from "./testing/zip-of.ts";

describe("a price list of LibreOffice", () => {
  test("is read as it is stored", async () => {
    const sheets = await sheetsOf(fixture("lisbon.ods"));
    expect(sheets.map(({ name }) => name)).toEqual(["Carta", "Notas"]);
    expect(sheets[0]?.rows).toEqual([
      { row: 1, cells: ["Carta de Outono"] },
      { row: 3, cells: ["Artigo", "Preço", "Categoria", "Ativo"] },
      { row: 4, cells: ["Vinho do Porto, 20 anos", 12.5, "Vinhos", "true"] },
      { row: 5, cells: ['Bica "cheia"', 1.2, "Café", "true"] },
      { row: 6, cells: ["Água & gelo", 1250, "Bebidas", "false"] },
    ]);
  });

  test("has no rows where it repeats empty ones to the end of the sheet, and no notes in its cells", async () => {
    const [sheet] = await sheetsOf(
      odsOf(
        '<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>' +
          '<table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>ask the chef</text:p></office:annotation>' +
          '<text:p>Caldo<text:s text:c="2"/><text:span>verde</text:span></text:p></table:table-cell>' +
          '<table:covered-table-cell/><table:table-cell table:number-columns-repeated="2" office:value-type="currency" office:value="4.5"><text:p>4,50 €</text:p></table:table-cell></table:table-row>' +
          '<table:table-row table:number-rows-repeated="1048572"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>',
      ),
    );
    const price = { amount: 4.5, before: "", after: "€" };
    expect(sheet?.rows).toEqual([{ row: 4, cells: ["Caldo  verde", "", price, price] }]);
  });

  test("has no descriptions of the pictures that stand at its cells, and no texts of shapes", async () => {
    const picture =
      "<draw:frame><draw:image><text:p/></draw:image><svg:desc>A red bowl</svg:desc></draw:frame>";
    const shape = "<draw:custom-shape><text:p>New!</text:p></draw:custom-shape>";
    const [sheet] = await sheetsOf(
      odsOf(
        `<table:table-row><table:table-cell office:value-type="string"><text:p>Soup</text:p>${picture}</table:table-cell>` +
          `<table:table-cell office:value-type="string">${shape}<text:p>Tea <text:a>green</text:a></text:p></table:table-cell>` +
          `<table:table-cell>${picture}</table:table-cell></table:table-row>`,
      ),
    );
    expect(sheet?.rows).toEqual([{ row: 1, cells: ["Soup", "Tea green"] }]);
  });

  test("says which of its rows are hidden", async () => {
    const row = (attributes: string) =>
      `<table:table-row ${attributes}><table:table-cell><text:p>Tea</text:p></table:table-cell></table:table-row>`;
    const [sheet] = await sheetsOf(
      odsOf(
        row('table:visibility="collapse" table:number-rows-repeated="2"') +
          row("") +
          row('table:visibility="filter"') +
          row('table:visibility="visible"'),
      ),
    );
    expect(sheet?.rows).toHaveLength(5);
    expect(sheet?.hiddenRows).toEqual(new Set([1, 2, 4]));
  });

  test("offers the sheets that can be seen, and hidden ones only if there are no others", async () => {
    const style =
      '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const table = (name: string, of: string) =>
      `<table:table table:name="${name}" table:style-name="${of}"><table:table-row><table:table-cell><text:p>${name}</text:p></table:table-cell></table:table-row></table:table>`;
    const namesIn = async (tables: string) =>
      (await sheetsOf(zipOf({ "content.xml": `<a>${style}${tables}</a>` }))).map(
        ({ name }) => name,
      );
    expect(await namesIn(table("Old", "ta2") + table("New", "ta1"))).toEqual(["New"]);
    expect(await namesIn(table("Old", "ta2"))).toEqual(["Old"]);
  });

  test("has the value of a joined cell in each of its rows that has another value", async () => {
    const text = (of: string, span = 1) =>
      `<table:table-cell table:number-rows-spanned="${span}" table:number-columns-spanned="1"><text:p>${of}</text:p></table:table-cell>`;
    const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`;
    const covered = "<table:covered-table-cell/>";
    const sheet = await sheetsOf(
      odsOf(
        row(text("Name", 2) + text("Group", 2)) +
          row(covered + covered) +
          row(text("Tom Yum") + text("Soups", 3)) +
          row(text("Tom Kha") + covered) +
          row(
            text("Pho") +
              "<table:covered-table-cell><text:p>Hidden</text:p></table:covered-table-cell>",
          ) +
          row(text("Satay")),
      ),
    );
    expect(sheet[0]?.rows).toEqual([
      { row: 1, cells: ["Name", "Group"] },
      { row: 3, cells: ["Tom Yum", "Soups"] },
      { row: 4, cells: ["Tom Kha", "Soups"] },
      { row: 5, cells: ["Pho", "Soups"] },
      { row: 6, cells: ["Satay"] },
    ]);
  });

  test("has the percentages that people see", async () => {
    const [sheet] = await sheetsOf(
      odsOf(
        '<table:table-row><table:table-cell office:value-type="percentage" office:value="0.07"><text:p>7 %</text:p></table:table-cell></table:table-row>',
      ),
    );
    expect(sheet?.rows).toEqual([{ row: 1, cells: [{ percent: 0.07 * 100 }] }]);
  });

  test("has the currencies that people see beside its numbers", async () => {
    const cell = (text: string, more = "") =>
      `<table:table-cell office:value-type="currency" ${more} office:value="5"><text:p>${text}</text:p></table:table-cell>`;
    const cells =
      cell("$5.00") +
      cell("5,00 US$") +
      cell("-€5.00") +
      cell("($5.00)") +
      cell("5", 'office:currency="USD"') +
      cell("5.0E+00") +
      cell("5") +
      cell("–");
    const [sheet] = await sheetsOf(odsOf(`<table:table-row>${cells}</table:table-row>`));
    expect(sheet?.rows[0]?.cells).toEqual([
      { amount: 5, before: "$", after: "" },
      { amount: 5, before: "", after: "US$" },
      { amount: 5, before: "€", after: "" },
      { amount: 5, before: "$", after: "" },
      { amount: 5, before: "", after: "USD" },
      5,
      5,
      5,
    ]);
  });

  test("has the zeros before the codes of its articles", async () => {
    const cell = (value: string, text: string) =>
      `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${text}</text:p></table:table-cell>`;
    const cells = cell("7", "007") + cell("7.4", "007") + cell("0.5", "0,50") + cell("0", "0");
    const [sheet] = await sheetsOf(odsOf(`<table:table-row>${cells}</table:table-row>`));
    expect(sheet?.rows).toEqual([{ row: 1, cells: ["007", 7.4, 0.5, 0] }]);
  });

  test("says which formula has no result, or an error", async () => {
    const [sheet] = await sheetsOf(
      odsOf(
        '<table:table-row><table:table-cell table:formula="of:=1"/><table:table-cell table:formula="of:=1/0" office:value-type="string" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell></table:table-row>',
      ),
    );
    expect(sheet?.rows).toEqual([{ row: 1, cells: ["=", "#VALUE!"] }]);
  });

  test("has an empty cell where a formula comes to an empty text", async () => {
    const [sheet] = await sheetsOf(
      odsOf(
        '<table:table-row><table:table-cell><text:p>Soup</text:p></table:table-cell><table:table-cell table:formula="of:=&quot;&quot;"><text:p/></table:table-cell></table:table-row>',
      ),
    );
    expect(sheet?.rows).toEqual([{ row: 1, cells: ["Soup"] }]);
  });
});
