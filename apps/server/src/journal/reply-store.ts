import type { LocationId } from "@comanda/contract/wire";
import type { Selectable } from "kysely";

import { compileOnce } from "#database/compile-once.ts";
import type { WriteTransaction } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import type { Tables } from "#database/tables.ts";

export type WrittenReply = Selectable<Tables["written_reply"]>;

const readReply = compileOnce((tx, { location, key }: Pick<WrittenReply, "location" | "key">) =>
  tx
    .selectFrom("written_reply")
    .selectAll()
    .where("location", "=", location)
    .where("key", "=", key),
);

export async function findReply(
  tx: WriteTransaction,
  location: LocationId,
  key: string,
): Promise<WrittenReply | undefined> {
  const [reply] = await readReply(tx, { location, key });
  return reply;
}

const writeReply = compileOnce((tx, reply: WrittenReply) =>
  tx.insertInto("written_reply").values(reply),
);

export async function insertReply(tx: WriteTransaction, reply: WrittenReply): Promise<void> {
  await writeReply(tx, reply);
}

export async function findReplies(
  tx: WriteTransaction,
  location: LocationId,
  keys: readonly string[],
): Promise<readonly Pick<WrittenReply, "key" | "body">[]> {
  return runInBatches(keys, (batch) =>
    tx
      .selectFrom("written_reply")
      .select(["key", "body"])
      .where("location", "=", location)
      .where("key", "in", [...batch])
      .execute(),
  );
}

/** The same key still gets a reply, but without the fields of an erased guest. */
export async function replaceReply(
  tx: WriteTransaction,
  { location, key, body }: Pick<WrittenReply, "location" | "key" | "body">,
): Promise<void> {
  await tx
    .updateTable("written_reply")
    .set({ body })
    .where("location", "=", location)
    .where("key", "=", key)
    .execute();
}
