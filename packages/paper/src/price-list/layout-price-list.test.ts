import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Layout, Piece } from "../layout.ts";
import { a4 } from "../sheet-pages.ts";
import { measureFixed } from "../testing/fixed-measure.ts";
import { layoutPriceListPages } from "./layout-price-list.ts";
import type { PriceList, PriceListItem } from "./price-list.ts";

const texts = { position: (page: number, pages: number) => `${page}/${pages}` };

const anItem = (item: Partial<PriceListItem> = {}): PriceListItem => ({
  name: "Pad Thai",
  letters: "",
  price: "120.00",
  special: "",
  picture: null,
  ...item,
});

const aList = (counts: readonly number[], list: Partial<PriceList> = {}): PriceList => ({
  title: "Menu",
  venue: ["Lotus House", "1 Beach Road"],
  size: "small",
  columns: 2,
  sections: counts.map((count, section) => ({
    title: `Category ${section}`,
    specialTitle: "",
    items: Array.from({ length: count }, (_none, at) => anItem({ name: `Dish ${section}-${at}` })),
  })),
  notes: [],
  ...list,
});

const pagesOf = (list: PriceList) => layoutPriceListPages(list, measureFixed, texts);
type Text = Extract<Piece, { kind: "text" }>;
const textsOf = ({ pieces }: Layout) =>
  pieces.filter((piece): piece is Text => piece.kind === "text");
const wordsOf = (page: Layout) => textsOf(page).map(({ text }) => text);

const anyItem: fc.Arbitrary<PriceListItem> = fc.record({
  name: fc.oneof(fc.lorem({ maxCount: 25 }), fc.constant("ผัดกะเพราหมูสับไข่ดาว".repeat(9))),
  letters: fc.constantFrom("", "–", "A, B, C, D, E, F, G, H, L, M, N, O, P, R"),
  price: fc.constantFrom("", "90.00", "200.00 – 900.00", "1,250,000.00 – 9,900,000.00 per hour"),
  special: fc.constantFrom("", "70.00"),
  picture: fc.constantFrom(null, "a".repeat(32)),
});
const anyList = fc
  .record({
    items: fc.array(anyItem, { minLength: 1, maxLength: 60 }),
    columns: fc.constantFrom<1 | 2>(1, 2),
    size: fc.constantFrom<"small" | "large">("small", "large"),
  })
  .map(({ items, ...look }) =>
    aList([], { ...look, sections: [{ title: "Food", specialTitle: "Happy hour", items }] }),
  );

describe("a price list", () => {
  test("has every price and picture once, in order, and nothing outside of its pages", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const pages = pagesOf(list);
        const items = list.sections.flatMap((section) => section.items);
        // A long price is broken into several texts.
        const numbers = /\d+\.00/g;
        const pricesIn = (words: readonly string[]) => words.join(" ").match(numbers) ?? [];
        const shown = pricesIn(pages.flatMap(wordsOf));
        expect(shown).toEqual(pricesIn(items.flatMap(({ price, special }) => [price, special])));
        const pieces = pages.flatMap((page) => page.pieces);
        const pictured = items.filter(({ picture }) => picture !== null);
        expect(pieces.filter(({ kind }) => kind === "picture")).toHaveLength(pictured.length);
        const outside = pieces.filter(
          ({ xDots, yDots, widthDots, heightDots }) =>
            xDots < 0 ||
            yDots < 0 ||
            xDots + widthDots > a4.widthDots ||
            yDots + heightDots > a4.heightDots,
        );
        expect(outside).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test("has no overlapping pieces", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        for (const { pieces } of pagesOf(list)) {
          const over = pieces.filter((one, index) =>
            pieces.slice(index + 1).some((other) => overlap(one, other)),
          );
          expect(over).toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("never leaves the title of a category alone at the foot of a column", () => {
    for (let before = 20; before < 60; before += 1) {
      const [page] = pagesOf(aList([before, 3]));
      const shown = page === undefined ? [] : textsOf(page);
      const title = shown.find(({ text }) => text === "Category 1");
      const first = shown.find(({ text }) => text === "Dish 1-0");
      expect(title?.xDots).toBe(first?.xDots);
      expect(title?.yDots ?? 0).toBeLessThanOrEqual(first?.yDots ?? 0);
    }
  });

  test("repeats the title of a category where it continues, and numbers its pages", () => {
    const pages = pagesOf(aList([200]));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      const words = wordsOf(page);
      expect(words).toContain("Category 0");
      expect(words.at(-1)).toBe(`Menu · ${index + 1}/${pages.length}`);
    }
    expect(pages.slice(1).flatMap(wordsOf)).not.toContain("Lotus House");
  });

  test("fills the left column before the right one", () => {
    const [page] = pagesOf(aList([60]));
    const dishes = (page === undefined ? [] : textsOf(page)).filter(({ text }) =>
      text.startsWith("Dish"),
    );
    const columns = Map.groupBy(dishes, ({ xDots }) => xDots);
    expect(columns.size).toBe(2);
    expect(dishes.map(({ text }) => text)).toEqual(
      Array.from({ length: 60 }, (_none, at) => `Dish 0-${at}`),
    );
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
