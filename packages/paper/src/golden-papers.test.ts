import type { PrintDocument } from "@comanda/contract/print";
import { timeZone } from "@comanda/domain/time/local-time";
import { expect, test } from "vitest";

import type { RenderOptions } from "./formatter.ts";
import type { Layout, Piece } from "./layout.ts";
import { layoutPaper } from "./layout-paper.ts";
import { paidBill } from "./samples/bills.ts";
import { samples } from "./samples/samples.ts";
import { layoutSheetPages } from "./sheet-pages.ts";
import { createSheetFormatter } from "./sheets/sheet-formatter.ts";
import { daySheet, monthSheet, shiftSheet } from "./sheets/sheets.ts";
import { measureFixed } from "./testing/fixed-measure.ts";

// Every piece of every sample paper with its place. After an intended change of a paper: vitest run --project paper -u,
// then look at the papers (npm run papers) and read the difference.

const english: RenderOptions = {
  language: "en_US",
  isRepeat: false,
  money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  zone: timeZone("Asia/Bangkok"),
};

const papers = Object.entries(samples).filter(([, { kind }]) => kind !== "drawer-pulse");

test("receipts and tickets on wide paper are as they were drawn", async () => {
  await expect(
    textOf(papers.map(([name, paper]) => [name, paperOf(paper, english, 576)])),
  ).toMatchFileSnapshot("golden/wide-paper.txt");
});

test("copies on narrow paper in Thai are as they were drawn", async () => {
  const copy: RenderOptions = {
    ...english,
    language: "th_TH",
    isRepeat: true,
    money: { ...english.money, sign: { text: "฿", isBefore: true } },
  };
  await expect(
    textOf(
      ["bill-paid", "bill-merged-grouped", "ticket-changed", "shift-report", "money-out"].map(
        (name) => [name, paperOf(paperNamed(name), copy, 384)],
      ),
    ),
  ).toMatchFileSnapshot("golden/narrow-paper.txt");
});

test("a bill with a logo is as it was drawn, on wide and on narrow paper", async () => {
  const named = { ...paidBill, location: { ...paidBill.location, logo: "0".repeat(32) } };
  const bytesPerRow = 368 / 8;
  const logo = { widthDots: 368, heightDots: 160, bytes: new Uint8Array(bytesPerRow * 160) };
  const widths = [576, 384, 240].map((widthDots): [string, Layout] => [
    `${widthDots} dots wide`,
    paperOf(named, { ...english, logo }, widthDots),
  ]);
  await expect(textOf(widths)).toMatchFileSnapshot("golden/bill-with-logo.txt");
});

test("a bill that names a logo which cannot be found is printed without it", () => {
  const named = { ...paidBill, location: { ...paidBill.location, logo: "0".repeat(32) } };
  for (const options of [english, { ...english, logo: null }]) {
    expect(paperOf(named, options, 576)).toEqual(paperOf(paidBill, english, 576));
  }
});

test("reports on A4 are as they were drawn", async () => {
  const pages = Object.entries(samples).flatMap(([name, paper]): [string, Layout][] => {
    const sheet = sheetOf(paper);
    if (sheet === null) return [];
    const position = (page: number, count: number) => `${page} of ${count}`;
    return layoutSheetPages(sheet, measureFixed, { position }).map((page) => [name, page]);
  });
  await expect(textOf(pages)).toMatchFileSnapshot("golden/a4.txt");
});

function paperNamed(name: string): PrintDocument {
  const paper = samples[name];
  if (paper === undefined) throw new Error(`There is no sample ${name}`);
  return paper;
}

function paperOf(paper: PrintDocument, options: RenderOptions, widthDots: number): Layout {
  return layoutPaper(paper, options, { widthDots, measure: measureFixed });
}

function sheetOf(paper: PrintDocument) {
  const name = (id: number) => `#${id}`;
  const names = { staff: name, station: name, payType: name };
  const formatter = createSheetFormatter(english, names);
  switch (paper.kind) {
    case "shift-report":
      return shiftSheet(paper.summary, formatter);
    case "day-report":
      return daySheet(paper.summary, formatter);
    case "month-report":
      return monthSheet(paper.summary, formatter);
    default:
      return null;
  }
}

function textOf(layouts: readonly (readonly [name: string, layout: Layout])[]): string {
  const texts = layouts.map(([name, { pieces, heightDots }]) =>
    [`${name}, ${heightDots} dots high`, ...pieces.map(lineOf)].join("\n"),
  );
  return `${texts.join("\n\n")}\n`;
}

/** Such as "from 6, 120: 204 × 34, 24 bold, Pad Thai". */
function lineOf(piece: Piece): string {
  const { xDots, yDots, widthDots, heightDots } = piece;
  const box = `from ${xDots}, ${yDots}: ${widthDots} × ${heightDots}`;
  if (piece.kind === "rule" || piece.kind === "picture") return `${box}, ${piece.kind}`;
  if (piece.kind === "dots") return `${box}, dots`;
  const { sizeDots, isBold } = piece.style;
  const style = `${sizeDots}${isBold ? " bold" : ""}`;
  const at = piece.kind === "banner" ? `, white from ${piece.textXDots}` : "";
  return `${box}, ${style}${at}, ${piece.text}`;
}
