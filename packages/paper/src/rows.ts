import { layoutBanner } from "./banner.ts";
import { placeBeside, emptySpace, stackLayouts, type Layout, type PageMetrics } from "./layout.ts";
import { layoutLine, layoutText, textWidthDots } from "./text-lines.ts";
import type { TextStyle } from "./text-style.ts";

/** A text on the left and figures on the right, such as a line of a bill with its price. */
export type Row = {
  /** The quantity, in a column of its own before the text. */
  readonly lead?: string;
  readonly text: string;
  /** Money, quantities or their titles, from left to right. They are never broken or cut off. */
  readonly amounts: readonly string[];
  /** A mixer is indented below its article. */
  readonly isIndented: boolean;
  /** For a sum. */
  readonly isBold?: boolean;
  /** Details below the text. */
  readonly notes?: readonly Note[];
};

/** A row with nothing but a name and its amounts. */
export function plainRow(text: string, ...amounts: readonly string[]): Row {
  return { text, amounts, isIndented: false };
}

export type Note = {
  readonly text: string;
  readonly style: TextStyle;
  /** White on black, to be impossible to overlook. */
  readonly isInverted: boolean;
};

type Columns = {
  /** Where texts begin, after the column of quantities. */
  readonly textFromDots: number;
  /** The right edge of each column of amounts. */
  readonly edgesDots: readonly number[];
  /** Where texts have to end. */
  readonly textToDots: number;
};

/** Lays out rows as one table: their amounts are aligned at the same right edges. */
export function layoutRows(
  rows: readonly Row[],
  style: TextStyle,
  metrics: PageMetrics,
  rowGapDots = 0,
): Layout {
  if (rows.length === 0) return emptySpace(0);
  const columns = columnsOf(rows, style, metrics);
  // With less than a third of the width left, names would become a column of single words.
  const hasRoomForText = (columns.textToDots - columns.textFromDots) * 3 >= metrics.widthDots;
  const layouts = rows.map((row) =>
    hasRoomForText
      ? layoutRow(row, columns, styleOf(row, style), metrics)
      : layoutRowOfWideAmounts(
          row,
          { ...columns, textToDots: metrics.widthDots },
          styleOf(row, style),
          metrics,
        ),
  );
  return stackLayouts(layouts.flatMap((layout) => [layout, emptySpace(rowGapDots)]));
}

function styleOf({ isBold = false }: Row, style: TextStyle): TextStyle {
  return isBold ? { ...style, isBold } : style;
}

/** Every column of amounts is as wide as its widest amount, and the last one ends at the edge of the paper. */
function columnsOf(rows: readonly Row[], style: TextStyle, metrics: PageMetrics): Columns {
  const widest = (textOf: (row: Row) => string): number =>
    Math.max(...rows.map((row) => textWidthDots(textOf(row), styleOf(row, style), metrics)));
  const count = Math.max(...rows.map(({ amounts }) => amounts.length));
  const edgesDots: number[] = [];
  let edgeDots = metrics.widthDots;
  for (let column = count - 1; column >= 0; column -= 1) {
    edgesDots.unshift(edgeDots);
    edgeDots -= widest(({ amounts }) => amounts[column] ?? "") + gapDots(style);
  }
  const leadDots = widest(({ lead }) => lead ?? "");
  const textFromDots = leadDots === 0 ? 0 : leadDots + gapDots(style);
  return { textFromDots, edgesDots, textToDots: edgeDots };
}

function layoutRow(row: Row, columns: Columns, style: TextStyle, metrics: PageMetrics): Layout {
  const amounts = columns.edgesDots.map((edgeDots, column) =>
    layoutAmount(row.amounts[column] ?? "", edgeDots, style, metrics),
  );
  return placeBeside([layoutRowText(row, columns, style, metrics), ...amounts]);
}

/** Amounts that leave no room beside them are printed below their text, each on its own line. */
function layoutRowOfWideAmounts(
  row: Row,
  columns: Columns,
  style: TextStyle,
  metrics: PageMetrics,
): Layout {
  const amounts = row.amounts.filter((amount) => amount !== "");
  const tooWide = amounts.find(
    (amount) => textWidthDots(amount, style, metrics) > metrics.widthDots,
  );
  if (tooWide !== undefined) {
    throw new RangeError(`Wider than ${metrics.widthDots} dots of paper: ${tooWide}`);
  }
  return stackLayouts([
    layoutRowText(row, columns, style, metrics),
    ...amounts.map((amount) => layoutAmount(amount, metrics.widthDots, style, metrics)),
  ]);
}

function layoutRowText(row: Row, columns: Columns, style: TextStyle, metrics: PageMetrics): Layout {
  const { textFromDots, textToDots } = columns;
  const fromDots = textFromDots + (row.isIndented ? style.sizeDots : 0);
  const column = { fromDots, toDots: textToDots, align: "left" } as const;
  // Notes are printed below the amounts, so they may use their width too.
  const below = { ...column, toDots: metrics.widthDots };
  const leads = { fromDots: 0, toDots: textFromDots, align: "left" } as const;
  return placeBeside([
    ...(row.lead === undefined ? [] : [layoutLine(row.lead, style, leads, metrics)]),
    stackLayouts([
      layoutText(row.text, style, column, metrics),
      ...(row.notes ?? []).map((note) =>
        note.isInverted
          ? layoutBanner(note.text, note.style, below, metrics)
          : layoutText(note.text, note.style, below, metrics),
      ),
    ]),
  ]);
}

function layoutAmount(
  amount: string,
  edgeDots: number,
  style: TextStyle,
  metrics: PageMetrics,
): Layout {
  return layoutLine(amount, style, { fromDots: 0, toDots: edgeDots, align: "right" }, metrics);
}

/** About the width of a letter. */
function gapDots(style: TextStyle): number {
  return Math.ceil(style.sizeDots / 2);
}
