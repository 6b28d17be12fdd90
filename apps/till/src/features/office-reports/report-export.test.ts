import { expect, test } from "vitest";

import { inflateText, openZip } from "../workbook/unzip.ts";
import { createSpreadsheet } from "./report-export.ts";

const columns = [
  { key: "day", kind: "date", isSummed: false },
  { key: "at", kind: "moment", isSummed: false },
  { key: "bills", kind: "count", isSummed: false },
  { key: "quantity", kind: "quantity", isSummed: false },
  { key: "net", kind: "money", isSummed: false },
] as const;
const rows = [
  ["Day", "Time", "Bills", "Quantity", "Net sales"],
  ["2026-11-28", "2026-11-28 18:30", 3, 4, 1250.5],
  ["Total", null, 3, 4, 1250.5],
];

/** The type, the value and the format of each cell, as the file has them. */
async function cellsOf(hasDecimals: boolean) {
  const file = await createSpreadsheet(rows, { name: "Sales", columns, money: { hasDecimals } });
  const zip = openZip(new Uint8Array(await file.arrayBuffer()));
  const read = async (path: string) => (await inflateText(zip, path, { bytesLeft: 100_000 })) ?? "";
  const styles = await read("xl/styles.xml");
  const codes = new Map(
    Array.from(styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g), ([, id, code]) => [
      id,
      code,
    ]),
  );
  const [, formats = ""] = /<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(styles) ?? [];
  const formatOf = Array.from(formats.matchAll(/<xf ([^>]*)>/g), ([, xf = ""]) =>
    codes.get(/numFmtId="(\d+)"/.exec(xf)?.[1]),
  );
  const sheet = await read("xl/worksheets/sheet1.xml");
  return Array.from(
    sheet.matchAll(/<c r="([A-Z]\d)"(?: s="(\d+)")?(?: t="(\w+)")?><v>([^<]*)/g),
    ([, place = "", style = "0", type = "n", value = ""]) =>
      [place, type === "s" ? "text" : Number(value), formatOf[Number(style)]] as const,
  ).filter(([place]) => !place.endsWith("1"));
}

test("days and times are dates for spreadsheet programs, and a total is a text", async () => {
  // Days since 30 December 1899; 18:30 is 0.7708 of a day.
  expect(await cellsOf(true)).toEqual([
    ["A2", 46354, "yyyy-mm-dd"],
    ["B2", expect.closeTo(46354.7708, 4), "yyyy-mm-dd hh:mm"],
    ["C2", 3, "0"],
    ["D2", 4, "General"],
    ["E2", 1250.5, "#,##0.00"],
    ["A3", "text", undefined],
    ["C3", 3, "0"],
    ["D3", 4, "General"],
    ["E3", 1250.5, "#,##0.00"],
  ]);
});

test("amounts of a currency without decimals have none", async () => {
  const cells = await cellsOf(false);
  expect(cells.find(([place]) => place === "E2")).toEqual(["E2", 1250.5, "#,##0"]);
});
