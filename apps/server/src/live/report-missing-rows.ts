import type { Instant } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import type { Session } from "#call/session.ts";
import { hashPrefixOf } from "#journal/hash-entry.ts";
import { findEntryTime, findHead } from "#journal/journal-store.ts";
import { storeMissingRows } from "#journal/missing-rows-store.ts";
import type { LastSeen } from "#journal/recent-rows.ts";
import { findRewrites } from "#journal/find-rewrites.ts";
import { findFormerHash } from "#journal/rewrite-store.ts";

export type LogMissingRows = (missing: {
  readonly location: number;
  readonly staff: number;
  readonly station: number | null;
  readonly tillSequence: number;
  readonly headSequence: number;
}) => void;

/** Reports it in the operator's log. */
export function missingRowsLogger(log: {
  readonly error: (facts: object, message: string) => void;
}): LogMissingRows {
  return (missing) => {
    log.error(missing, "A till has seen rows of the journal that are not here any more");
  };
}

type MissingRowsDependencies = {
  readonly database: Database;
  readonly logMissingRows: LogMissingRows;
};
type TillReport = { readonly session: Session; readonly seen: LastSeen; readonly at: Instant };

/** No venue loses more rows than this; a till that reports more has made it up. */
const maxMissingRows = 1_000_000;

/**
 * A till has seen a row that the journal lacks, or has with another hash: the server lost the end of its log, or a
 * backup was restored. The row itself is gone, so its hash prefix cannot be checked: the report is stored under the
 * name of the signed-in user, for people to judge.
 */
export async function reportMissingRows(
  { database, logMissingRows }: MissingRowsDependencies,
  { session, seen, at }: TillReport,
): Promise<void> {
  const { location, staff, station } = session;
  if (seen.mark === undefined) return;
  const head = await findHead(database, location);
  const missing = seen.ping - head.sequence;
  if (missing > maxMissingRows || (missing <= 0 && !(await isOtherRow(database, session, seen)))) {
    return;
  }
  const last = await findEntryTime(database, location, head.sequence);
  const isNew = await storeMissingRows(database, {
    location,
    staff,
    station,
    till_sequence: seen.ping,
    till_mark: seen.mark,
    head_sequence: head.sequence,
    head_at: last?.at ?? null,
    noticed_at: at,
    seen_at: null,
  });
  const sequences = { tillSequence: seen.ping, headSequence: head.sequence };
  if (isNew) logMissingRows({ location, staff, station, ...sequences });
}

/** The journal has another row under this number, and not because its personal fields were sealed. */
async function isOtherRow(
  database: Database,
  { location }: Session,
  { ping, mark }: LastSeen,
): Promise<boolean> {
  const row = await findEntryTime(database, location, ping);
  if (row === undefined || hashPrefixOf(row.hash) === mark) return false;
  const { journalled } = await findRewrites(database, location);
  const former = await findFormerHash(database, { location, sequence: ping }, journalled);
  return former === null || hashPrefixOf(former) !== mark;
}
