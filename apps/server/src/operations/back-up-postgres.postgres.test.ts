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

test.each(["", "?sslmode=disable&uselibpqcompat=true"])(
  "a database whose address ends with %j is backed up",
  async (options) => {
    const target = join(data.dataFolder, `backup${options.length}.pgdump`);
    await backUpPostgres(`${data.databaseUrl}${options}`, target);
    expect(existsSync(target)).toBe(true);
  },
);
