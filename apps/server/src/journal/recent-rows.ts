import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import { coalesceCalls } from "./coalesce-calls.ts";
import { hashPrefixOf } from "./hash-entry.ts";
import { findHead } from "./journal-store.ts";
import {
  maxRowsBehind,
  findRowsAfter,
  type FollowingRow,
  type SerializedRow,
} from "./find-rows-after.ts";
import type { WireShapes } from "./wire-shapes.ts";

/** The newest row that a till has seen, and its hash prefix, if the till sends it. */
export type LastSeen = { readonly ping: number; readonly mark: string | undefined };

/** The rows that a till lacks, oldest first; null if it has to load everything. */
export type RowsAfter = (
  location: LocationId,
  seen: LastSeen,
) => Promise<readonly SerializedRow[] | null>;

type RowSource = { readonly database: Database; readonly shapes: WireShapes };

/** The rows of some minutes: after a cut of the line all tills are about equally far behind. */
const maxLetters = 1_000_000;
const maxCachedLocations = 20;

/**
 * Every till fetches the same newest rows, so they are read and serialized once for all. A row that the journal still
 * has never changes, but the newest may be gone after a failover to a PostgreSQL that did not have them yet, and others
 * have their numbers: what is cached counts as far as the hashes lead to the head. That is read from the database each
 * time, since another server may write, but once for all streams that one row wakes.
 */
export function cacheRecentRows(parts: RowSource): RowsAfter {
  const rowsFrom = cacheNewestRows(parts);
  const headAt = coalesceCalls((location: LocationId) => findHead(parts.database, location));
  return async (location, seen) => {
    const head = await headAt(location);
    const behind = head.sequence - seen.ping;
    // A till may have seen rows that a restored backup does not have.
    if (behind < 0 || behind > maxRowsBehind) return null;
    if (behind === 0) return isSameRow(seen, hashPrefixOf(head.hash)) ? [] : null;
    const span = { first: seen.ping + 1, last: head.sequence, mark: hashPrefixOf(head.hash) };
    const rows = await rowsFrom(location, span);
    return isSameRow(seen, rows[0]?.follows) ? rows.map(({ row }) => row) : null;
  };
}

/** A till that has seen no row fits any journal. */
function isSameRow({ ping, mark }: LastSeen, markNow: string | undefined): boolean {
  return mark === undefined || ping === 0 || markNow === undefined || markNow === mark;
}

/** With the hash prefix of its last row. */
type Span = { readonly first: number; readonly last: number; readonly mark: string };
type Rows = readonly FollowingRow[];

/** The rows of a span and those that have followed by then, without a gap; callers during a read share it. */
function cacheNewestRows(parts: RowSource): (location: LocationId, span: Span) => Promise<Rows> {
  const kept = new Map<LocationId, Promise<Rows>>();
  const keep = (location: LocationId, rows: Promise<Rows>): void => {
    // The least recently used location stands first, and is dropped.
    kept.delete(location);
    kept.set(location, rows);
    const [longAgo] = kept.keys();
    if (kept.size > maxCachedLocations && longAgo !== undefined) kept.delete(longAgo);
  };
  const rowsFrom = async (location: LocationId, span: Span): Promise<Rows> => {
    const last = kept.get(location);
    const before = (await last) ?? [];
    if (includes(before, span)) return cut(before, span);
    // Another waiting caller has begun to read.
    if (kept.get(location) !== last) return rowsFrom(location, span);
    const reading = readOn(parts, location, { before, span });
    keep(location, reading);
    reading.catch(() => kept.delete(location));
    return cut(await reading, span);
  };
  return rowsFrom;
}

function includes(rows: Rows, { first, last, mark }: Span): boolean {
  if (firstOf(rows) > first) return false;
  return rows.findLast(({ row }) => row.ping === last)?.row.mark === mark;
}

/** Most tills lack only the last rows. Those after the head come with the next one, unless they are gone. */
function cut(rows: Rows, { first, last }: Span): Rows {
  const from = rows.findLastIndex(({ row }) => row.ping < first) + 1;
  return rows.slice(from, rows.findLastIndex(({ row }) => row.ping <= last) + 1);
}

/**
 * The cached rows and those that have followed; only the span, if the cached ones begin later, end long before, or are
 * not what the journal has before these.
 */
async function readOn(
  parts: RowSource,
  location: LocationId,
  { before, span }: { readonly before: Rows; readonly span: Span },
): Promise<Rows> {
  const recent = dropOldest(before);
  const isNear = firstOf(recent) <= span.first && span.last - lastOf(recent) <= maxRowsBehind;
  const fresh = await findRowsAfter(parts, location, isNear ? lastOf(recent) : span.first - 1);
  if (!isNear) return fresh;
  const isChain = fresh[0]?.follows === recent.at(-1)?.row.mark;
  // An erased guest must be cleared from this cache as well.
  return !isChain || fresh.some(({ mayErase }) => mayErase)
    ? findRowsAfter(parts, location, span.first - 1)
    : [...recent, ...fresh];
}

/** The last read is kept whole, for those who wait for it; before the next one, the cache is cut to its size. */
function dropOldest(rows: Rows): Rows {
  let letters = 0;
  const isBeyond = ({ row }: FollowingRow): boolean => (letters += row.json.length) > maxLetters;
  return rows.slice(rows.findLastIndex(isBeyond) + 1).slice(-maxRowsBehind);
}

const firstOf = (rows: Rows): number => rows[0]?.row.ping ?? Number.POSITIVE_INFINITY;
const lastOf = (rows: Rows): number => rows.at(-1)?.row.ping ?? 0;
