import { PassThrough, type Readable } from "node:stream";

import { billViewersEvent } from "@comanda/contract/bill-viewers";

import type { Database } from "#database/database.ts";
import { Outage } from "#database/outage.ts";
import type { Session } from "#call/session.ts";
import type { Clock } from "#call/runtime.ts";
import type { LastSeen, RowsAfter } from "#journal/recent-rows.ts";
import type { SerializedRow } from "#journal/find-rows-after.ts";

import type { Bell } from "./bell.ts";
import type { LiveHub } from "./live-hub.ts";
import { reportMissingRows, type LogMissingRows } from "./report-missing-rows.ts";

export type StreamDependencies = {
  readonly database: Database;
  readonly logMissingRows: LogMissingRows;
  readonly clock: Clock;
  readonly rowsAfter: RowsAfter;
  readonly hub: LiveHub;
  /** Whether a call of this session would still be accepted. */
  readonly isSessionValid: (session: Session) => Promise<boolean>;
};

/**
 * The end of a session is noticed within a second, the query included; checking it for each row would delay the next
 * save.
 */
const checkMs = 500;

/** 30 checks are 15 s: the interval of a quiet stream's heartbeat, and the time for which a reader may take nothing. */
const maxIdleChecks = 30;

/** The buffer for a slow reader; further rows stay in the journal. */
const bufferBytes = 256 * 1024;

/** Streams the journal's rows after a number, and each new one, as server-sent events. */
export function streamChanges(
  parts: StreamDependencies,
  session: Session,
  seen: LastSeen,
): Readable {
  const out = new PassThrough({ highWaterMark: bufferBytes });
  const bell = parts.hub.join(session.location);
  out.on("drain", bell.ring);
  out.on("close", bell.ring);
  // Shows at once that the stream has begun.
  out.write(":\n\n");
  // The stream may fail before it has a reader; the reader gets the error as well.
  out.on("error", () => {});
  void pump(parts, { session, seen, bell, out })
    .then(() => out.end())
    .catch((error: unknown) => abortStream(out, error))
    .finally(() => parts.hub.leave(session.location, bell));
  return out;
}

/** While the database is away the till's retry gets a 503. A stream that stayed open would suggest that all is well. */
function abortStream(out: PassThrough, error: unknown): void {
  if (error instanceof Outage) out.destroy();
  else out.destroy(error instanceof Error ? error : new Error("stream"));
}

type Reader = {
  readonly session: Session;
  readonly seen: LastSeen;
  readonly bell: Bell;
  readonly out: PassThrough;
};

/**
 * Rows are only ever read after the last one sent, so that none is missed or sent twice. A ring is a hint to check now:
 * if one is lost, the next check finds the row.
 */
async function pump(
  parts: StreamDependencies,
  { session, seen, bell, out }: Reader,
): Promise<void> {
  let sent = seen;
  let sentPresence: SentPresence = { text: "[]", changeCount: null };
  let checkedAt = Number.NEGATIVE_INFINITY;
  let idleChecks = 0;
  // Each round begins where the one before it ended.
  while (!out.destroyed && !parts.hub.isClosed()) {
    const isCheck = performance.now() - checkedAt >= checkMs;
    if (isCheck) {
      checkedAt = performance.now();
      idleChecks += 1;
      if (!(await parts.isSessionValid(session))) return;
      sentPresence = { text: sentPresence.text, changeCount: null };
    }
    if (out.writableNeedDrain) {
      if (idleChecks > maxIdleChecks) out.destroy();
    } else {
      const rows = await parts.rowsAfter(session.location, sent);
      if (rows === null) {
        await reportMissingRows(parts, { session, seen: sent, at: parts.clock() });
        out.write("event: reload\ndata: {}\n\n");
        return;
      }
      const last = writeRows(out, rows);
      if (last !== null) idleChecks = 0;
      else if (idleChecks > maxIdleChecks) {
        out.write(":\n\n");
        idleChecks = 0;
      }
      sent = last ?? sent;
      sentPresence = writePresence(parts, { session, out, sentPresence });
    }
    await bell.wait(Math.max(checkedAt + checkMs - performance.now(), 0));
  }
}

/**
 * The last message about viewed bills, and the change count it was made at; null if entries may have gone stale since.
 */
type SentPresence = { readonly text: string; readonly changeCount: number | null };

type PresenceReader = Pick<Reader, "session" | "out"> & { readonly sentPresence: SentPresence };

/** Sends which bills are on other screens, if that has changed. */
function writePresence(
  { hub, clock }: StreamDependencies,
  { session, out, sentPresence }: PresenceReader,
): SentPresence {
  const changeCount = hub.presenceChangeCount(session.location);
  if (changeCount === sentPresence.changeCount) return sentPresence;
  const text = JSON.stringify(hub.othersViewing(session, clock()));
  if (text !== sentPresence.text) out.write(`event: ${billViewersEvent}\ndata: ${text}\n\n`);
  return { text, changeCount };
}

/** Writes as many rows as the reader has room for; returns the last of them. */
function writeRows(out: PassThrough, rows: readonly SerializedRow[]): LastSeen | null {
  let last: LastSeen | null = null;
  for (const row of rows) {
    if (out.destroyed || out.writableNeedDrain) break;
    out.write(serializeEvent(row));
    last = { ping: row.ping, mark: row.mark };
  }
  return last;
}

function serializeEvent({ ping, json }: SerializedRow): string {
  return `id: ${ping}\ndata: ${json}\n\n`;
}
