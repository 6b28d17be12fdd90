import { createHash, type Hash } from "node:crypto";

import type { LocationId } from "@comanda/contract/wire";

import { StartupError } from "#database/startup-error.ts";
import type { WriteTransaction } from "#database/database.ts";
import { toJson } from "#database/portable-columns.ts";
import type { RandomBytes } from "#call/runtime.ts";

import { firstHash, hashFirstVersion, type JournalEntry } from "./hash-entry.ts";
import {
  appendPlainEntry,
  findEntriesAfter,
  lockJournalHead,
  type JournalHead,
} from "./journal-store.ts";
import { nameGuestsInReplies, nameGuestsOnPapers } from "./name-guests.ts";
import { readChanges } from "./read-changes.ts";
import {
  findWrittenLocations,
  insertFormerHashes,
  insertRewrite,
  replaceEntries,
} from "./rewrite-store.ts";
import { sealPersonalFields } from "./seal-personal-fields.ts";
import { verifyJournal } from "./verify-journal.ts";

/** Rows may be large; so many are in memory at once. */
const rowsPerBatch = 250;

/**
 * Seals what older releases wrote about guests in plain text, once, in the transaction of its migration. Each row is
 * verified before and after it is rewritten, and its former hash is stored, so that references to a former head can
 * still be checked against the chain.
 */
export async function rewriteJournals(
  tx: WriteTransaction,
  randomBytes: RandomBytes,
): Promise<void> {
  for (const location of await findWrittenLocations(tx)) {
    const head = await lockJournalHead(tx, location);
    await nameGuestsInReplies(tx, location);
    const rewritten = await rewriteRows(tx, { location, randomBytes });
    if (rewritten.formerHead !== head.hash) throw brokenJournalError(location, head.sequence + 1);
    const { fromSequence } = rewritten;
    if (fromSequence !== null) {
      await recordRewrite(tx, { location, head, rewritten: { ...rewritten, fromSequence } });
    }
    const verdict = await verifyJournal(tx, location);
    if (!verdict.isSound) throw new Error(`Row ${verdict.brokenAt} was not rewritten well`);
  }
}

type RewriteOptions = { readonly location: LocationId; readonly randomBytes: RandomBytes };

type Rewritten = {
  /** The first row that changed; null if none did. */
  readonly fromSequence: number | null;
  readonly formerHead: string;
  readonly head: string;
  readonly lastAt: JournalEntry["at"];
  readonly formerDigest: string;
};

type Progress = {
  sequence: number;
  formerHead: string;
  head: string;
  fromSequence: number | null;
  lastAt: JournalEntry["at"] | null;
};

async function rewriteRows(tx: WriteTransaction, place: RewriteOptions): Promise<Rewritten> {
  const { location } = place;
  const digest = createHash("sha256");
  const progress: Progress = {
    sequence: 0,
    formerHead: firstHash,
    head: firstHash,
    fromSequence: null,
    lastAt: null,
  };
  for (;;) {
    const { sequence } = progress;
    // The next batch begins where this one ended.
    const rows = await findEntriesAfter(tx, location, { sequence, limit: rowsPerBatch });
    await rewriteBatch(tx, place, { rows, progress, digest });
    if (rows.length < rowsPerBatch) break;
  }
  const { lastAt, ...rest } = progress;
  if (lastAt === null) throw new Error("A journal without rows");
  return { ...rest, lastAt, formerDigest: digest.digest("hex") };
}

type Batch = {
  readonly rows: readonly JournalEntry[];
  readonly progress: Progress;
  readonly digest: Hash;
};

async function rewriteBatch(
  tx: WriteTransaction,
  place: RewriteOptions,
  { rows, progress, digest }: Batch,
): Promise<void> {
  const { location } = place;
  const replaced: JournalEntry[] = [];
  const former: JournalHead[] = [];
  for (const row of rows) {
    requireSound(row, progress);
    const changes = await sealChanges(tx, place, row);
    const entry = { ...row, changes, previous_hash: progress.head };
    const hash = hashFirstVersion(entry);
    if (hash !== row.hash) {
      progress.fromSequence ??= row.sequence;
      replaced.push({ ...entry, hash });
      former.push({ sequence: row.sequence, hash: row.hash });
      digest.update(row.hash);
    }
    progress.sequence = row.sequence;
    progress.formerHead = row.hash;
    progress.head = hash;
    progress.lastAt = row.at;
  }
  await replaceEntries(tx, location, replaced);
  await insertFormerHashes(tx, location, former);
}

/** Rewriting a broken chain would hide the break. */
function requireSound(row: JournalEntry, { sequence, formerHead }: Progress): void {
  const isSound =
    row.sequence === sequence + 1 &&
    row.previous_hash === formerHead &&
    row.hash === hashFirstVersion(row);
  if (!isSound) throw brokenJournalError(row.location, sequence + 1);
}

function brokenJournalError(location: LocationId, sequence: number): StartupError {
  return new StartupError(
    `The journal of location ${location} is broken at row ${sequence}, so its guests' fields cannot be sealed. Nothing was changed: restore a backup, or start the release that you had.`,
  );
}

/** A row that names no guest keeps its exact text. */
async function sealChanges(
  tx: WriteTransaction,
  { location, randomBytes }: RewriteOptions,
  row: JournalEntry,
): Promise<string> {
  if (!mayNameGuest(row.changes)) return row.changes;
  const read = readChanges(row);
  const changes = await nameGuestsOnPapers(tx, { location, sequence: row.sequence }, read);
  const sealed = await sealPersonalFields(tx, location, { changes, randomBytes });
  return sealed === read ? row.changes : toJson(sealed);
}

/** Most rows are orders; a text search shows that they name no guest. */
function mayNameGuest(changes: string): boolean {
  return changes.includes('"table":"customer"') || changes.includes('"table":"print_job"');
}

type CompletedRewrite = {
  readonly location: LocationId;
  readonly head: JournalHead;
  readonly rewritten: Rewritten & { readonly fromSequence: number };
};

/** The journal itself vouches for the former hashes: its next row has their digest. */
async function recordRewrite(
  tx: WriteTransaction,
  { location, head, rewritten }: CompletedRewrite,
): Promise<void> {
  const row = await insertRewrite(tx, {
    location,
    from_sequence: rewritten.fromSequence,
    to_sequence: head.sequence,
    former_head: rewritten.formerHead,
    head: rewritten.head,
    former_digest: rewritten.formerDigest,
  });
  const entry = {
    location,
    sequence: head.sequence + 1,
    at: rewritten.lastAt,
    action: "rewrite-journal",
    staff: null,
    station: null,
    changes: [{ kind: "insert" as const, table: "journal_rewrite", id: row.id, row }],
  };
  await appendPlainEntry(tx, entry, rewritten.head);
}
