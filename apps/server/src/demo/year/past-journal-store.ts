import type { LocationId } from "@comanda/domain/id";

import type { Database, WriteTransaction } from "#database/database.ts";
import { toJson } from "#database/portable-columns.ts";
import { toStoredChange } from "#journal/brief-rows.ts";
import { hashEntry } from "#journal/hash-entry.ts";
import { subjectsOf, type JournalHead, type Subject } from "#journal/journal-store.ts";
import { packEntry, type StoredEntry } from "#journal/packed-entry.ts";

import { bulkInsert } from "./bulk-insert.ts";
import type { PastEvent, StoredDay } from "./past-event.ts";

export type PastJournalWriter = (
  tx: WriteTransaction,
  day: { readonly events: readonly PastEvent[]; readonly stored: StoredDay },
  after: JournalHead & { readonly location: LocationId },
) => Promise<void>;

/** Writes a journal row for each event, as the command of the call would have. */
export function pastJournalWriter(database: Database): PastJournalWriter {
  const entries = bulkInsert((rows: readonly StoredEntry[]) =>
    database.insertInto("journal").values(rows).compile(),
  );
  const subjects = bulkInsert((rows: readonly Subject[]) =>
    database.insertInto("journal_subject").values(rows).compile(),
  );
  return async (tx, { events, stored }, { location, ...head }) => {
    const rows: StoredEntry[] = [];
    const named: Subject[] = [];
    let { sequence, hash } = head;
    for (const { at, action, staff, station, changesOf } of events) {
      sequence += 1;
      const made = changesOf(stored);
      const changes = toJson(made.map(toStoredChange));
      const who = { staff, station, approved_by: null, pressed_at: null };
      const row = { location, sequence, at, action, ...who, changes, previous_hash: hash };
      hash = hashEntry(row);
      rows.push(packEntry({ ...row, hash }));
      named.push(...subjectsOf(made, { location, sequence }));
    }
    await entries((query) => tx.executeQuery(query), rows);
    await subjects((query) => tx.executeQuery(query), named);
    await tx
      .updateTable("journal_head")
      .set({ sequence, hash })
      .where("location", "=", location)
      .execute();
  };
}
