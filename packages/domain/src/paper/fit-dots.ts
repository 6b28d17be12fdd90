import { ditherToDots } from "./dither.ts";
import { dotsPerByte, isBlack, type Dots } from "./dots.ts";

/** A picture that is wider than the paper becomes smaller in both directions; any other stays as it is. */
export function fitDots(dots: Dots, maximumWidthDots: number): Dots {
  if (dots.widthDots <= maximumWidthDots) return dots;
  const widthDots = Math.floor(maximumWidthDots / dotsPerByte) * dotsPerByte;
  const heightDots = Math.max(1, Math.round((dots.heightDots * widthDots) / dots.widthDots));
  const shades = new Uint8Array(widthDots * heightDots);
  const columns = spansOf(dots.widthDots, widthDots);
  const rows = spansOf(dots.heightDots, heightDots);
  for (const [y, row] of rows.entries()) {
    for (const [x, column] of columns.entries())
      shades[y * widthDots + x] = shadeOf(dots, column, row);
  }
  return ditherToDots({ widthDots, heightDots, shades });
}

type Span = { readonly from: number; readonly to: number };

/** Which of the old dots each of the fewer new ones stands for. */
function spansOf(before: number, after: number): readonly Span[] {
  return Array.from({ length: after }, (_, index) => ({
    from: Math.floor((index * before) / after),
    to: Math.ceil(((index + 1) * before) / after),
  }));
}

function shadeOf(dots: Dots, column: Span, row: Span): number {
  let white = 0;
  for (let y = row.from; y < row.to; y += 1) {
    for (let x = column.from; x < column.to; x += 1) if (!isBlack(dots, x, y)) white += 1;
  }
  return Math.round((255 * white) / ((row.to - row.from) * (column.to - column.from)));
}
