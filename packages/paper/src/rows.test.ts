import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Layout, PageMetrics } from "./layout.ts";
import { layoutRows, type Row } from "./rows.ts";
import { measureFixed } from "./testing/fixed-measure.ts";
import { linePitchDots, plainText } from "./text-style.ts";

const wide: PageMetrics = { widthDots: 576, measure: measureFixed };
const narrow: PageMetrics = { widthDots: 384, measure: measureFixed };
const pitch = linePitchDots(plainText);

const aRow = (text: string, ...amounts: readonly string[]): Row => ({
  text,
  amounts,
  isIndented: false,
});

/** The position of every text: the dots at which it begins and ends, and its line. */
const places = (layout: Layout) =>
  layout.pieces.map((piece) => [
    piece.kind === "text" ? piece.text : piece.kind,
    piece.xDots,
    piece.xDots + piece.widthDots,
    piece.yDots / pitch,
  ]);

describe("a row", () => {
  test("has its text on the left and its amount at the right edge of the paper", () => {
    expect(places(layoutRows([aRow("Pad Thai", "120.00")], plainText, wide))).toEqual([
      ["Pad Thai", 0, 96, 0],
      ["120.00", 504, 576, 0],
    ]);
  });

  test("wraps its text beside the amount, which stays on the first line", () => {
    const layout = layoutRows([aRow("Catch of the Day with rice", "1,250.00")], plainText, narrow);
    expect(places(layout)).toEqual([
      ["Catch of the Day with", 0, 252, 0],
      ["rice", 0, 48, 1],
      ["1,250.00", 288, 384, 0],
    ]);
    expect(layout.heightDots).toBe(2 * pitch);
  });

  test("of a mixer is indented, but its amount is not", () => {
    const mixer = { ...aRow("Tonic", "30.00"), isIndented: true };
    expect(places(layoutRows([mixer], plainText, narrow))).toEqual([
      ["Tonic", 24, 84, 0],
      ["30.00", 324, 384, 0],
    ]);
  });

  test("may have no amount, and then uses the whole width for its text", () => {
    const note = aRow("a note as wide as the paper does");
    expect(places(layoutRows([note], plainText, narrow))).toEqual([[note.text, 0, 384, 0]]);
  });
});

describe("rows of one table", () => {
  test("align each column of amounts at one edge", () => {
    const rows = [aRow("Pad Thai", "2", "240.00"), aRow("Gin", "10", "1,400.00"), aRow("a note")];
    expect(places(layoutRows(rows, plainText, wide))).toEqual([
      ["Pad Thai", 0, 96, 0],
      ["2", 456, 468, 0],
      ["240.00", 504, 576, 0],
      ["Gin", 0, 36, 1],
      ["10", 444, 468, 1],
      ["1,400.00", 480, 576, 1],
      ["a note", 0, 72, 2],
    ]);
  });

  test("leave a column empty in a row without an amount for it", () => {
    const rows = [aRow("Tonic", "", "30.00"), aRow("Gin", "1", "140.00")];
    expect(places(layoutRows(rows, plainText, wide)).slice(0, 2)).toEqual([
      ["Tonic", 0, 60, 0],
      ["30.00", 516, 576, 0],
    ]);
  });

  test("put amounts that are too wide below the text, and still never break them", () => {
    const rows = [aRow("Rib Eye", "", "99,999,999.99", "99,999,999.99")];
    expect(places(layoutRows(rows, plainText, narrow))).toEqual([
      ["Rib Eye", 0, 84, 0],
      ["99,999,999.99", 228, 384, 1],
      ["99,999,999.99", 228, 384, 2],
    ]);
  });

  test("keep amounts beside the text as long as it has a third of the paper", () => {
    // 31 digits and the gap take 384 of 576 dots.
    const fits = layoutRows([aRow("Rib Eye", "9".repeat(31))], plainText, wide);
    expect(places(fits).map(([, , , line]) => line)).toEqual([0, 0]);
    const tooWide = layoutRows([aRow("Rib Eye", "9".repeat(32))], plainText, wide);
    expect(places(tooWide).map(([, , , line]) => line)).toEqual([0, 1]);
  });

  test("include the lead column in the width that is taken", () => {
    const row = { ...aRow("Rib Eye", "9".repeat(30)), lead: "2" };
    expect(places(layoutRows([row], plainText, wide)).map(([, , , line]) => line)).toEqual([
      0, 0, 1,
    ]);
  });

  test("throw when an amount is wider than the paper", () => {
    const row = aRow("Rib Eye", "9".repeat(33));
    expect(() => layoutRows([row], plainText, narrow)).toThrow(RangeError);
  });

  test("may be empty", () => {
    expect(layoutRows([], plainText, wide)).toEqual({ pieces: [], heightDots: 0 });
  });
});

describe("any rows", () => {
  const rows = fc.array(
    fc.record({
      text: fc.oneof(fc.string({ maxLength: 60 }), fc.constant("ข้าวผัดกุ้งต้มยำน้ำข้นหมูกรอบ")),
      amounts: fc.array(fc.stringMatching(/^-?\d{1,8}\.\d\d$/), { maxLength: 3 }),
      isIndented: fc.boolean(),
    }),
    { maxLength: 10 },
  );
  const papers = fc.constantFrom(wide, narrow);

  test("stay within the paper", () => {
    fc.assert(
      fc.property(rows, papers, (some, metrics) => {
        const { pieces, heightDots } = layoutRows(some, plainText, metrics);
        for (const piece of pieces) {
          expect(piece.xDots).toBeGreaterThanOrEqual(0);
          expect(piece.xDots + piece.widthDots).toBeLessThanOrEqual(metrics.widthDots);
          expect(piece.yDots + piece.heightDots).toBeLessThanOrEqual(heightDots);
        }
      }),
    );
  });

  test("end their last amounts at the edge of the paper, each in one piece", () => {
    const withOneAmount = rows.map((some) =>
      some.map((row) => ({ ...row, text: "", amounts: [row.amounts[0] ?? "0.00"] })),
    );
    fc.assert(
      fc.property(withOneAmount, papers, (some, metrics) => {
        const { pieces } = layoutRows(some, plainText, metrics);
        const printed = pieces.map((piece) => (piece.kind === "text" ? piece.text : ""));
        expect(printed).toEqual(some.flatMap(({ amounts }) => amounts));
        const edges = pieces.map(({ xDots, widthDots }) => xDots + widthDots);
        expect(edges).toEqual(some.map(() => metrics.widthDots));
      }),
    );
  });

  test("never overlap", () => {
    fc.assert(
      fc.property(rows, papers, (some, metrics) => {
        const { pieces } = layoutRows(some, plainText, metrics);
        const overlapping = pieces.filter((piece, index) =>
          pieces
            .slice(index + 1)
            .some(
              (other) =>
                other.yDots === piece.yDots &&
                other.xDots < piece.xDots + piece.widthDots &&
                piece.xDots < other.xDots + other.widthDots,
            ),
        );
        expect(overlapping).toEqual([]);
      }),
    );
  });
});

test("a table without rows takes no paper", () => {
  expect(layoutRows([], plainText, { widthDots: 576, measure: measureFixed })).toEqual({
    pieces: [],
    heightDots: 0,
  });
});
