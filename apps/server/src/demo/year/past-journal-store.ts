import type { LocationId } from "@comanda/domain/id";

import type { Database, WriteTransaction } from "#database/database.ts";
import { toJson } from "#database/portable-columns.ts";
import { toStoredChange } from "#journal/brief-rows.ts";
import { hashEntry, type JournalEntry } from "#journal/hash-entry.ts";
import { subjectsOf, type JournalHead, type Subject } from "#journal/journal-store.ts";
import { storePacked, type StoredEntry } from "#journal/packed-entry.ts";

import { bulkInsert } from "./bulk-insert.ts";
import { packingThread, splitRows, type PackedRows, type RowsToPack } from "./packing-thread.ts";
import type { PastEvent, StoredDay } from "./past-event.ts";

export type PastJournal = {
  /** Makes a journal row for each event, as the command of the call would have; it is stored with the next day. */
  readonly write: (
    tx: WriteTransaction,
    day: { readonly events: readonly PastEvent[]; readonly stored: StoredDay },
    after: JournalHead & { readonly location: LocationId },
  ) => Promise<void>;
  /** Stores the rows of the last day. */
  readonly finish: (tx: WriteTransaction) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The rows of a day that are being packed. */
type Packing = {
  readonly entries: readonly JournalEntry[];
  readonly subjects: readonly Subject[];
  readonly packed: Promise<PackedRows>;
};

export function pastJournal(database: Database): PastJournal {
  const insertEntries = bulkInsert((rows: readonly StoredEntry[]) =>
    database.insertInto("journal").values(rows).compile(),
  );
  const insertSubjects = bulkInsert((rows: readonly Subject[]) =>
    database.insertInto("journal_subject").values(rows).compile(),
  );
  const thread = packingThread();
  let packing: Packing | null = null;
  const finish = async (tx: WriteTransaction): Promise<void> => {
    if (packing === null) return;
    const { entries, subjects, packed } = packing;
    packing = null;
    const contents = splitRows(await packed);
    const rows = entries.map((entry, index) => {
      const content = contents[index];
      if (content === undefined) throw new Error(`Journal row ${entry.sequence} was not packed`);
      return storePacked(entry, content);
    });
    await insertEntries((query) => tx.executeQuery(query), rows);
    await insertSubjects((query) => tx.executeQuery(query), subjects);
  };
  return {
    write: async (tx, { events, stored }, { location, ...head }) => {
      await finish(tx);
      const [entries, subjects]: [JournalEntry[], Subject[]] = [[], []];
      let { sequence, hash } = head;
      for (const { at, action, staff, station, changesOf } of events) {
        sequence += 1;
        const made = changesOf(stored);
        const changes = toJson(made.map(toStoredChange));
        const who = { staff, station, approved_by: null, pressed_at: null };
        const row = { location, sequence, at, action, ...who, changes, previous_hash: hash };
        hash = hashEntry(row);
        entries.push({ ...row, hash });
        subjects.push(...subjectsOf(made, { location, sequence }));
      }
      packing = { entries, subjects, packed: thread.ask(toPack(entries)) };
      await tx
        .updateTable("journal_head")
        .set({ sequence, hash })
        .where("location", "=", location)
        .execute();
    },
    finish,
    close: async () => {
      // After a day has failed, its rows are not stored, so a failure to pack them is not reported.
      packing?.packed.catch(() => null);
      await thread.close();
    },
  };
}

function toPack(entries: readonly JournalEntry[]): RowsToPack {
  return {
    hashes: entries.map(({ hash }) => hash),
    texts: entries.map(({ changes }) => changes),
  };
}
