import type { Dots } from "@comanda/domain/paper/dots";

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
export function measureWith(target: PaintTarget): Measure {
  return (text, style) => {
    target.font = cssFont(style);
    return target.measureText(text).width;
  };
}

type Band = { readonly fromDots: number; readonly widthDots: number; readonly heightDots: number };

/** Paints the picture with its upper left corner at this point. Browsers and Node make pictures differently. */
export type PaintDots = (picture: Dots, xDots: number, yDots: number) => void;

/** Paints a layout in black on white, in the given band of the paper. Of pictures, papers have only those in dots. */
export function paint(
  { pieces }: Pick<Layout, "pieces">,
  target: PaintTarget,
  band: Band,
  paintDots: PaintDots,
): void {
  target.fillStyle = "white";
  target.fillRect(0, 0, band.widthDots, band.heightDots);
  for (const piece of pieces) {
    const isInBand =
      piece.yDots < band.fromDots + band.heightDots &&
      piece.yDots + piece.heightDots > band.fromDots;
    if (!isInBand) continue;
    const yDots = piece.yDots - band.fromDots;
    if (piece.kind === "dots") paintDots(piece.dots, piece.xDots, yDots);
    else paintPiece({ ...piece, yDots }, target);
  }
}

type InkPiece = Exclude<Piece, { readonly kind: "dots" }>;

function paintPiece(piece: InkPiece, target: PaintTarget): void {
  const { xDots, yDots, widthDots, heightDots } = piece;
  if (piece.kind === "picture") return;
  target.fillStyle = "black";
  if (piece.kind !== "text") target.fillRect(xDots, yDots, widthDots, heightDots);
  if (piece.kind === "text")
    paintText(piece.text, piece.style, { xDots, yDots, heightDots }, target);
  if (piece.kind === "banner") {
    target.fillStyle = "white";
    paintText(piece.text, piece.style, { xDots: piece.textXDots, yDots, heightDots }, target);
  }
}

function paintText(
  text: string,
  style: TextStyle,
  { xDots, yDots, heightDots }: Pick<Piece, "xDots" | "yDots" | "heightDots">,
  target: PaintTarget,
): void {
  target.font = cssFont(style);
  target.fillText(text, xDots, yDots + Math.round(heightDots * baselineShare));
}
