import { existsSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { backUpPostgres } from "./back-up-postgres.ts";

let data: TestDatabase;
beforeAll(async () => {
  data = await openTestDatabase();
});
afterAll(() => data.remove());

type Form = readonly [form: string, addressOf: (url: URL) => string];

const forms: readonly Form[] = [
  ["as it is", ({ href }) => href],
  ["with options of node-postgres", ({ href }) => `${href}?sslmode=disable&uselibpqcompat=true`],
  [
    "with settings",
    ({ href }) => `${href}?options=-c%20work_mem%3D8MB%20-c%20search_path%3Dpublic`,
  ],
  [
    "with everything in its query",
    ({ username, hostname, port, pathname }) =>
      `postgres://${pathname}?host=${hostname}&port=${port}&user=${username}`,
  ],
];

test.each(forms)("a database is backed up by its address %s", async (form, addressOf) => {
  const target = join(data.dataFolder, `${form}.pgdump`);
  await backUpPostgres(addressOf(new URL(data.databaseUrl ?? "")), target);
  expect(existsSync(target)).toBe(true);
});
