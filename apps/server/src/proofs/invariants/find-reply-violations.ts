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
 * Journal rows without exactly one reply: such a write was half done, or done twice. What another
 * location has changed for all, or of staff who work here, too, has its reply there.
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
  const isWrittenElsewhere = await findSharedWrites(database, location);
  const isOfOtherLocation = (entry: ReadEntry): boolean =>
    !bySequence.has(entry.sequence) && isWrittenElsewhere(entry);
  const own = journal.filter(
    (entry) => entry.action !== beginJournalAction && !isOfOtherLocation(entry),
  );
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

/** The changes that other locations have, too, by writes that have their replies there. */
async function findSharedWrites(
  database: Database,
  besides: LocationId,
): Promise<(entry: ReadEntry) => boolean> {
  const rows = await database
    .selectFrom("journal")
    .innerJoin("written_reply", (join) =>
      join
        .onRef("written_reply.location", "=", "journal.location")
        .onRef("written_reply.sequence", "=", "journal.sequence"),
    )
    .select(["journal.action", "journal.at", "journal.changes", "journal.packed"])
    .where("journal.location", "<>", besides)
    .execute();
  const shared = new Set(
    rows.flatMap((row) =>
      readChanges(row)
        .filter(isShared)
        .map((change) => keyOf(row, change)),
    ),
  );
  // Whoever gets a staff ID takes it from former staff at all their locations, who may have worked at one alone.
  return (entry) => {
    const own = entry.changes.filter((change) => !isFreedStaffId(change));
    return (
      own.length > 0 && own.every((change) => isShared(change) && shared.has(keyOf(entry, change)))
    );
  };
}

function isShared({ table }: Change): boolean {
  return table === "staff" || globalTables.has(table);
}

function isFreedStaffId(change: Change): boolean {
  if (change.table !== "staff" || change.kind !== "update") return false;
  const { ref, ...others } = change.new;
  return Object.keys(others).length === 0 && String(ref).includes("#");
}

/** Each location sees its own side of a member of staff. */
function keyOf({ action, at }: Pick<ReadEntry, "action" | "at">, change: Change): string {
  return JSON.stringify([action, at, change.table === "staff" ? change.id : change]);
}
