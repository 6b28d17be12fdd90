import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Layout, Piece } from "./layout.ts";
import { a4, layoutSheetPages } from "./sheet-pages.ts";
import type { Sheet, SheetRow, SheetTable } from "./sheet.ts";
import { measureFixed } from "./testing/fixed-measure.ts";

const texts = { position: (page: number, pages: number) => `${page}/${pages}` };

const aTable = (rows: readonly SheetRow[], title = "Shifts"): SheetTable => ({
  title,
  columns: [
    { title: "Staff", isAmount: false },
    { title: "Amount", isAmount: true },
  ],
  rows,
  bars: [],
  hasRowPerBar: true,
  isFolded: false,
});

const aSheet = (tables: readonly SheetTable[]): Sheet => ({
  title: "End of day",
  facts: [{ name: "Start", value: "21/11/2026" }],
  tables,
});

const numbered = (count: number): readonly SheetRow[] =>
  Array.from({ length: count }, (_row, index) => ({
    cells: [`row ${index} `, `${index}.00`],
    look: "plain",
  }));

const pagesOf = (sheet: Sheet) => layoutSheetPages(sheet, measureFixed, texts);

type Text = Extract<Piece, { kind: "text" }>;
const textsOf = ({ pieces }: Layout): readonly Text[] =>
  pieces.filter((piece): piece is Text => piece.kind === "text");
const wordsOf = (page: Layout): readonly string[] => textsOf(page).map(({ text }) => text.trim());

const anyRow: fc.Arbitrary<SheetRow> = fc.record({
  cells: fc.tuple(fc.lorem({ maxCount: 30 }), fc.integer({ min: 0, max: 9_999_999 }).map(String)),
  look: fc.constantFrom("plain", "strong", "under"),
});

describe("A4 pages", () => {
  test("contain each row once, in order, and split none", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 80 }), (rows) => {
        const pages = pagesOf(aSheet([aTable(rows)]));
        const amounts = pages.flatMap(wordsOf).filter((word) => /^\d+$/.test(word));
        expect(amounts).toEqual(rows.map(({ cells }) => cells[1]));
        const outside = pages
          .flatMap(({ pieces }) => pieces)
          .filter(
            ({ xDots, yDots, widthDots, heightDots }) =>
              xDots < 0 ||
              yDots < 0 ||
              xDots + widthDots > a4.widthDots ||
              yDots + heightDots > a4.heightDots,
          );
        expect(outside).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test("have no overlapping pieces", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 60 }), (rows) => {
        for (const page of pagesOf(aSheet([aTable(rows)]))) {
          const shown = textsOf(page);
          const over = shown.filter((one, index) =>
            shown.slice(index + 1).some((other) => overlap(one, other)),
          );
          expect(over).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });

  test("repeat the headings of a continued table, and show the page number", () => {
    const pages = pagesOf(aSheet([aTable(numbered(120))]));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.slice(1).entries()) {
      const words = wordsOf(page);
      expect(words.slice(0, 2)).toEqual(["Staff", "Amount"]);
      expect(words.at(-1)).toBe(`End of day · ${index + 2}/${pages.length}`);
    }
  });

  test("never leave a heading alone at the foot", () => {
    for (let before = 20; before < 60; before += 1) {
      const [page] = pagesOf(aSheet([aTable(numbered(before)), aTable(numbered(1), "Bills")]));
      const words = page === undefined ? [] : wordsOf(page);
      const heading = words.indexOf("Bills");
      // The title, two headings, one row of two, and the footer.
      expect(heading === -1 ? 6 : words.length - heading).toBe(6);
    }
  });

  test("split a chart that is too long, and repeat its title at the top of a page", () => {
    const bars = Array.from({ length: 100 }, (_bar, index) => ({
      name: `bar ${index}`,
      amount: `${index}.00`,
      share: index / 100,
    }));
    const pages = pagesOf(aSheet([{ ...aTable(numbered(1)), bars }]));
    expect(pages.length).toBeGreaterThan(1);
    const words = pages.flatMap(wordsOf);
    expect(words.filter((word) => word.startsWith("bar "))).toEqual(bars.map(({ name }) => name));
    for (const page of pages.slice(1)) expect(wordsOf(page)[0]).toBe("Shifts");
    const outside = pages
      .flatMap(({ pieces }) => pieces)
      .filter(({ yDots, heightDots }) => yDots + heightDots > a4.heightDots - 80);
    expect(outside).toEqual([]);
  });

  test("keep the chart of a month in one piece", () => {
    const bars = Array.from({ length: 31 }, (_bar, index) => ({
      name: `bar ${index}`,
      amount: `${index}.00`,
      share: index / 31,
    }));
    for (let before = 0; before < 40; before += 1) {
      const pages = pagesOf(
        aSheet([aTable(numbered(before)), { ...aTable(numbered(2), "Days"), bars }]),
      );
      const pictured = pages.filter((page) => wordsOf(page).some((word) => word.startsWith("bar")));
      expect(pictured).toHaveLength(1);
    }
  });

  test("begin a chart that is too long only where three of its bars have room", () => {
    const bars = Array.from({ length: 40 }, (_bar, index) => ({
      name: `bar ${index}`,
      amount: "1.00",
      share: 1,
    }));
    const fact = { name: "Start", value: "21/11/2026" };
    const begun = Array.from({ length: 45 }, (_, lines) => {
      const facts = Array.from({ length: lines }, () => fact);
      const chart = { ...aTable([], "Days"), bars };
      const [first] = pagesOf({ ...aSheet([chart]), facts }).map(wordsOf);
      const isThere = first?.includes("Days") === true;
      return isThere ? first.filter((word) => word.startsWith("bar ")).length : Infinity;
    });
    expect(Math.min(...begun)).toBe(3);
  });

  test("leave two thirds of the width to bars, however long their names are", () => {
    const bars = [1, 0.5].map((share) => ({
      name: "Long name ".repeat(20),
      amount: "1.00",
      share,
    }));
    const [page] = pagesOf(aSheet([{ ...aTable([]), bars }]));
    const longest = page?.pieces.find(({ kind, heightDots }) => kind === "rule" && heightDots > 1);
    // A third of the 1080 dots between the margins, and the gap.
    expect(longest?.xDots).toBe(80 + 360 + 24);
    expect(longest?.widthDots).toBeGreaterThan(600);
  });

  test("draw bars in proportion to the longest", () => {
    const bars = [
      { name: "Cash", amount: "100.00", share: 1 },
      { name: "Card", amount: "50.00", share: 0.5 },
      { name: "Other", amount: "0.00", share: 0 },
    ];
    const [page] = pagesOf(aSheet([{ ...aTable([]), bars }]));
    const widths = (page?.pieces ?? [])
      .filter(({ kind, heightDots }) => kind === "rule" && heightDots > 1)
      .map(({ widthDots }) => widthDots);
    expect(widths).toHaveLength(2);
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(2, 1);
  });
});

function overlap(one: Piece, other: Piece): boolean {
  return (
    one.xDots < other.xDots + other.widthDots &&
    other.xDots < one.xDots + one.widthDots &&
    one.yDots < other.yDots + other.heightDots &&
    other.yDots < one.yDots + one.heightDots
  );
}
