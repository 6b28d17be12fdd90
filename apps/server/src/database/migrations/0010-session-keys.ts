import type { TableMaker } from "#database/new-table.ts";

export async function sessionKeyTables(make: TableMaker): Promise<void> {
  await make.addCount("session", "epoch_since");
  await make.addCount("session", "is_offering");
  await make.addText("session", "key_for");
  await make
    .unloggedTable("seen_nonce")
    .text("session")
    .text("nonce")
    .integer("created_at")
    .primaryKey("session", "nonce")
    .create();
  await make.index("seen_nonce_by_age", "seen_nonce", ["created_at"]);
  await make
    .locationTable("sign_in_event")
    .enumeration("kind", ["signed-in", "failed", "signed-out", "key-reused"])
    .refersToShared("staff", "staff")
    .text("session", "optional")
    .text("address", "optional")
    .integer("at")
    .create();
}
