import { tmpdir } from "node:os";

import { expect, test } from "vitest";

import { createDemoVenue } from "../demo/create-demo-venue.ts";
import { emptyDatabase } from "../testing/postgres-template.ts";
import { postgresServer, testPasswords } from "../testing/test-database.ts";
import { openDatabase } from "./open-database.ts";

test("several servers may start first at once: one makes the tables and the venue, the others find them", async () => {
  const empty = await emptyDatabase(postgresServer());
  const place = { dataFolder: tmpdir(), databaseUrl: empty.url };
  const startOne = async (): Promise<readonly string[]> => {
    const server = await openDatabase(place);
    await createDemoVenue(server.database, testPasswords);
    const rows = await server.database.selectFrom("location").select("name").execute();
    await server.close();
    return rows.map(({ name }) => name);
  };
  const seen = await Promise.all([startOne(), startOne(), startOne(), startOne()]);
  expect(seen).toEqual(seen.map(() => ["Lotus House", "Harbour Hotel"]));
  await empty.drop();
});
