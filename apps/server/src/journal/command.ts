import type { Instant, LocationId } from "@comanda/contract/wire";

import type { Database, WriteTransaction } from "#database/database.ts";
import { writeRunner } from "#database/run-write.ts";
import { Outage } from "#database/outage.ts";
import { createYielder } from "#database/time-slices.ts";
import type { Written } from "#database/written.ts";
import { isRefused, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Session } from "#call/session.ts";
import type { Clock, RandomBytes } from "#call/runtime.ts";

import { completeReply, serializeWriteReply } from "./complete-reply.ts";
import { changeList, type Change, type ChangeList } from "./changes.ts";
import { findGuestCopies } from "./find-guest-copies.ts";
import { insertGuestCopies } from "./guest-key-store.ts";
import {
  trackReferenceVersions,
  type ReferenceVersion,
  type ReferenceVersions,
} from "./reference-versions.ts";
import { appendEntry, lockJournalHead, type JournalHead } from "./journal-store.ts";
import { leavePapersOut } from "./reply-papers.ts";
import { findReply, insertReply } from "./reply-store.ts";
import { retryConflicts } from "./retry-conflicts.ts";
import { sealPersonalFields } from "./seal-personal-fields.ts";
import { journalGlobalChanges, type JournalRowKey } from "./journal-global-changes.ts";
import type { WireShapes } from "./wire-shapes.ts";

/** The session, the action and the idempotency key of a write. */
export type WriteRequest = {
  readonly session: Session;
  /** The name of the call. */
  readonly action: string;
  readonly key: string;
  /** Hash of method, target and body. */
  readonly requestHash: string;
  /** A write by the server itself names no user. */
  readonly isOwn?: true;
};

/** What a use case may use: one transaction, the time, and the list in which its stores report changes. */
export type WriteContext = {
  readonly tx: WriteTransaction;
  readonly session: Session;
  readonly at: Instant;
  /** Reference data are read once for it. */
  readonly referenceVersion: ReferenceVersion;
  /** Where the journal ends before this write. */
  readonly head: JournalHead;
  readonly changes: ChangeList;
  /** For a write that was pressed some time before it arrived. */
  readonly notePress: (at: Instant) => void;
  /** For work after the commit, such as a note outside of the database; the reply waits for it. */
  readonly afterCommit: (work: () => Promise<void>) => void;
};

type UseCase = (context: WriteContext) => Promise<object | RefusedCall>;

/** The bytes of the reply, the same for every retry. */
export type StoredReply = { readonly written: string };

export function isStoredReply(result: object): result is StoredReply {
  return "written" in result && typeof result.written === "string";
}

export type Command = (
  request: WriteRequest,
  useCase: UseCase,
) => Promise<StoredReply | RefusedCall>;

/**
 * Notified after the commit when a location's journal has a new row. If that is lost, live streams find the row at their
 * next check.
 */
export type Announcements = {
  readonly publish: (location: LocationId, sequence: number) => Promise<void>;
};

type CommandDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly shapes: WireShapes;
  readonly announcements: Announcements;
  readonly keepInStep: KeepInStep;
};

/** Brings tables that are derived from others in step with a write, within its transaction. */
export type KeepInStep = (
  tx: WriteTransaction,
  location: LocationId,
  changes: readonly Change[],
) => Promise<void>;

/**
 * The only place that opens a write transaction. The use case runs, and its journal row and reply are committed with it
 * or not at all. A known key gets its stored reply: it cannot be stored twice, so looking for it can wait until a write
 * comes to nothing.
 */
export function commandRunner(given: CommandDependencies): Command {
  const parts = { ...given, referenceVersions: trackReferenceVersions() };
  const runWrite = writeRunner(given.database);
  return async (request, useCase) => {
    let written: Outcome;
    try {
      written = await retryConflicts(() =>
        runWrite(request.session.location, (tx, last) =>
          write(parts, request, { tx, last, useCase }),
        ),
      );
    } catch (error) {
      // Without the database there is nothing to look for; the till repeats the request.
      const earlier = error instanceof Outage ? null : await findEarlierReply(given, request);
      if (earlier === null) throw error;
      return earlier;
    }
    const { result, rows, callbacks } = written;
    if (isRefused(result)) return (await findEarlierReply(given, request)) ?? result;
    for (const { location, sequence } of rows) {
      await given.announcements.publish(location, sequence);
    }
    for (const work of callbacks) {
      await work();
    }
    return result;
  };
}

/** What an earlier request with the same key was answered. */
async function findEarlierReply(
  parts: Pick<CommandDependencies, "database" | "shapes">,
  { session, key, requestHash }: WriteRequest,
): Promise<StoredReply | RefusedCall | null> {
  const known = await findReply(parts.database, session.location, key);
  if (known === undefined) return null;
  if (known.request_hash !== requestHash) return refuseCall("idempotency-key-reused");
  return { written: await completeReply(parts, known) };
}

type Outcome = {
  readonly result: StoredReply | RefusedCall;
  readonly isCommitted: boolean;
  /** Where the journal ends with it. */
  readonly end?: JournalHead;
  /** The new journal rows: its own, and those that record changes of the whole house at other locations. */
  readonly rows: readonly JournalRowKey[];
  readonly callbacks: readonly (() => Promise<void>)[];
};

const nothingWritten = { isCommitted: false, rows: [], callbacks: [] };

type WorkToWrite = {
  readonly tx: WriteTransaction;
  /** The write before it in the same transaction, which still holds the lock. */
  readonly last: Written | null;
  readonly useCase: UseCase;
};

async function write(
  parts: CommandDependencies & { readonly referenceVersions: ReferenceVersions },
  request: WriteRequest,
  { tx, last, useCase }: WorkToWrite,
): Promise<Outcome> {
  const { clock, shapes, referenceVersions } = parts;
  const { session, key, requestHash } = request;
  const locking = last?.end === undefined ? lockJournalHead(tx, session.location) : last.end;
  const [head, referenceVersion] = await Promise.all([
    locking,
    referenceVersions.at(tx, session.location, locking),
  ]);
  const callbacks: (() => Promise<void>)[] = [];
  const afterCommit: WriteContext["afterCommit"] = (work) => {
    callbacks.push(work);
  };
  const press: Press = { at: null };
  const writing = {
    tx,
    session,
    at: clock(),
    referenceVersion,
    head,
    changes: changeList(),
    notePress: noteIn(press),
    afterCommit,
  };
  const reply = await useCase(writing);
  if (isRefused(reply)) return { result: reply, ...nothingWritten };
  await parts.keepInStep(tx, session.location, writing.changes.all);
  const recorded = await record(parts, request, { writing, head, press });
  const { rows, hash, lastChanges } = recorded;
  const own = recorded.sequence;
  const end = { hash, sequence: own ?? head.sequence };
  referenceVersions.moveOn(referenceVersion, end, writing.changes.all);
  const body = serializeWriteReply(shapes, { reply, changes: lastChanges, end });
  const short = leavePapersOut(reply, lastChanges);
  await insertReply(tx, {
    location: session.location,
    key,
    request_hash: requestHash,
    sequence: own,
    body: own === null ? body : JSON.stringify(short),
    at: writing.at,
    is_whole: own === null ? 1 : 0,
  });
  const copies = findGuestCopies({ key, reply: short });
  await insertGuestCopies(tx, session.location, copies);
  return { result: { written: body }, isCommitted: true, end, rows, callbacks };
}

/** When a write was pressed, if that was before it arrived. */
type Press = { at: Instant | null };

function noteIn(press: Press): WriteContext["notePress"] {
  return (at) => {
    press.at = at;
  };
}

type Writing = {
  readonly writing: WriteContext;
  readonly head: JournalHead;
  readonly press: Press;
};

/** A row with so many changes is serialized, hashed and read back in a few milliseconds. */
const maxChangesPerRow = 1000;

type RecordedRows = {
  readonly rows: readonly JournalRowKey[];
  /** Of the newest row. */
  readonly hash: string;
  /** The newest row of the write itself, whose changes the reply lists; null if there is none. */
  readonly sequence: number | null;
  readonly lastChanges: readonly Change[];
};

/**
 * A write that changed nothing has a reply, but no row in the journal. One with very many changes has several rows,
 * which are committed together: tills apply them one by one, and other calls run in between.
 */
async function record(
  { randomBytes }: Pick<CommandDependencies, "randomBytes">,
  { session, action, isOwn }: WriteRequest,
  { writing: context, head, press }: Writing,
): Promise<RecordedRows> {
  const { tx, at } = context;
  const { all } = context.changes;
  const { location, station } = session;
  const staff = isOwn === true ? null : session.staff;
  const approved = {
    approved_by: session.approval?.by ?? null,
    pressed_at: press.at,
  };
  const rows: JournalRowKey[] = [];
  const giveWay = createYielder();
  let { sequence, hash } = head;
  let lastChanges: readonly Change[] = [];
  for (let from = 0; from < all.length; from += maxChangesPerRow) {
    if (from > 0) await giveWay();
    lastChanges = all.slice(from, from + maxChangesPerRow);
    sequence += 1;
    const changes = await sealPersonalFields(tx, location, { changes: lastChanges, randomBytes });
    const entry = { location, sequence, at, action, staff, station, ...approved, changes };
    hash = await appendEntry(tx, entry, hash);
    rows.push({ location, sequence });
  }
  const isRecorded = rows.length > 0;
  const { elsewhere } = context.changes;
  const global = { location, at, action, staff, changes: all, elsewhere };
  rows.push(...(await journalGlobalChanges(tx, global)));
  return { rows, hash, lastChanges, sequence: isRecorded ? sequence : null };
}
