import { layoutBanner } from "./banner.ts";
import { beside, emptySpace, stack, type Layout, type Paper } from "./layout.ts";
import { layoutLine, layoutText, textWidthDots } from "./text-lines.ts";
import type { TextStyle } from "./text-style.ts";

/** A text on the left and figures on the right, such as a line of a bill with what it costs. */
export type Row = {
  /** Stands in a column of its own before the text: how many. */
  readonly lead?: string;
  readonly text: string;
  /** Money, quantities or their titles, from left to right. They are never broken or cut. */
  readonly amounts: readonly string[];
  /** A mixer stands a little to the right of the article that it goes with. */
  readonly isIndented: boolean;
  /** A sum among its parts. */
  readonly isBold?: boolean;
  /** Under the text: what else is to be known of it. */
  readonly notes?: readonly Note[];
};

/** A row with nothing but a name and its amounts. */
export function plainRow(text: string, ...amounts: readonly string[]): Row {
  return { text, amounts, isIndented: false };
}

export type Note = {
  readonly text: string;
  readonly style: TextStyle;
  /** White on black: nobody may overlook it. */
  readonly isInverted: boolean;
};

type Columns = {
  /** Where texts begin, after the column of how many. */
  readonly textFromDots: number;
  /** Where each column of amounts ends. */
  readonly edgesDots: readonly number[];
  /** Where the text has to end. */
  readonly textToDots: number;
};

/** Lays out rows that belong together: each of their amounts ends at the same edge as those above it. */
export function layoutRows(
  rows: readonly Row[],
  style: TextStyle,
  paper: Paper,
  rowGapDots = 0,
): Layout {
  if (rows.length === 0) return emptySpace(0);
  const columns = columnsOf(rows, style, paper);
  // With less than a third of the paper left, names would become a column of single words.
  const hasRoomForText = (columns.textToDots - columns.textFromDots) * 3 >= paper.widthDots;
  const layouts = rows.map((row) =>
    hasRoomForText
      ? layoutRow(row, columns, styleOf(row, style), paper)
      : layoutRowOfWideAmounts(
          row,
          { ...columns, textToDots: paper.widthDots },
          styleOf(row, style),
          paper,
        ),
  );
  return stack(layouts.flatMap((layout) => [layout, emptySpace(rowGapDots)]));
}

function styleOf({ isBold = false }: Row, style: TextStyle): TextStyle {
  return isBold ? { ...style, isBold } : style;
}

/** Every column of amounts is as wide as its widest, and the last ends where the paper ends. */
function columnsOf(rows: readonly Row[], style: TextStyle, paper: Paper): Columns {
  const widest = (textOf: (row: Row) => string): number =>
    Math.max(0, ...rows.map((row) => textWidthDots(textOf(row), styleOf(row, style), paper)));
  const count = Math.max(0, ...rows.map(({ amounts }) => amounts.length));
  const edgesDots: number[] = [];
  let edgeDots = paper.widthDots;
  for (let column = count - 1; column >= 0; column -= 1) {
    edgesDots.unshift(edgeDots);
    edgeDots -= widest(({ amounts }) => amounts[column] ?? "") + gapDots(style);
  }
  const leadDots = widest(({ lead }) => lead ?? "");
  const textFromDots = leadDots === 0 ? 0 : leadDots + gapDots(style);
  return { textFromDots, edgesDots, textToDots: edgeDots };
}

function layoutRow(row: Row, columns: Columns, style: TextStyle, paper: Paper): Layout {
  const amounts = columns.edgesDots.map((edgeDots, column) =>
    layoutAmount(row.amounts[column] ?? "", edgeDots, style, paper),
  );
  return beside([layoutRowText(row, columns, style, paper), ...amounts]);
}

/** Amounts that leave no room beside them stand below their text, each on a line of its own. */
function layoutRowOfWideAmounts(
  row: Row,
  columns: Columns,
  style: TextStyle,
  paper: Paper,
): Layout {
  const amounts = row.amounts.filter((amount) => amount !== "");
  const tooWide = amounts.find((amount) => textWidthDots(amount, style, paper) > paper.widthDots);
  if (tooWide !== undefined) {
    throw new RangeError(`Wider than ${paper.widthDots} dots of paper: ${tooWide}`);
  }
  return stack([
    layoutRowText(row, columns, style, paper),
    ...amounts.map((amount) => layoutAmount(amount, paper.widthDots, style, paper)),
  ]);
}

function layoutRowText(row: Row, columns: Columns, style: TextStyle, paper: Paper): Layout {
  const { textFromDots, textToDots } = columns;
  const fromDots = textFromDots + (row.isIndented ? style.sizeDots : 0);
  const column = { fromDots, toDots: textToDots, align: "left" } as const;
  // Notes stand below the amounts, and may go on under them.
  const below = { ...column, toDots: paper.widthDots };
  const leads = { fromDots: 0, toDots: textFromDots, align: "left" } as const;
  return beside([
    ...(row.lead === undefined ? [] : [layoutLine(row.lead, style, leads, paper)]),
    stack([
      layoutText(row.text, style, column, paper),
      ...(row.notes ?? []).map((note) =>
        note.isInverted
          ? layoutBanner(note.text, note.style, below, paper)
          : layoutText(note.text, note.style, below, paper),
      ),
    ]),
  ]);
}

function layoutAmount(amount: string, edgeDots: number, style: TextStyle, paper: Paper): Layout {
  return layoutLine(amount, style, { fromDots: 0, toDots: edgeDots, align: "right" }, paper);
}

/** About the width of a letter. */
function gapDots(style: TextStyle): number {
  return Math.ceil(style.sizeDots / 2);
}
