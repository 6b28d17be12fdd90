import { beside, stack, type Layout, type Paper } from "./layout.ts";
import { layoutLine, layoutText, textWidthDots } from "./text-lines.ts";
import type { TextStyle } from "./text-style.ts";

/** A text on the left and figures on the right, such as a line of a bill with what it costs. */
export type Row = {
  readonly text: string;
  /** Money, quantities or their titles, from left to right. They are never broken or cut. */
  readonly amounts: readonly string[];
  /** A mixer stands a little to the right of the article that it goes with. */
  readonly isIndented: boolean;
};

type Columns = {
  /** Where each column of amounts ends. */
  readonly edgesDots: readonly number[];
  /** Where the text has to end. */
  readonly textToDots: number;
};

/** Lays out rows that belong together: each of their amounts ends at the same edge as those above it. */
export function layoutRows(rows: readonly Row[], style: TextStyle, paper: Paper): Layout {
  const columns = amountColumns(rows, style, paper);
  // With less than a third of the paper left, names would become a column of single words.
  const hasRoomForText = columns.textToDots * 3 >= paper.widthDots;
  const layouts = rows.map((row) =>
    hasRoomForText
      ? layoutRow(row, columns, style, paper)
      : layoutRowOfWideAmounts(row, style, paper),
  );
  return stack(layouts);
}

/** Every column of amounts is as wide as its widest, and the last ends where the paper ends. */
function amountColumns(rows: readonly Row[], style: TextStyle, paper: Paper): Columns {
  const count = Math.max(0, ...rows.map(({ amounts }) => amounts.length));
  const edgesDots: number[] = [];
  let edgeDots = paper.widthDots;
  for (let column = count - 1; column >= 0; column -= 1) {
    const widths = rows.map(({ amounts }) => textWidthDots(amounts[column] ?? "", style, paper));
    edgesDots.unshift(edgeDots);
    edgeDots -= Math.max(...widths) + gapDots(style);
  }
  return { edgesDots, textToDots: edgeDots };
}

function layoutRow(row: Row, columns: Columns, style: TextStyle, paper: Paper): Layout {
  const amounts = columns.edgesDots.map((edgeDots, column) =>
    layoutAmount(row.amounts[column] ?? "", edgeDots, style, paper),
  );
  return beside([layoutRowText(row, columns.textToDots, style, paper), ...amounts]);
}

/** Amounts that leave no room beside them stand below their text, each on a line of its own. */
function layoutRowOfWideAmounts(row: Row, style: TextStyle, paper: Paper): Layout {
  const amounts = row.amounts.filter((amount) => amount !== "");
  const tooWide = amounts.find((amount) => textWidthDots(amount, style, paper) > paper.widthDots);
  if (tooWide !== undefined) {
    throw new RangeError(`Wider than ${paper.widthDots} dots of paper: ${tooWide}`);
  }
  return stack([
    layoutRowText(row, paper.widthDots, style, paper),
    ...amounts.map((amount) => layoutAmount(amount, paper.widthDots, style, paper)),
  ]);
}

function layoutRowText(row: Row, toDots: number, style: TextStyle, paper: Paper): Layout {
  const fromDots = row.isIndented ? style.sizeDots : 0;
  return layoutText(row.text, style, { fromDots, toDots, align: "left" }, paper);
}

function layoutAmount(amount: string, edgeDots: number, style: TextStyle, paper: Paper): Layout {
  return layoutLine(amount, style, { fromDots: 0, toDots: edgeDots, align: "right" }, paper);
}

/** About the width of a letter. */
function gapDots(style: TextStyle): number {
  return Math.ceil(style.sizeDots / 2);
}
