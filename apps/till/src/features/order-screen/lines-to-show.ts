import type { Line, LineKey } from "@comanda/domain/bill/line";

export function keysOf(lines: readonly Line[]): ReadonlySet<LineKey> {
  return new Set(lines.map(({ key }) => key));
}

/**
 * What a changed list has to show: the lines that were just pressed, or the end of a bill that was opened. Lines that
 * another till has sent move nothing under the finger.
 */
export function linesToShow(
  known: ReadonlySet<LineKey>,
  lines: readonly Line[],
): readonly LineKey[] | "end" {
  if (!lines.some(({ key }) => known.has(key))) return "end";
  return lines.filter(({ key, isSaved }) => !isSaved && !known.has(key)).map(({ key }) => key);
}

/** In pixels from the top of what is scrolled. */
type Extent = { readonly top: number; readonly bottom: number };

type Shown = { readonly scrollTop: number; readonly height: number };

/** Scrolls as little as possible; of what is higher than the list, the lower end is shown. */
export function scrollTopToShow({ top, bottom }: Extent, { scrollTop, height }: Shown): number {
  return Math.max(bottom - height, Math.min(top, scrollTop));
}
