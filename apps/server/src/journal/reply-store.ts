import type { LocationId } from "@comanda/contract/wire";
import type { Selectable } from "kysely";

import type { WriteTransaction } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";

export type WrittenReply = Selectable<Tables["written_reply"]>;

export async function findReply(
  tx: WriteTransaction,
  location: LocationId,
  key: string,
): Promise<WrittenReply | undefined> {
  return tx
    .selectFrom("written_reply")
    .selectAll()
    .where("location", "=", location)
    .where("key", "=", key)
    .executeTakeFirst();
}

export async function insertReply(tx: WriteTransaction, reply: WrittenReply): Promise<void> {
  await tx.insertInto("written_reply").values(reply).execute();
}
