import type { Layout, Piece } from "./layout.ts";
import { cssFont } from "./paper-font.ts";
import type { Measure, TextStyle } from "./text-style.ts";

/** The part of a Canvas2D context that browsers and Node have in common. */
export type PaintTarget = {
  font: string;
  fillStyle: unknown;
  readonly fillRect: (x: number, y: number, width: number, height: number) => void;
  readonly fillText: (text: string, x: number, y: number) => void;
  readonly measureText: (text: string) => { readonly width: number };
};

/**
 * The baseline as a share of the line height: the marks above Thai and Vietnamese letters need more room than
 * descenders.
 */
const baselineShare = 0.785;

/** Measures with the same font that paints. */
export function measureWith(brush: PaintTarget): Measure {
  return (text, style) => {
    brush.font = cssFont(style);
    return brush.measureText(text).width;
  };
}

/** Paints a layout in black on white, in the given band of the paper. */
export function paint(
  { pieces }: Pick<Layout, "pieces">,
  brush: PaintTarget,
  band: { readonly fromDots: number; readonly widthDots: number; readonly heightDots: number },
): void {
  brush.fillStyle = "white";
  brush.fillRect(0, 0, band.widthDots, band.heightDots);
  for (const piece of pieces) {
    const isInBand =
      piece.yDots < band.fromDots + band.heightDots &&
      piece.yDots + piece.heightDots > band.fromDots;
    if (isInBand) paintPiece({ ...piece, yDots: piece.yDots - band.fromDots }, brush);
  }
}

function paintPiece(piece: Piece, brush: PaintTarget): void {
  const { xDots, yDots, widthDots, heightDots } = piece;
  brush.fillStyle = "black";
  if (piece.kind !== "text") brush.fillRect(xDots, yDots, widthDots, heightDots);
  if (piece.kind === "text")
    paintText(piece.text, piece.style, { xDots, yDots, heightDots }, brush);
  if (piece.kind === "banner") {
    brush.fillStyle = "white";
    paintText(piece.text, piece.style, { xDots: piece.textXDots, yDots, heightDots }, brush);
  }
}

function paintText(
  text: string,
  style: TextStyle,
  { xDots, yDots, heightDots }: Pick<Piece, "xDots" | "yDots" | "heightDots">,
  brush: PaintTarget,
): void {
  brush.font = cssFont(style);
  brush.fillText(text, xDots, yDots + Math.round(heightDots * baselineShare));
}
