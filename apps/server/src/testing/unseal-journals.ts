import { sql } from "kysely";

import type { Database } from "#database/database.ts";
import { toJson } from "#database/portable-columns.ts";
import { completeReply } from "#journal/complete-reply.ts";
import { firstHash, hashEntry, type JournalEntry } from "#journal/hash-entry.ts";
import { findEntriesAfter } from "#journal/journal-store.ts";
import { openPersonalFields } from "#journal/open-personal-fields.ts";
import { findWrittenLocations, replaceEntries } from "#journal/rewrite-store.ts";

import { shapes } from "../app.ts";

const newMigrations = ["0021-guest-keys", "0022-clear-traces"];
const newTables = ["guest_copy", "guest_key", "former_hash", "journal_rewrite"];

/** Turns a database into one as the release before guest keys left it: everything about guests in plain text. */
export async function unsealJournals(database: Database): Promise<void> {
  await database.transaction().execute(async (tx) => {
    for (const reply of await tx.selectFrom("written_reply").selectAll().execute()) {
      const whole = withoutIds(await completeReply({ database: tx, shapes }, reply));
      await tx
        .updateTable("written_reply")
        .set({ body: whole, is_whole: 1 })
        .where("key", "=", reply.key)
        .execute();
    }
    for (const location of await findWrittenLocations(tx)) {
      const all = { sequence: 0, limit: Number.MAX_SAFE_INTEGER };
      const entries = await findEntriesAfter(tx, location, all);
      const opened = await openPersonalFields(tx, location, entries);
      let hash = firstHash;
      const plain = entries.map((entry, index): JournalEntry => {
        const changes = withoutIds(toJson(opened[index] ?? []));
        const row = { ...entry, changes, previous_hash: hash };
        hash = hashEntry(row);
        return { ...row, hash };
      });
      await replaceEntries(tx, location, plain);
      await tx.updateTable("journal_head").set({ hash }).where("location", "=", location).execute();
    }
    for (const { id, document } of await tx.selectFrom("print_job").selectAll().execute()) {
      const plain = withoutIds(document);
      await tx.updateTable("print_job").set({ document: plain }).where("id", "=", id).execute();
    }
    for (const table of newTables) await tx.schema.dropTable(table).execute();
    await sql`alter table customer drop column erased_at`.execute(tx);
    await tx.deleteFrom("migration").where("name", "in", newMigrations).execute();
  });
}

/**
 * Papers did not name the guest's id, and rows of guests did not say whether they were erased. Covers JSON within JSON,
 * too.
 */
function withoutIds(text: string): string {
  return text.replaceAll(/,?\\*"(?:customerId|erased_at)\\*":(?:\d+|null)/g, "");
}
