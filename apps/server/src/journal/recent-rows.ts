import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import { coalesceCalls } from "./coalesce-calls.ts";
import { hashPrefixOf } from "./hash-entry.ts";
import { findHead } from "./journal-store.ts";
import {
  maxRowsBehind,
  findRowsAfter,
  type FollowingRow,
  type WireRow,
} from "./find-rows-after.ts";
import type { WireShapes } from "./wire-shapes.ts";

/** The newest row that a till has seen, and its hash prefix, if the till sends it. */
export type LastSeen = { readonly ping: number; readonly mark: string | undefined };

/** The rows that a till lacks, oldest first; null if it has to load everything. */
export type RowsAfter = (
  location: LocationId,
  seen: LastSeen,
) => Promise<readonly WireRow[] | null>;

type RowSource = { readonly database: Database; readonly shapes: WireShapes };

/** Tills that keep up are at most so many rows behind. */
const maxCachedRows = 64;
const maxCachedLocations = 20;

/**
 * Every till fetches the same newest rows, so they are read and serialized once for all. A row of the journal never
 * changes; its head is read from the database each time, since another server may write, but once for all streams that
 * one row wakes.
 */
export function cacheRecentRows(parts: RowSource): RowsAfter {
  const newest = cacheNewestRows(parts);
  const headAt = coalesceCalls((location: LocationId) => findHead(parts.database, location));
  return async (location, seen) => {
    const head = await headAt(location);
    const behind = head.sequence - seen.ping;
    // A till may have seen rows that a restored backup does not have.
    if (behind < 0 || behind > maxRowsBehind) return null;
    if (behind === 0) return isSameRow(seen, hashPrefixOf(head.hash)) ? [] : null;
    const rows = behind > maxCachedRows ? [] : await newest(location, head.sequence);
    const missed = rows.filter(({ row }) => row.ping > seen.ping);
    // The cached rows may have moved on meanwhile.
    const isWhole = missed[0]?.row.ping === seen.ping + 1;
    return rowsIfContinuous(
      seen,
      isWhole ? missed : await findRowsAfter(parts, location, seen.ping),
    );
  };
}

/** Null if the journal differs from what the till has seen. */
function rowsIfContinuous(
  seen: LastSeen,
  missed: readonly FollowingRow[],
): readonly WireRow[] | null {
  return isSameRow(seen, missed[0]?.follows) ? missed.map(({ row }) => row) : null;
}

/** A till that has seen no row fits any journal. */
function isSameRow({ ping, mark }: LastSeen, markNow: string | undefined): boolean {
  return mark === undefined || ping === 0 || markNow === undefined || markNow === mark;
}

type FindNewestRows = (location: LocationId, head: number) => Promise<readonly FollowingRow[]>;

/** The last rows up to the head at least, without a gap; callers during a read share it. */
function cacheNewestRows(parts: RowSource): FindNewestRows {
  const kept = new Map<LocationId, Promise<readonly FollowingRow[]>>();
  const keep = (location: LocationId, rows: Promise<readonly FollowingRow[]>): void => {
    // The least recently used location stands first, and is dropped.
    kept.delete(location);
    kept.set(location, rows);
    const [longAgo] = kept.keys();
    if (kept.size > maxCachedLocations && longAgo !== undefined) kept.delete(longAgo);
  };
  const newest: FindNewestRows = async (location, head) => {
    const last = kept.get(location);
    const before = (await last) ?? [];
    if (lastOf(before) >= head) return before;
    // Another waiting caller has begun to read on.
    if (kept.get(location) !== last) return newest(location, head);
    const reading = readOn(parts, location, { before, head });
    keep(location, reading);
    try {
      return await reading;
    } catch (error) {
      kept.delete(location);
      throw error;
    }
  };
  return newest;
}

async function readOn(
  parts: RowSource,
  location: LocationId,
  { before, head }: { readonly before: readonly FollowingRow[]; readonly head: number },
): Promise<readonly FollowingRow[]> {
  const first = head - maxCachedRows;
  // After a gap, the fresh rows alone are as many as are kept.
  const fresh = await findRowsAfter(parts, location, Math.max(lastOf(before), first));
  // An erased guest must be cleared from this cache as well.
  const rows = fresh.some(erases)
    ? await findRowsAfter(parts, location, first)
    : [...before, ...fresh];
  return rows.slice(-maxCachedRows);
}

/** Retiring a guest looks the same; it is hardly more frequent. */
const erases = ({ row }: FollowingRow): boolean => (row.delete["customer"] ?? []).length > 0;

const lastOf = (rows: readonly FollowingRow[]): number => rows.at(-1)?.row.ping ?? 0;
