import type { BillId, CustomerId, LocationId } from "@comanda/contract/wire";
import { sql } from "kysely";

import type { Database, WriteTransaction } from "#database/database.ts";

import type { WrittenReply } from "./reply-store.ts";

export async function findBillNumbered(
  database: Database,
  location: LocationId,
  number: number,
): Promise<{ readonly id: BillId; readonly customer: CustomerId | null } | null> {
  const row = await database
    .selectFrom("bill")
    .select(["id", "customer"])
    .where("location", "=", location)
    .where("number", "=", number)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes the content of a paper; the caller changes its journal row alike. */
export async function replacePaper(
  tx: WriteTransaction,
  location: LocationId,
  { id, document }: { readonly id: number; readonly document: string },
): Promise<void> {
  await sql`
    update print_job set document = ${document} where location = ${location} and id = ${id}
  `.execute(tx);
}

/** Replies were not packed then. */
export async function replacePlainReply(
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

const repliesPerPage = 250;

type ReplyRow = Pick<WrittenReply, "key" | "sequence" | "body">;

/** The stored replies that may hold a guest's fields, page by page. */
export async function* replyPages(
  database: Database,
  location: LocationId,
): AsyncGenerator<readonly ReplyRow[]> {
  let after = "";
  for (;;) {
    const page = await database
      .selectFrom("written_reply")
      .select(["key", "sequence", "body"])
      .where("location", "=", location)
      .where("key", ">", after)
      .where((eb) =>
        eb.or([
          eb("body", "like", '%"customer":"%'),
          eb("body", "like", '%"customer":[%'),
          eb("body", "like", '%"cardNumber":%'),
        ]),
      )
      .orderBy("key")
      .limit(repliesPerPage)
      .execute();
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < repliesPerPage) return;
    after = last.key;
  }
}
