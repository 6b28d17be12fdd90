import type { OfficeUse } from "@comanda/contract/office";

/** More uses would be too many to read. */
const maxShown = 20;

type ShortenedUses = {
  readonly shown: readonly OfficeUse[];
  /** How many are not shown, with those that the server did not list. */
  readonly more: number;
};

export function shortenUses(uses: readonly OfficeUse[]): ShortenedUses {
  const shown = uses.slice(0, maxShown);
  const unlisted = uses.reduce((sum, { more = 0 }) => sum + more, 0);
  return { shown, more: uses.length - shown.length + unlisted };
}
