import type { TableMaker } from "#database/new-table.ts";

/** Where a session is used, so that a manager can recognize it and end it. */
export async function addSessionDevices(make: TableMaker): Promise<void> {
  await make.addText("session", "address");
  await make.addText("session", "user_agent");
  await make.addCount("session", "last_seen_at");
}
