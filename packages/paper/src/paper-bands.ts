import type { Layout } from "./layout.ts";

/** A part of a long paper, from edge to edge. */
export type PaperBand = { readonly fromDots: number; readonly heightDots: number };

/** Cuts a paper into pages of at most the given height, between its lines; only a taller line is cut through. */
export function cutIntoBands(
  { pieces, heightDots }: Layout,
  maximumDots: number,
): readonly PaperBand[] {
  const bands: PaperBand[] = [];
  let fromDots = 0;
  while (heightDots - fromDots > maximumDots) {
    const cutDots = lastGap(pieces, fromDots, fromDots + maximumDots);
    bands.push({ fromDots, heightDots: cutDots - fromDots });
    fromDots = cutDots;
  }
  return [...bands, { fromDots, heightDots: heightDots - fromDots }];
}

/** The lowest place above the limit where no piece is cut through. */
function lastGap(pieces: Layout["pieces"], fromDots: number, limitDots: number): number {
  const cut = pieces.filter(
    ({ yDots, heightDots }) => yDots < limitDots && yDots + heightDots > limitDots,
  );
  if (cut.length === 0) return limitDots;
  const above = Math.min(...cut.map(({ yDots }) => yDots));
  return above > fromDots ? lastGap(pieces, fromDots, above) : limitDots;
}
