import type { Dots } from "@comanda/domain/paper/dots";

import type { Measure, TextStyle } from "./text-style.ts";

/** What a layout depends on: the print width, from the printer's profile, and the font. */
export type PageMetrics = {
  readonly widthDots: number;
  readonly measure: Measure;
  /** The line height as a multiple of the font size, if marks need more than usual. */
  readonly leading?: number;
};

/** One thing to paint, at the position of its upper left corner, in dots from that of the paper. */
export type Piece = {
  readonly xDots: number;
  readonly yDots: number;
  readonly widthDots: number;
  readonly heightDots: number;
} & (
  | { readonly kind: "text"; readonly text: string; readonly style: TextStyle }
  | { readonly kind: "rule" }
  /** A picture by its hash, on pages of A4 only. */
  | { readonly kind: "picture"; readonly hash: string }
  | { readonly kind: "dots"; readonly dots: Dots }
  /** White letters on black, as wide as the piece. */
  | {
      readonly kind: "banner";
      readonly text: string;
      readonly style: TextStyle;
      readonly textXDots: number;
    }
);

/** Positioned pieces, and the height of paper that they take. */
export type Layout = { readonly pieces: readonly Piece[]; readonly heightDots: number };

export function emptySpace(heightDots: number): Layout {
  return { pieces: [], heightDots };
}

/** Places layouts below each other. */
export function stackLayouts(layouts: readonly Layout[]): Layout {
  const pieces: Piece[] = [];
  let heightDots = 0;
  for (const layout of layouts) {
    for (const piece of layout.pieces) {
      pieces.push({ ...piece, yDots: piece.yDots + heightDots });
    }
    heightDots += layout.heightDots;
  }
  return { pieces, heightDots };
}

/** Places layouts beside each other, with their tops aligned. */
export function placeBeside(layouts: readonly Layout[]): Layout {
  return {
    pieces: layouts.flatMap(({ pieces }) => pieces),
    heightDots: Math.max(0, ...layouts.map(({ heightDots }) => heightDots)),
  };
}
