import type { TableMaker } from "#database/new-table.ts";

/** Where a session is used, so that whoever runs the venue knows it again and ends it. */
export async function devicesOfSessions(make: TableMaker): Promise<void> {
  await make.addText("session", "address");
  await make.addText("session", "user_agent");
  await make.addCount("session", "last_seen_at");
}
