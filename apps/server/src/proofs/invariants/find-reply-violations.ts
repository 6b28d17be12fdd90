import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import type { Change } from "#journal/changes.ts";
import { beginJournalAction } from "#journal/base-row.ts";
import { hashPrefixOf } from "#journal/hash-entry.ts";
import { readChanges } from "#journal/read-changes.ts";
import { unpackReply } from "#journal/reply-store.ts";
import { globalTables } from "#journal/journal-global-changes.ts";

import type { ReadEntry } from "./read-journal.ts";

/**
 * Journal rows without exactly one reply: such a write was half done, or done twice. Changes of the whole house from
 * another location have their reply there.
 */
export async function findReplyViolations(
  database: Database,
  location: LocationId,
  journal: readonly ReadEntry[],
): Promise<readonly string[]> {
  const stored = await database
    .selectFrom("written_reply")
    .select(["sequence", "body", "packed", "is_whole"])
    .where("location", "=", location)
    .where("sequence", "is not", null)
    .execute();
  const replies = stored.map(unpackReply);
  const bySequence = Map.groupBy(replies, ({ sequence }) => sequence);
  const answeredElsewhere = await findGlobalWrites(database, location);
  const isRetold = ({ sequence, action, changes }: ReadEntry): boolean =>
    !bySequence.has(sequence) && answeredElsewhere.has(keyOf(action, changes));
  const own = journal.filter((entry) => entry.action !== beginJournalAction && !isRetold(entry));
  const unanswered = own.filter(({ sequence }) => bySequence.get(sequence)?.length !== 1);
  const ends = new Map(journal.map((entry) => [entry.sequence, endOfReply(entry)]));
  // A reply that is not whole gets its end from the row itself.
  const wrong = replies.filter(({ sequence, body, is_whole }) => {
    const end = ends.get(sequence ?? 0);
    return is_whole === 1 && end !== undefined && !body.endsWith(end);
  });
  return [
    ...unanswered.map(({ sequence }) => `Journal row ${sequence} has not exactly one reply`),
    ...wrong.map(({ sequence }) => `The reply of journal row ${sequence} names another`),
    ...(replies.length === own.length ? [] : ["There are replies to what is not in the journal"]),
  ];
}

/** Identifies the row by its hash prefix and number. */
function endOfReply({ hash, sequence }: ReadEntry): string {
  return `"mark":"${hashPrefixOf(hash)}","ping":${sequence}}`;
}

/** The changes of the whole house by writes of other locations, which have their replies there. */
async function findGlobalWrites(
  database: Database,
  besides: LocationId,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom("journal")
    .innerJoin("written_reply", (join) =>
      join
        .onRef("written_reply.location", "=", "journal.location")
        .onRef("written_reply.sequence", "=", "journal.sequence"),
    )
    .select(["journal.action", "journal.changes", "journal.packed"])
    .where("journal.location", "<>", besides)
    .execute();
  const told = rows.map((row) => ({
    action: row.action,
    changes: readChanges(row).filter(({ table }) => globalTables.has(table)),
  }));
  const ofTheHouse = told.filter(({ changes }) => changes.length > 0);
  return new Set(ofTheHouse.map(({ action, changes }) => keyOf(action, changes)));
}

function keyOf(action: string, changes: readonly Change[]): string {
  return JSON.stringify([action, changes]);
}
