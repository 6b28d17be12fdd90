import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { toJson } from "#database/portable-columns.ts";
import { completeReply } from "#journal/complete-reply.ts";
import { firstHash, hashFirstVersion, type JournalEntry } from "#journal/hash-entry.ts";
import { findEntriesAfter } from "#journal/journal-store.ts";
import { openPersonalFields } from "#journal/open-personal-fields.ts";
import { unpackReply } from "#journal/reply-store.ts";
import { findWrittenLocations, replaceEntries } from "#journal/rewrite-store.ts";

import { shapes } from "../app.ts";
import { findPaper, type Paper } from "../features/printing/find-paper.ts";

const newMigrations = ["0021-guest-keys", "0022-clear-traces"];
const newTables = ["guest_copy", "guest_key", "former_hash", "journal_rewrite"];

/** Turns a database into one as the release before guest keys left it: everything about guests in plain text. */
export async function unsealJournals(database: Database): Promise<void> {
  await database.transaction().execute(async (tx) => {
    for (const reply of await tx.selectFrom("written_reply").selectAll().execute()) {
      const whole = await completeReply({ database: tx, shapes }, unpackReply(reply));
      await tx
        .updateTable("written_reply")
        .set({ body: withoutIds(whole), is_whole: 1, packed: null })
        .where("key", "=", reply.key)
        .execute();
    }
    const papers = new Map<number, Paper>();
    for (const row of await tx.selectFrom("print_job").selectAll().execute()) {
      papers.set(row.id, await findPaper(tx, row));
    }
    for (const location of await findWrittenLocations(tx)) {
      const all = { sequence: 0, limit: Number.MAX_SAFE_INTEGER };
      const entries = await findEntriesAfter(tx, location, all);
      const opened = await openPersonalFields(tx, location, entries);
      let hash = firstHash;
      const plain = entries.map((entry, index): JournalEntry => {
        const changes = withoutIds(toJson(opened[index] ?? []));
        const row = { ...entry, changes, previous_hash: hash };
        hash = hashFirstVersion(row);
        return { ...row, hash };
      });
      const unknown = { approved_by: null, pressed_at: null };
      await tx
        .updateTable("journal")
        .set({ packed: null, ...unknown })
        .execute();
      await replaceEntries(tx, location, plain);
      await tx.updateTable("journal_head").set({ hash }).where("location", "=", location).execute();
    }
    for (const row of await tx.selectFrom("print_job").selectAll().execute()) {
      const paper = papers.get(row.id);
      if (paper === undefined) throw new Error(`There is no paper ${row.id}`);
      const plain = { document: withoutIds(toJson(paper.document)), recorded_in: null };
      const profile = toJson(paper.profile);
      await tx
        .updateTable("print_job")
        .set({ ...plain, profile })
        .where("id", "=", row.id)
        .execute();
    }
    for (const table of newTables) await tx.schema.dropTable(table).execute();
    await sql`alter table customer drop column erased_at`.execute(tx);
    await tx.deleteFrom("migration").where("name", "in", newMigrations).execute();
  });
}

/**
 * Papers did not name the guest's id, rows of guests did not say whether they were erased, and papers were in their own
 * rows. Covers JSON within JSON, too.
 */
function withoutIds(text: string): string {
  return text.replaceAll(/,?\\*"(?:customerId|erased_at|recorded_in)\\*":(?:\d+|null)/g, "");
}
