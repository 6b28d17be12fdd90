import type { LocationId } from "@comanda/contract/wire";
import type { Selectable } from "kysely";

import { compileOnce } from "#database/compile-once.ts";
import type { Database, WriteTransaction } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import type { Tables } from "#database/tables.ts";

import { isSha256, packText, unpackText } from "./packed-text.ts";

type StoredReply = Selectable<Tables["written_reply"]>;
export type WrittenReply = Omit<StoredReply, "packed">;

const readReply = compileOnce(
  (database, { location, key }: Pick<WrittenReply, "location" | "key">) =>
    database
      .selectFrom("written_reply")
      .selectAll()
      .where("location", "=", location)
      .where("key", "=", key),
);

export async function findReply(
  database: Database,
  location: LocationId,
  key: string,
): Promise<WrittenReply | undefined> {
  const [reply] = await readReply(database, { location, key });
  return reply === undefined ? undefined : unpackReply(reply);
}

const writeReply = compileOnce((tx, reply: StoredReply) =>
  tx.insertInto("written_reply").values(reply),
);

export async function insertReply(tx: WriteTransaction, reply: WrittenReply): Promise<void> {
  await writeReply(tx, packReply(reply));
}

/** A write by the server itself has no request that could be repeated. */
function packReply({ request_hash: hash, body: text, ...reply }: WrittenReply): StoredReply {
  return isSha256(hash)
    ? { ...reply, request_hash: "", body: "", packed: packText({ hash, text }) }
    : { ...reply, request_hash: hash, body: text, packed: null };
}

export function unpackReply<Row extends Pick<StoredReply, "body" | "packed">>(
  row: Row,
): Omit<Row, "packed"> {
  const { packed, ...reply } = row;
  if (packed === null) return reply;
  const { hash, text } = unpackText(packed);
  return { ...reply, ...("request_hash" in row && { request_hash: hash }), body: text };
}

export async function findReplies(
  tx: WriteTransaction,
  location: LocationId,
  keys: readonly string[],
): Promise<readonly WrittenReply[]> {
  const rows = await runInBatches(keys, (batch) =>
    tx
      .selectFrom("written_reply")
      .selectAll()
      .where("location", "=", location)
      .where("key", "in", [...batch])
      .execute(),
  );
  return rows.map(unpackReply);
}

/** The same key still gets a reply, but without the fields of an erased guest. */
export async function replaceReply(tx: WriteTransaction, reply: WrittenReply): Promise<void> {
  const { location, key, request_hash, body, packed } = packReply(reply);
  await tx
    .updateTable("written_reply")
    .set({ request_hash, body, packed })
    .where("location", "=", location)
    .where("key", "=", key)
    .execute();
}
