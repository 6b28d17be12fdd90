import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

import type { ReadEntry } from "./read-journal.ts";

/** Where a row of the journal has no reply that tells of it, or more than one: then a write was half done, or twice. */
export async function replyFaults(
  database: Database,
  location: LocationId,
  journal: readonly ReadEntry[],
): Promise<readonly string[]> {
  const replies = await database
    .selectFrom("written_reply")
    .select(["sequence", "body"])
    .where("location", "=", location)
    .where("sequence", "is not", null)
    .execute();
  const bySequence = Map.groupBy(replies, ({ sequence }) => sequence);
  const unanswered = journal.filter(({ sequence }) => bySequence.get(sequence)?.length !== 1);
  const wrong = replies.filter(({ sequence, body }) => !body.endsWith(`"ping":${sequence}}`));
  return [
    ...unanswered.map(({ sequence }) => `Journal row ${sequence} has not exactly one reply`),
    ...wrong.map(({ sequence }) => `The reply of journal row ${sequence} names another`),
    ...(replies.length === journal.length
      ? []
      : ["There are replies to what is not in the journal"]),
  ];
}
