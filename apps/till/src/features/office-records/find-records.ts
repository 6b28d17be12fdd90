import { matchesSearch } from "@comanda/domain/text/matches-search";

import type { NamedRecord } from "./catalog.ts";
import { recordName } from "./office-record.ts";

/** More matches would be too many to look through; typing another letter is faster. */
const maxMatches = 6;

/** The first records that are not chosen yet and whose name contains every typed word, whatever its accents. */
export function findRecords(
  known: readonly NamedRecord[],
  search: string,
  chosen: ReadonlySet<number>,
): readonly NamedRecord[] {
  if (search.trim() === "") return [];
  return known
    .filter((thing) => !chosen.has(thing.id) && matchesSearch(recordName(thing), search))
    .slice(0, maxMatches);
}
