import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { layoutDocument, type Block } from "./document.ts";
import type { Layout, PageMetrics } from "./layout.ts";
import { measureFixed } from "./testing/fixed-measure.ts";
import { boldText, headingText, leadingFor, linePitchDots, plainText } from "./text-style.ts";

const metrics: PageMetrics = { widthDots: 384, measure: measureFixed };

const printedText = ({ pieces }: Layout) =>
  pieces.map((piece) => (piece.kind === "text" ? piece.text : "")).join("");

const withoutSpace = (text: string) => text.replaceAll(/\s/gu, "");

describe("a heading", () => {
  test("is centred, in large letters", () => {
    expect(layoutDocument([{ kind: "heading", text: "Lotus House" }], metrics).pieces).toEqual([
      {
        kind: "text",
        text: "Lotus House",
        style: headingText,
        xDots: 93,
        yDots: 0,
        widthDots: 198,
        heightDots: linePitchDots(headingText),
      },
    ]);
  });

  test("has each of its lines centred", () => {
    const heading: Block = { kind: "heading", text: "Harbour Hotel Front desk" };
    const { pieces } = layoutDocument([heading], metrics);
    expect(pieces.map(({ xDots, widthDots }) => [xDots, xDots + widthDots])).toEqual([
      [21, 363],
      [156, 228],
    ]);
  });
});

test("a rule spans the full width, with white space above and below", () => {
  const { pieces, heightDots } = layoutDocument([{ kind: "rule" }], metrics);
  expect(pieces).toEqual([{ kind: "rule", xDots: 0, yDots: 8, widthDots: 384, heightDots: 2 }]);
  expect(heightDots).toBe(18);
});

test("a total shrinks in steps, from nearly six millimetres, only as far as its amount needs", () => {
  const sizes = Array.from({ length: 30 }, (_none, digits) => {
    const total: Block = { kind: "total", text: "Total", amount: "9".repeat(digits + 1) };
    const { pieces } = layoutDocument([total], metrics);
    return pieces.flatMap((piece) => (piece.kind === "text" ? [piece.style.sizeDots] : []))[0];
  });
  expect([...new Set(sizes)]).toEqual([46, 40, 34, 28, boldText.sizeDots]);
});

test("a space is blank paper", () => {
  const layout = layoutDocument([{ kind: "space", heightDots: 40 }], metrics);
  expect(layout).toEqual({ pieces: [], heightDots: 40 });
});

test("an empty line of text has the height of a line", () => {
  const text: Block = { kind: "text", text: "no ice\n\nthank you", style: boldText };
  const { pieces, heightDots } = layoutDocument([text], metrics);
  expect(pieces.map(({ yDots }) => yDots)).toEqual([0, 2 * linePitchDots(boldText)]);
  expect(heightDots).toBe(3 * linePitchDots(boldText));
});

test("a line of Thai has the 34 dots that its marks need", () => {
  expect(linePitchDots(plainText)).toBe(34);
});

test("line spacing leaves room for the marks on letters", () => {
  const leadings = ["Rib Eye", "Phở bò", "ĐIỀU ẤM", "Đi\u1ec0u", "ข้าว"].map(leadingFor);
  expect(leadings).toEqual([1.4, 1.4, 1.56, 1.56, 1.7]);
  expect(leadingFor("ĐIỀU".normalize("NFD"))).toBe(1.56);
});

test("blocks follow each other down the paper", () => {
  const blocks: readonly Block[] = [
    { kind: "space", heightDots: 10 },
    { kind: "text", text: "Table 5", style: plainText },
    { kind: "rule" },
    {
      kind: "rows",
      rows: [{ text: "Pad Thai", amounts: ["120.00"], isIndented: false }],
      style: plainText,
    },
  ];
  const { pieces, heightDots } = layoutDocument(blocks, metrics);
  expect(pieces.map(({ kind, yDots }) => [kind, yDots])).toEqual([
    ["text", 10],
    ["rule", 52],
    ["text", 62],
    ["text", 62],
  ]);
  expect(heightDots).toBe(96);
});

describe("any document", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.constantFrom("ข้าวผัดกุ้งต้มยำน้ำข้น", "Phở bò tái đặc biệt", "a\nb", ""),
  );
  const style = fc.constantFrom(plainText, boldText, headingText);
  const row = fc.record({
    text,
    amounts: fc.array(fc.constantFrom("", "2", "120.00", "99,999,999.99"), { maxLength: 3 }),
    isIndented: fc.boolean(),
  });
  const blocks = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant("heading" as const), text }),
      fc.record({ kind: fc.constant("text" as const), text, style }),
      fc.record({ kind: fc.constant("rows" as const), rows: fc.array(row), style }),
      fc.record({ kind: fc.constant("rule" as const) }),
      fc.record({ kind: fc.constant("space" as const), heightDots: fc.nat({ max: 100 }) }),
    ),
    { maxLength: 8 },
  );
  const papers = fc
    .constantFrom(384, 512, 576)
    .map((widthDots): PageMetrics => ({ widthDots, measure: measureFixed }));

  test("keeps every piece on the paper", () => {
    fc.assert(
      fc.property(blocks, papers, (some, onPaper) => {
        const { pieces, heightDots } = layoutDocument(some, onPaper);
        const outside = pieces.filter(
          (piece) =>
            piece.xDots < 0 ||
            piece.xDots + piece.widthDots > onPaper.widthDots ||
            piece.yDots + piece.heightDots > heightDots,
        );
        expect(outside).toEqual([]);
      }),
    );
  });

  test("prints every character of its texts once and in order", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), papers, (some, onPaper) => {
        const paragraphs = some.map((each) => ({ kind: "heading" as const, text: each }));
        const written = some.map((each) => each.normalize("NFC")).join("");
        const printed = printedText(layoutDocument(paragraphs, onPaper));
        expect(withoutSpace(printed)).toBe(withoutSpace(written));
      }),
    );
  });

  test("prints every amount whole, as often as it occurs", () => {
    fc.assert(
      fc.property(fc.array(row), style, papers, (rows, ofStyle, onPaper) => {
        const { pieces } = layoutDocument([{ kind: "rows", rows, style: ofStyle }], onPaper);
        const amounts = rows.flatMap((each) => each.amounts).filter((amount) => amount !== "");
        const texts = rows.flatMap((each) => each.text.normalize("NFC"));
        const printed = pieces.map((piece) => (piece.kind === "text" ? piece.text : ""));
        expect(printed).toEqual(expect.arrayContaining(amounts));
        expect(withoutSpace(printed.join("")).length).toBe(
          withoutSpace([...texts, ...amounts].join("")).length,
        );
      }),
    );
  });

  test("gets the same layout every time", () => {
    fc.assert(
      fc.property(blocks, papers, (some, onPaper) => {
        expect(layoutDocument(some, onPaper)).toEqual(layoutDocument(some, onPaper));
      }),
    );
  });
});
