import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { readConfig } from "./config.ts";
import { start } from "./start.ts";
import { emptyDatabase } from "./testing/postgres-template.ts";
import { postgresServer } from "./testing/test-database.ts";

test("beside the key of a venue, an empty database is told how a backup fills one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "comanda-former-"));
  writeFileSync(join(folder, "master.key"), Buffer.alloc(32, 7), { mode: 0o600 });
  const { url, drop } = await emptyDatabase(postgresServer());
  const config = readConfig({ COMANDA_DATA: folder, DATABASE_URL: url, PORT: "0" });
  await expect(start(config)).rejects.toMatchObject({
    name: "StartupError",
    message: `there was a venue here (master.key), but the database at DATABASE_URL is empty. Is that the right database? To restore a backup, see docs/running/backup.md. Stop every server, create an empty database, and fill it: pg_restore --exit-on-error --single-transaction --no-owner --dbname=<address> "<file>". To start empty instead, move master.key out of ${folder}, and start with --empty.`,
  });
  await drop();
  rmSync(folder, { recursive: true });
});
