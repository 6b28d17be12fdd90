import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import { askedTogether } from "./asked-together.ts";
import { findHead } from "./journal-store.ts";
import { mostRowsBehind, rowsAfter, type WireRow } from "./rows-after.ts";
import type { WireShapes } from "./wire-shapes.ts";

/** What a till misses that has seen so much, oldest first; null where it has to load everything. */
export type RowsAfter = (
  location: LocationId,
  sequence: number,
) => Promise<readonly WireRow[] | null>;

type Parts = { readonly database: Database; readonly shapes: WireShapes };

/** Tills that keep up are this near. */
const keptRows = 64;
const keptLocations = 20;

/**
 * Every till asks for the same newest rows, so they are read and made ready once for all of them. A row of the
 * journal never changes; how far it goes is asked of the database each time, since another server may write, but once
 * for all streams that one row wakes.
 */
export function recentRows(parts: Parts): RowsAfter {
  const newest = newestRows(parts);
  const headAt = askedTogether((location: LocationId) => findHead(parts.database, location));
  return async (location, sequence) => {
    const head = (await headAt(location))?.sequence ?? 0;
    if (sequence === head) return [];
    // A till may have seen rows that a restored backup does not have.
    if (sequence > head) return null;
    if (head - sequence > keptRows) {
      return head - sequence > mostRowsBehind ? null : rowsAfter(parts, location, sequence);
    }
    const rows = await newest(location, head);
    // They may have gone on meanwhile.
    const isWhole = rows[0] !== undefined && rows[0].ping <= sequence + 1;
    if (!isWhole) return rowsAfter(parts, location, sequence);
    return rows.filter(({ ping }) => ping > sequence);
  };
}

type Newest = (location: LocationId, head: number) => Promise<readonly WireRow[]>;

/** The last rows up to the head at least, without a gap; who asks while they are read waits for the same. */
function newestRows(parts: Parts): Newest {
  const kept = new Map<LocationId, Promise<readonly WireRow[]>>();
  const keep = (location: LocationId, rows: Promise<readonly WireRow[]>): void => {
    // Who was asked for last stands last, and who was not for long is forgotten.
    kept.delete(location);
    kept.set(location, rows);
    const [longAgo] = kept.keys();
    if (kept.size > keptLocations && longAgo !== undefined) kept.delete(longAgo);
  };
  const newest: Newest = async (location, head) => {
    const last = kept.get(location);
    const before = (await last) ?? [];
    if (lastOf(before) >= head) return before;
    // Somebody else who waited has begun to read on.
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
  parts: Parts,
  location: LocationId,
  { before, head }: { readonly before: readonly WireRow[]; readonly head: number },
): Promise<readonly WireRow[]> {
  const first = head - keptRows;
  const known = lastOf(before) < first ? [] : before;
  const fresh = await rowsAfter(parts, location, Math.max(lastOf(known), first, 0));
  return [...known, ...fresh].slice(-keptRows);
}

const lastOf = (rows: readonly WireRow[]): number => rows.at(-1)?.ping ?? 0;
