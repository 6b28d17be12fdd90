import { matchesSearch } from "@comanda/domain/text/matches-search";

import type { NamedRecord } from "./catalog.ts";
import { recordName } from "./office-record.ts";

/** More matches would be too many to look through; typing another letter is faster. */
const maxMatches = 6;

export type FoundRecords = {
  readonly first: readonly NamedRecord[];
  /** The number of further matches. */
  readonly more: number;
};

/** The first records that are not chosen yet and whose name contains every typed word, whatever its accents. */
export function findRecords(
  known: readonly NamedRecord[],
  search: string,
  chosen: ReadonlySet<number>,
): FoundRecords {
  if (search.trim() === "") return { first: [], more: 0 };
  const all = known.filter(
    (thing) => !chosen.has(thing.id) && matchesSearch(recordName(thing), search),
  );
  return { first: all.slice(0, maxMatches), more: Math.max(0, all.length - maxMatches) };
}
