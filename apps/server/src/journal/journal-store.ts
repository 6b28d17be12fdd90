import type { LocationId } from "@comanda/contract/wire";
import type { Selectable } from "kysely";

import { compileOnce, compilePerRowCount } from "#database/compile-once.ts";
import type { Database, WriteTransaction } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import { toJson } from "#database/portable-columns.ts";
import { writesTo } from "#database/table-writes.ts";
import type { Tables } from "#database/tables.ts";

import { toStoredChange } from "./brief-rows.ts";
import type { Change } from "./changes.ts";
import { firstHash, hashEntry, hashFirstVersion, type JournalEntry } from "./hash-entry.ts";
import { packEntry, storedHash, unpackEntry, type StoredEntry } from "./packed-entry.ts";
import { changesReferenceData } from "./reference-tables.ts";

export type JournalHead = { readonly sequence: number; readonly hash: string };
type Head = JournalHead & { readonly location: LocationId };

/** For the first row of a location, and if another server inserts its head at this moment. */
const touchHead = compileOnce((tx, { location }: Pick<Head, "location">) =>
  tx
    .insertInto("journal_head")
    .values({ location, sequence: 0, hash: firstHash })
    .onConflict((conflict) => conflict.column("location").doUpdateSet({ location }))
    .returning(["sequence", "hash"]),
);

/**
 * Locks the location's journal head. The row stays locked until the commit, so sequence numbers follow the order of the
 * commits without gaps, on either engine.
 */
export async function lockJournalHead(
  tx: WriteTransaction,
  location: LocationId,
): Promise<JournalHead> {
  // Where this process alone writes, the transaction has locked the whole file.
  const read = writesTo(tx) === null ? readLockedHead : readHead;
  const [known] = await read(tx, { location });
  const [head] = known === undefined ? await touchHead(tx, { location }) : [known];
  if (head === undefined) throw new Error("A location without a head of its journal");
  return head;
}

const insertEntry = compileOnce((tx, entry: StoredEntry) => tx.insertInto("journal").values(entry));

type PlainEntry = Omit<JournalEntry, "approved_by" | "pressed_at">;

const insertPlainEntry = compileOnce((tx, entry: PlainEntry) =>
  tx.insertInto("journal").values({ ...entry }),
);

const moveHead = compileOnce((tx, { location, sequence, hash }: Head) =>
  tx.updateTable("journal_head").set({ sequence, hash }).where("location", "=", location),
);

const moveHeadOfReference = compileOnce((tx, { location, sequence, hash }: Head) =>
  tx
    .updateTable("journal_head")
    .set({ sequence, hash, reference_sequence: sequence })
    .where("location", "=", location),
);

export type NewEntry = Omit<PlainEntry, "hash" | "previous_hash" | "changes"> &
  Partial<Pick<JournalEntry, "approved_by" | "pressed_at">> & {
    readonly changes: readonly Change[];
  };

/** Appends the row of a write, chained to the one before it, and returns its hash. */
export async function appendEntry(
  tx: WriteTransaction,
  { approved_by = null, pressed_at = null, ...entry }: NewEntry,
  previousHash: string,
): Promise<string> {
  const row = { ...chained(entry, previousHash), approved_by, pressed_at };
  const hash = hashEntry(row);
  await insertEntry(tx, packEntry({ ...row, hash }));
  const move = changesReferenceData(entry.changes) ? moveHeadOfReference : moveHead;
  await append(tx, entry, { hash, move });
  return hash;
}

/** For a migration from before rows were packed and said who approved them. */
export async function appendPlainEntry(
  tx: WriteTransaction,
  { approved_by: _approver, pressed_at: _press, ...entry }: NewEntry,
  previousHash: string,
): Promise<string> {
  const row = chained(entry, previousHash);
  const hash = hashFirstVersion(row);
  await insertPlainEntry(tx, { ...row, hash });
  await append(tx, entry, { hash, move: moveHead });
  return hash;
}

function chained(
  { changes, ...entry }: Omit<NewEntry, "approved_by" | "pressed_at">,
  previousHash: string,
): Omit<PlainEntry, "hash"> {
  return { ...entry, changes: toJson(changes.map(toStoredChange)), previous_hash: previousHash };
}

async function append(
  tx: WriteTransaction,
  entry: NewEntry,
  { hash, move }: { readonly hash: string; readonly move: typeof moveHead },
): Promise<void> {
  const { location, sequence } = entry;
  await move(tx, { location, sequence, hash });
  const subjects = subjectsOf(entry.changes, { location, sequence });
  await runInBatches(subjects, (batch) => insertSubjects(tx, batch, {}));
}

/** A record that a row of the journal is found by. */
export type Subject = Selectable<Tables["journal_subject"]>;

/** What a row is found by, each once. */
export function subjectsOf(
  changes: readonly Change[],
  { location, sequence }: Pick<Subject, "location" | "sequence">,
): readonly Subject[] {
  const subjects = changes.filter(isFoundByRecord).map((change) => {
    const { entity, record } = foundBy(change);
    return [`${entity} ${record}`, { location, entity, record, sequence }] as const;
  });
  return [...new Map(subjects).values()];
}

/** A tender is found by its bill. */
function foundBy(change: Change): Pick<Subject, "entity" | "record"> {
  const { table, id } = change;
  if (table !== "tender" || change.kind === "update") return { entity: table, record: id };
  return { entity: "bill", record: Number(change.row["bill"]) };
}

/**
 * A single line is not looked up, since it names its round, nor is a paper, since it names its journal row. Only the
 * report of credits looks up who took a line back.
 */
function isFoundByRecord(change: Change): boolean {
  if (change.table === "print_job") return false;
  if (change.table !== "bill_line") return true;
  return change.kind === "insert" && (change.row["credits"] ?? null) !== null;
}

const insertSubjects = compilePerRowCount((tx, subjects: readonly Subject[]) =>
  tx.insertInto("journal_subject").values(subjects),
);

/** The rows after a sequence number, oldest first. The row before them is read too, for its hash. */
export async function findEntriesAfter(
  database: Database,
  location: LocationId,
  { sequence, limit }: { readonly sequence: number; readonly limit: number },
): Promise<readonly JournalEntry[]> {
  const rows = await database
    .selectFrom("journal")
    .selectAll()
    .where("location", "=", location)
    .where("sequence", ">=", sequence)
    .orderBy("sequence")
    .limit(Math.min(limit, allRows) + 1)
    .execute();
  let before = { sequence: 0, hash: firstHash };
  const entries: JournalEntry[] = [];
  for (const row of rows) {
    const isNext = row.sequence === before.sequence + 1;
    const entry = unpackEntry(row, isNext ? before.hash : unknownHash);
    if (row.sequence > sequence && entries.length < limit) entries.push(entry);
    before = entry;
  }
  return entries;
}

/** More than any journal has, and no larger number than either engine takes. */
const allRows = 1_000_000_000;

/** Follows a gap. */
const unknownHash = "";

/** Every journal row about a record, oldest first. */
export async function findHistory(
  database: Database,
  location: LocationId,
  { entity, record }: { readonly entity: string; readonly record: number },
): Promise<readonly Omit<JournalEntry, "previous_hash">[]> {
  const rows = await database
    .selectFrom("journal_subject")
    .innerJoin("journal", (join) =>
      join
        .onRef("journal.location", "=", "journal_subject.location")
        .onRef("journal.sequence", "=", "journal_subject.sequence"),
    )
    .selectAll("journal")
    .where("journal_subject.location", "=", location)
    .where("journal_subject.entity", "=", entity)
    .where("journal_subject.record", "=", record)
    .orderBy("journal.sequence")
    .execute();
  return rows.map((row) => unpackEntry(row, unknownHash));
}

/** When a row was written, and its hash. */
export async function findEntryTime(
  database: Database,
  location: LocationId,
  sequence: number,
): Promise<Pick<JournalEntry, "at" | "hash"> | undefined> {
  const row = await database
    .selectFrom("journal")
    .select(["at", "hash", "packed"])
    .where("location", "=", location)
    .where("sequence", "=", sequence)
    .executeTakeFirst();
  return row === undefined ? undefined : { at: row.at, hash: storedHash(row) };
}

/** Always in the same order. */
export async function findOtherLocations(
  database: Database,
  besides: LocationId,
): Promise<readonly LocationId[]> {
  const rows = await database
    .selectFrom("location")
    .select("id")
    .where("id", "<>", besides)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function findLocationNames(
  database: Database,
): Promise<readonly { readonly id: LocationId; readonly name: string }[]> {
  return database.selectFrom("location").select(["id", "name"]).orderBy("id").execute();
}

function selectHead(database: Database, { location }: Pick<Head, "location">) {
  return database
    .selectFrom("journal_head")
    .select(["sequence", "hash"])
    .where("location", "=", location);
}

const readHead = compileOnce(selectHead);
const readLockedHead = compileOnce((tx, head: Pick<Head, "location">) =>
  selectHead(tx, head).forUpdate(),
);

const readSince = compileOnce((tx, { location, sequence }: Omit<Head, "hash">) =>
  tx
    .selectFrom("journal_head")
    .innerJoin("journal", "journal.location", "journal_head.location")
    .select(["journal_head.reference_sequence", "journal.hash", "journal.packed"])
    .where("journal_head.location", "=", location)
    .where("journal.sequence", "=", sequence),
);

/** Whether the journal still has this row, and no later one has changed the menu, prices or rules. */
export async function isReferenceDataOf(
  tx: Database,
  location: LocationId,
  { sequence, hash }: JournalHead,
): Promise<boolean> {
  const [row] = await readSince(tx, { location, sequence });
  return row !== undefined && storedHash(row) === hash && row.reference_sequence <= sequence;
}

/** For an empty journal, the predecessor of its first row. */
export async function findHead(database: Database, location: LocationId): Promise<JournalHead> {
  const [head] = await readHead(database, { location });
  return head ?? { sequence: 0, hash: firstHash };
}
