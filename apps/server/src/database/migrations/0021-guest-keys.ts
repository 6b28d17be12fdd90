import { randomBytes } from "node:crypto";

import type { WriteTransaction } from "#database/database.ts";
import type { TableMaker } from "#database/new-table.ts";
import { rewriteJournals } from "#journal/rewrite-journals.ts";

/** Lets guests be erased: their fields in the journal are sealed under a key of each guest, which can be destroyed. */
export async function guestKeyTables(make: TableMaker): Promise<void> {
  await make.addInteger("customer", "erased_at");
  await make
    .plainTable("guest_key")
    .refersToShared("location", "location")
    .refersTo("customer", "customer")
    .text("secret", "optional")
    .text("fingerprint")
    .primaryKey("location", "customer")
    .create();
  await make.index("guest_key_by_fingerprint", "guest_key", ["fingerprint"]);
  await make
    .plainTable("guest_copy")
    .refersToShared("location", "location")
    .refersTo("customer", "customer")
    .enumeration("kind", ["reply", "paper"])
    .text("reference")
    .primaryKey("location", "customer", "kind", "reference")
    .create();
  await make
    .locationTable("journal_rewrite")
    .integer("from_sequence")
    .integer("to_sequence")
    .text("former_head")
    .text("head")
    .text("former_digest")
    .create();
  await make
    .plainTable("former_hash")
    .refersToShared("location", "location")
    .integer("sequence")
    .text("hash")
    .primaryKey("location", "sequence")
    .create();
}

export function sealOldJournals(tx: WriteTransaction): Promise<void> {
  return rewriteJournals(tx, randomBytes);
}
