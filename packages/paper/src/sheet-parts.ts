import { placeBeside, emptySpace, stackLayouts, type Layout, type PageMetrics } from "./layout.ts";
import { createHeadingPart, createPart, type PagePart } from "./paginate.ts";
import type { Sheet, SheetBar, SheetRow, SheetTable } from "./sheet.ts";
import { layoutLine, layoutText, textWidthDots, type Column } from "./text-lines.ts";
import {
  boldSheetText,
  sheetHeading,
  sheetText,
  sheetTitle,
  smallSheetText,
  type TextStyle,
} from "./text-style.ts";

const gapDots = 24;
const hairlineDots = 1;
const barDots = 22;

export function layoutSheetParts(sheet: Sheet, metrics: PageMetrics): readonly PagePart[] {
  const whole: Column = { fromDots: 0, toDots: metrics.widthDots, align: "left" };
  const head = stackLayouts([
    layoutText(sheet.title, sheetTitle, whole, metrics),
    ...sheet.facts.map(({ name, value }) =>
      layoutText(`${name}: ${value}`, sheetText, whole, metrics),
    ),
  ]);
  return [createPart(head), ...sheet.tables.flatMap((table) => layoutTable(table, metrics))];
}

function layoutTable(table: SheetTable, metrics: PageMetrics): readonly PagePart[] {
  const whole: Column = { fromDots: 0, toDots: metrics.widthDots, align: "left" };
  const columns = columnsOf(table, metrics);
  const title = stackLayouts([
    emptySpace(28),
    layoutText(table.title, sheetHeading, whole, metrics),
  ]);
  const titles = table.columns.map((column) => column.title);
  const headings = addUnderline(layoutCells(titles, columns, smallSheetText, metrics), metrics);
  const rows = table.rows.map((row) => addUnderline(layoutRow(row, columns, metrics), metrics));
  const bars = table.bars.map((bar) => layoutBar(bar, table.bars, metrics));
  const body = bodyParts(headings, rows);
  if (bars.length === 0) return [createHeadingPart(title, body), ...body];
  const pictured = bars.map((layout) => ({ ...createPart(layout), headings: title }));
  return [
    { ...createPart(title), neededDots: title.heightDots + heightToKeepDots(bars) },
    ...pictured,
    ...body,
  ];
}

/** A chart of a month's days fits on a page. */
const maxUnsplitBars = 31;

/** The bars that stay on one page with their title: all of them, unless the chart is longer than a page. */
function heightToKeepDots(bars: readonly Layout[]): number {
  const together = bars.length > maxUnsplitBars ? bars.slice(0, 3) : bars;
  return stackLayouts(together).heightDots;
}

/** The column headings, and the rows under them. */
function bodyParts(headings: Layout, rows: readonly Layout[]): readonly PagePart[] {
  const parts = rows.map((layout) => ({ ...createPart(layout), headings }));
  return [createHeadingPart(headings, parts), ...parts];
}

/** Columns of amounts are as wide as their widest cell, and texts share the rest. */
function columnsOf({ columns, rows }: SheetTable, metrics: PageMetrics): readonly Column[] {
  const widths = columns.map(({ title, isAmount }, index) =>
    isAmount
      ? Math.max(
          textWidthDots(title, smallSheetText, metrics),
          ...rows.map(({ cells }) => textWidthDots(cells[index] ?? "", boldSheetText, metrics)),
        )
      : null,
  );
  const gaps = gapDots * (columns.length - 1);
  const taken = widths.reduce<number>((sum, width) => sum + (width ?? 0), gaps);
  const texts = widths.filter((width) => width === null).length;
  const textDots = Math.floor((metrics.widthDots - taken) / Math.max(1, texts));
  let fromDots = 0;
  return widths.map((width): Column => {
    const toDots = fromDots + (width ?? textDots);
    const column = { fromDots, toDots, align: width === null ? "left" : "right" } as const;
    fromDots = toDots + gapDots;
    return column;
  });
}

function layoutRow(
  { cells, look }: SheetRow,
  columns: readonly Column[],
  metrics: PageMetrics,
): Layout {
  return layoutCells(cells, columns, look === "strong" ? boldSheetText : sheetText, metrics);
}

function layoutCells(
  cells: readonly string[],
  columns: readonly Column[],
  style: TextStyle,
  metrics: PageMetrics,
): Layout {
  return placeBeside(
    columns.map((column, index) =>
      column.align === "right"
        ? layoutLine(cells[index] ?? "", style, column, metrics)
        : layoutText(cells[index] ?? "", style, column, metrics),
    ),
  );
}

function addUnderline(layout: Layout, { widthDots }: PageMetrics): Layout {
  return stackLayouts([
    emptySpace(4),
    layout,
    {
      pieces: [{ kind: "rule", xDots: 0, yDots: 0, widthDots, heightDots: hairlineDots }],
      heightDots: hairlineDots,
    },
  ]);
}

/** The name, the bar and the amount; all bars of a table begin at the same edge. */
function layoutBar(bar: SheetBar, all: readonly SheetBar[], metrics: PageMetrics): Layout {
  const widest = (texts: readonly string[]) =>
    Math.max(...texts.map((text) => textWidthDots(text, sheetText, metrics)));
  const nameDots = Math.min(widest(all.map(({ name }) => name)), Math.floor(metrics.widthDots / 3));
  const amountFromDots = metrics.widthDots - widest(all.map(({ amount }) => amount));
  const fromDots = nameDots + gapDots;
  const roomDots = amountFromDots - gapDots - fromDots;
  const widthDots = Math.round(Math.max(0, roomDots) * bar.share);
  const name: Column = { fromDots: 0, toDots: nameDots, align: "left" };
  const amount: Column = { fromDots: amountFromDots, toDots: metrics.widthDots, align: "right" };
  return placeBeside([
    layoutText(bar.name, sheetText, name, metrics),
    {
      pieces:
        widthDots === 0
          ? []
          : [{ kind: "rule", xDots: fromDots, yDots: 6, widthDots, heightDots: barDots }],
      heightDots: barDots + 6,
    },
    layoutLine(bar.amount, sheetText, amount, metrics),
  ]);
}
