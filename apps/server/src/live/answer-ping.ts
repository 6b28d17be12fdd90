import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { sendPing } from "@comanda/contract/ping";
import { formatDateTime, type Instant } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import type { Session } from "#call/session.ts";
import { findHead } from "#journal/journal-store.ts";
import type { RowsAfter } from "#journal/recent-rows.ts";

import { presenceOf } from "./presence.ts";
import type { LiveHub } from "./live-hub.ts";
import { reportMissingRows, type LogMissingRows } from "./report-missing-rows.ts";

export type PingDependencies = {
  readonly database: Database;
  readonly rowsAfter: RowsAfter;
  readonly release: string;
  readonly hub: LiveHub;
  readonly logMissingRows: LogMissingRows;
};

/** The rows that a till has missed, or that it has to load everything. */
export async function answerPing(
  parts: PingDependencies,
  body: BodyOf<typeof sendPing>,
  { session, at }: { readonly session: Session; readonly at: Instant },
): Promise<ReplyOf<typeof sendPing>> {
  const { release, hub } = parts;
  const placed = body.bill === undefined ? null : presenceOf(session, body.bill, at);
  if (placed !== null) await hub.setPresence(placed);
  const isOfRelease = body.release === undefined || body.release === release;
  const seen = { ping: body.lastPing, mark: body.mark };
  const rows = isOfRelease ? await parts.rowsAfter(session.location, seen) : null;
  const atHand = [...hub.othersViewing(session, at)];
  const told = { datetime: formatDateTime(at), release, atHand };
  if (rows === null) {
    await reportMissingRows(parts, { session, seen, at });
    const head = await findHead(parts.database, session.location);
    return { ...told, ping: head.sequence, reload: true, rows: [] };
  }
  return { ...told, ping: rows.at(-1)?.ping ?? body.lastPing, reload: false, rows: [...rows] };
}
