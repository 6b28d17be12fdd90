import { stackLayouts, type Layout } from "./layout.ts";

/** A part that is never split across pages. */
export type PagePart = {
  readonly layout: Layout;
  /** The room that must be left for it: for a heading, including its first row. */
  readonly neededDots: number;
  /** Repeated above it at the top of a page. */
  readonly headings: Layout | null;
};

export function createPart(layout: Layout): PagePart {
  return { layout, neededDots: layout.heightDots, headings: null };
}

/** Stays on one page with the first part under it. */
export function createHeadingPart(layout: Layout, [first]: readonly PagePart[]): PagePart {
  return { ...createPart(layout), neededDots: layout.heightDots + (first?.neededDots ?? 0) };
}

/** Distributes parts over pages or columns, whose heights may differ. */
export function paginate(
  parts: readonly PagePart[],
  heightOf: (page: number) => number,
): readonly Layout[] {
  const pages: Layout[] = [];
  let page: Layout[] = [];
  let usedDots = 0;
  for (const part of parts) {
    if (usedDots > 0 && usedDots + part.neededDots > heightOf(pages.length)) {
      pages.push(stackLayouts(page));
      page = part.headings === null ? [] : [part.headings];
      usedDots = stackLayouts(page).heightDots;
    }
    page.push(part.layout);
    usedDots += part.layout.heightDots;
  }
  return [...pages, stackLayouts(page)];
}
