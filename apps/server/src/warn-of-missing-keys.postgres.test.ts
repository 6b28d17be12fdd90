import { sql } from "kysely";
import { expect, test, vi } from "vitest";

import { readConfig } from "./config.ts";
import { start } from "./start.ts";
import { openTestDatabase } from "./testing/test-database.ts";

test("the log names the unique keys that PostgreSQL lacks at the start", async () => {
  const data = await openTestDatabase();
  await sql`alter table written_reply drop constraint written_reply_key`.execute(data.database);
  const { dataFolder, databaseUrl } = data;
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const config = readConfig({
    COMANDA_DATA: dataFolder,
    DATABASE_URL: databaseUrl ?? "",
    PORT: "0",
  });
  const server = await start(config);
  await server.stop();
  const lines = written.mock.calls.map(([line]) => String(line)).join("");
  written.mockRestore();
  expect(lines).toContain('"keys":["written_reply (key, location)"]');
  await data.remove();
});
