import { breakLines } from "../break-lines.ts";
import { emptySpace, placeBeside, stackLayouts, type Layout, type PageMetrics } from "../layout.ts";
import { layoutLine, layoutText, textWidthDots, type Column } from "../text-lines.ts";
import { linePitchDots } from "../text-style.ts";
import type { PriceListStyles } from "./price-list-styles.ts";
import type { PriceListItem } from "./price-list.ts";

type ItemLook = {
  readonly styles: PriceListStyles;
  /** The width of the column of special prices; 0 without any. */
  readonly specialDots: number;
  readonly metrics: PageMetrics;
};

const gapDots = 16;

/** An article: its picture, its name with its letters, and at the right its prices. */
export function layoutItem(item: PriceListItem, look: ItemLook): Layout {
  const { styles, specialDots, metrics } = look;
  const { widthDots } = metrics;
  const picture = layoutPicture(item, styles);
  const fromDots = item.picture === null ? 0 : styles.picture.widthDots + gapDots;
  const priceToDots = widthDots - (specialDots === 0 ? 0 : specialDots + gapDots);
  // A range of large prices is broken where even a line of its own is too short.
  const price = layoutText(item.price, styles.name, rightColumn(fromDots, priceToDots), metrics);
  const special = layoutLine(item.special, styles.special, rightColumn(0, widthDots), metrics);
  const priceDots = textWidthDots(item.price, styles.name, metrics);
  const room = priceToDots - (priceDots === 0 ? 0 : priceDots + gapDots) - fromDots;
  // With less than two fifths of the width left, names would become a column of single words.
  const isNarrow = room * 5 < (widthDots - fromDots) * 2;
  const toDots = isNarrow ? widthDots : fromDots + room;
  const name = layoutName(item, { fromDots, toDots, align: "left" }, look);
  const prices = placeBeside([price, special]);
  const texts = isNarrow ? stackLayouts([name, prices]) : placeBeside([name, prices]);
  return stackLayouts([placeBeside([picture, texts]), emptySpace(styles.gapDots)]);
}

function rightColumn(fromDots: number, toDots: number): Column {
  return { fromDots, toDots, align: "right" };
}

function layoutPicture({ picture }: PriceListItem, { picture: size }: PriceListStyles): Layout {
  if (picture === null) return emptySpace(0);
  return {
    pieces: [{ kind: "picture", hash: picture, xDots: 0, yDots: 0, ...size }],
    heightDots: size.heightDots,
  };
}

/** The letters follow the name, on its last line if they fit. */
function layoutName(
  { name, letters }: PriceListItem,
  column: Column,
  { styles, metrics }: ItemLook,
): Layout {
  const widthOf = (text: string) => textWidthDots(text, styles.name, metrics);
  const lines = breakLines(name, column.toDots - column.fromDots, widthOf);
  const layouts = lines.map((line) => layoutLine(line, styles.name, column, metrics));
  if (letters === "") return stackLayouts(layouts);
  const lastDots = widthOf(lines.at(-1) ?? "");
  const lettersDots = textWidthDots(letters, styles.letters, metrics);
  const fromDots = column.fromDots + lastDots + gapDots;
  const fits = fromDots + lettersDots <= column.toDots;
  const at = fits ? { ...column, fromDots } : column;
  const below = layoutText(letters, styles.letters, at, metrics);
  if (!fits) return stackLayouts([...layouts, below]);
  // As high as the line, so that both stand on one baseline.
  const heightDots = linePitchDots(styles.name, metrics.leading);
  const beside = { pieces: below.pieces.map((piece) => ({ ...piece, heightDots })), heightDots };
  const before = layouts.slice(0, -1);
  return stackLayouts([...before, placeBeside([...layouts.slice(-1), beside])]);
}
