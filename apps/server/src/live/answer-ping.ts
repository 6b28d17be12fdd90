import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { sendPing } from "@comanda/contract/ping";
import { formatDateTime, type Instant } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import type { Session } from "#call/session.ts";
import type { SerializedReply } from "#http/serialized-reply.ts";
import { findHead } from "#journal/journal-store.ts";
import type { SerializedRow } from "#journal/find-rows-after.ts";
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
): Promise<SerializedReply> {
  const { release, hub } = parts;
  const notice = body.bill === undefined ? null : presenceOf(session, body.bill, at);
  if (notice !== null) await hub.setPresence(notice);
  const isOfRelease = body.release === undefined || body.release === release;
  const seen = { ping: body.lastPing, mark: body.mark };
  const rows = isOfRelease ? await parts.rowsAfter(session.location, seen) : null;
  const atHand = [...hub.othersViewing(session, at)];
  const answer = { datetime: formatDateTime(at), release, atHand };
  if (rows === null) {
    await reportMissingRows(parts, { session, seen, at });
    const head = await findHead(parts.database, session.location);
    return serialize({ ...answer, ping: head.sequence, reload: true }, []);
  }
  return serialize({ ...answer, ping: rows.at(-1)?.ping ?? body.lastPing, reload: false }, rows);
}

/** The rows are written out once for all tills. */
function serialize(
  rest: Omit<ReplyOf<typeof sendPing>, "rows">,
  rows: readonly SerializedRow[],
): SerializedReply {
  const text = `{"rows":[${rows.map(({ json }) => json).join()}],${JSON.stringify(rest).slice(1)}`;
  return { json: Buffer.from(text), tag: null };
}
