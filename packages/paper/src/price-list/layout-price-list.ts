import { emptySpace, placeBeside, stackLayouts, type Layout, type PageMetrics } from "../layout.ts";
import { createPart, createHeadingPart, paginate, type PagePart } from "../paginate.ts";
import { a4Body, numberPages, type PageTexts } from "../sheet-pages.ts";
import { layoutText, textWidthDots } from "../text-lines.ts";
import { leadingFor, smallSheetText, type Measure } from "../text-style.ts";
import { layoutItem } from "./layout-item.ts";
import { priceListStyles } from "./price-list-styles.ts";
import type { PriceList, PriceListSection } from "./price-list.ts";

const columnGapDots = 56;

/**
 * Distributes a price list over pages of A4, in one or two columns. No article is split, the title of a category is
 * never alone at the foot, and is repeated where it continues.
 */
export function layoutPriceListPages(
  list: PriceList,
  measure: Measure,
  { position }: PageTexts,
): readonly Layout[] {
  const { columns } = list;
  const leading = leadingFor(allTexts(list));
  const whole: PageMetrics = { widthDots: a4Body.widthDots, measure, leading };
  const widthDots = Math.floor((a4Body.widthDots - (columns - 1) * columnGapDots) / columns);
  const head = layoutHead(list, whole);
  const bodyOf = (page: number) => a4Body.heightDots - (page === 0 ? head.heightDots : 0);
  const filled = paginate(layoutParts(list, { ...whole, widthDots }), (column) =>
    bodyOf(Math.floor(column / columns)),
  );
  const pages = Array.from({ length: Math.ceil(filled.length / columns) }, (_none, page) => {
    const beside = filled.slice(page * columns, (page + 1) * columns);
    const body = placeBeside(
      beside.map((column, index) => shiftRight(column, index * (widthDots + columnGapDots))),
    );
    return page === 0 ? stackLayouts([head, body]) : body;
  });
  return numberPages(pages, measure, (page, all) => `${list.title} · ${position(page, all)}`);
}

function allTexts({ title, venue, sections, notes }: PriceList): string {
  const names = sections.flatMap((section) => [
    section.title,
    section.specialTitle,
    ...section.items.flatMap(({ name, price }) => [name, price]),
  ]);
  return [title, ...venue, ...names, ...notes].join("\n");
}

function shiftRight({ pieces, heightDots }: Layout, byDots: number): Layout {
  return { pieces: pieces.map((piece) => ({ ...piece, xDots: piece.xDots + byDots })), heightDots };
}

function layoutHead({ title, venue, size }: PriceList, metrics: PageMetrics): Layout {
  const centred = { fromDots: 0, toDots: metrics.widthDots, align: "centre" } as const;
  const styles = priceListStyles[size];
  return stackLayouts([
    layoutText(title, styles.title, centred, metrics),
    ...venue.map((line) => layoutText(line, smallSheetText, centred, metrics)),
    emptySpace(28),
  ]);
}

function layoutParts(list: PriceList, metrics: PageMetrics): readonly PagePart[] {
  const sections = list.sections.flatMap((section) => layoutSection(section, list, metrics));
  return list.notes.length === 0 ? sections : [...sections, layoutNotes(list, metrics)];
}

function layoutSection(
  section: PriceListSection,
  list: PriceList,
  metrics: PageMetrics,
): readonly PagePart[] {
  const styles = priceListStyles[list.size];
  const widthOf = (special: string) => textWidthDots(special, styles.special, metrics);
  const specialDots = Math.max(0, ...section.items.map(({ special }) => widthOf(special)));
  const headings = layoutSectionHeading(section, list, metrics);
  const [first, ...others] = section.items.map((item) => ({
    ...createPart(layoutItem(item, { styles, specialDots, metrics })),
    headings,
  }));
  if (first === undefined) return [];
  // A title with a single article below it would look lost at the foot, too.
  const neededDots = stackLayouts(
    [first, ...others.slice(0, 1)].map(({ layout }) => layout),
  ).heightDots;
  const items = [{ ...first, neededDots }, ...others];
  return [createHeadingPart(headings, items), ...items];
}

const ruleDots = 2;

function layoutSectionHeading(
  { title, specialTitle }: PriceListSection,
  { size }: PriceList,
  metrics: PageMetrics,
): Layout {
  const styles = priceListStyles[size];
  const { widthDots } = metrics;
  const special = {
    fromDots: Math.floor(widthDots / 2),
    toDots: widthDots,
    align: "right",
  } as const;
  const rule = { kind: "rule", xDots: 0, yDots: 0, widthDots, heightDots: ruleDots } as const;
  return stackLayouts([
    emptySpace(styles.gapDots * 2),
    layoutText(title, styles.heading, { ...special, fromDots: 0, align: "left" }, metrics),
    ...(specialTitle === "" ? [] : [layoutText(specialTitle, smallSheetText, special, metrics)]),
    { pieces: [rule], heightDots: ruleDots },
    emptySpace(styles.gapDots),
  ]);
}

function layoutNotes({ notes }: PriceList, metrics: PageMetrics): PagePart {
  const column = { fromDots: 0, toDots: metrics.widthDots, align: "left" } as const;
  const lines = notes.map((note) => layoutText(note, smallSheetText, column, metrics));
  return createPart(stackLayouts([emptySpace(36), ...lines]));
}
