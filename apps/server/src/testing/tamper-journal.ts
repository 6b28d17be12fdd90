import { id } from "@comanda/domain/id";
import { sql } from "kysely";

import type { Database, WriteTransaction } from "#database/database.ts";
import { hashEntry } from "#journal/hash-entry.ts";
import { findEntriesAfter } from "#journal/journal-store.ts";

const lotus = id<"location">(1);

export type Tamper = (tx: WriteTransaction) => Promise<unknown>;

class Undo extends Error {}

/** The result of a check after tampering with the tables, which is then undone. */
export async function resultAfterTampering<Seen>(
  database: Database,
  tamper: Tamper,
  look: (tx: WriteTransaction) => Promise<Seen>,
): Promise<Seen> {
  const seen: Seen[] = [];
  try {
    await database.transaction().execute(async (tx) => {
      await tamper(tx);
      seen.push(await look(tx));
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  const [first] = seen;
  if (first === undefined) throw new Error("Nothing was seen");
  return first;
}

/** Tampering with rows of the journal ignores the table of their subjects. */
export async function withoutSubjects(tx: WriteTransaction): Promise<void> {
  await tx.deleteFrom("journal_subject").where("location", "=", lotus).execute();
}

const rowsOf = (tx: WriteTransaction) =>
  findEntriesAfter(tx, lotus, { sequence: 0, limit: 10_000 });

/** Recomputes the chain, as a skilled attacker would. */
export async function rehash(
  tx: WriteTransaction,
  changed: (text: string) => string,
): Promise<void> {
  await withoutSubjects(tx);
  const rows = await rowsOf(tx);
  let previous_hash = rows[0]?.previous_hash ?? "";
  for (const row of rows) {
    const fresh = { ...row, changes: changed(row.changes), previous_hash };
    const hash = hashEntry(fresh);
    await tx
      .updateTable("journal")
      .set({ changes: fresh.changes, previous_hash, hash, packed: null })
      .where("location", "=", lotus)
      .where("sequence", "=", row.sequence)
      .execute();
    previous_hash = hash;
  }
  await tx
    .updateTable("journal_head")
    .set({ hash: previous_hash })
    .where("location", "=", lotus)
    .execute();
}

export async function truncateJournal(tx: WriteTransaction, count: number): Promise<void> {
  await withoutSubjects(tx);
  const rows = await rowsOf(tx);
  const last = rows.at(-1 - count);
  if (last === undefined) throw new Error("There are not so many rows");
  const { sequence, hash } = last;
  await tx
    .deleteFrom("journal")
    .where("location", "=", lotus)
    .where("sequence", ">", sequence)
    .execute();
  await tx
    .updateTable("journal_head")
    .set({ sequence, hash })
    .where("location", "=", lotus)
    .execute();
}

export async function moveRow(tx: WriteTransaction, from: number, to: number): Promise<void> {
  await tx
    .updateTable("journal")
    .set({ sequence: to })
    .where("location", "=", lotus)
    .where("sequence", "=", from)
    .execute();
}

/** Puts the hash prefixes of the forged journal into the report and its paper, and into the rows that record them. */
export async function forgeHashPrefixes(tx: WriteTransaction): Promise<void> {
  const [report] = await tx.selectFrom("report").selectAll().execute();
  const old = report?.journal_head ?? "";
  const [sequence = "", oldHash = ""] = old.split(":");
  const hash = (await rowsOf(tx))[Number(sequence) - 1]?.hash ?? "";
  const [oldStart, start] = [oldHash, hash].map((each) => each.slice(0, 24));
  await tx
    .updateTable("report")
    .set({ journal_head: `${sequence}:${hash}` })
    .execute();
  await sql`update print_job set document = replace(document, ${oldStart}, ${start})`.execute(tx);
  await rehash(tx, (text) =>
    text.replaceAll(oldHash, hash).replaceAll(oldStart ?? "", start ?? ""),
  );
}
