import { emptySpace, stackLayouts, type Layout } from "./layout.ts";
import { paginate } from "./paginate.ts";
import { layoutSheetParts } from "./sheet-parts.ts";
import type { Sheet } from "./sheet.ts";
import { layoutLine } from "./text-lines.ts";
import { smallSheetText, type Measure } from "./text-style.ts";

/** A4 at 150 dots per inch: 14 point letters are legible, and a page is some 200 kB. */
export const a4 = { widthDots: 1240, heightDots: 1754 } as const;

const marginDots = 80;
const footerDots = 60;

/** What a page holds between its margins and above its footer. */
export const a4Body = {
  widthDots: a4.widthDots - 2 * marginDots,
  heightDots: a4.heightDots - 2 * marginDots - footerDots,
} as const;

export type PageTexts = {
  /** The footer: the page number and the number of pages. */
  readonly position: (page: number, pages: number) => string;
};

/**
 * Distributes a report over A4 pages. No row is split, a continued table repeats its headings, and no heading is left
 * alone at the foot of a page.
 */
export function layoutSheetPages(
  sheet: Sheet,
  measure: Measure,
  { position }: PageTexts,
): readonly Layout[] {
  const { widthDots, heightDots } = a4Body;
  const pages = paginate(layoutSheetParts(sheet, { widthDots, measure }), () => heightDots);
  return numberPages(pages, measure, (page, all) => `${sheet.title} · ${position(page, all)}`);
}

/** Gives pages their margins and their footers. */
export function numberPages(
  pages: readonly Layout[],
  measure: Measure,
  footerOf: (page: number, pages: number) => string,
): readonly Layout[] {
  const { widthDots, heightDots } = a4Body;
  return pages.map((page, index) => {
    const text = footerOf(index + 1, pages.length);
    const column = { fromDots: 0, toDots: widthDots, align: "centre" } as const;
    const foot = layoutLine(text, smallSheetText, column, { widthDots, measure });
    const space = emptySpace(heightDots + footerDots - page.heightDots - foot.heightDots);
    return withMargins(stackLayouts([page, space, foot]));
  });
}

function withMargins({ pieces }: Layout): Layout {
  return {
    pieces: pieces.map((piece) => ({
      ...piece,
      xDots: piece.xDots + marginDots,
      yDots: piece.yDots + marginDots,
    })),
    heightDots: a4.heightDots,
  };
}
