import { sql } from "kysely";
import { expect, test } from "vitest";

import { readDatabase } from "#database/read-database.ts";

import { openTestDatabase } from "../testing/test-database.ts";
import { explainError } from "./explain-error.ts";

test("a role without rights to the tables is told of", async () => {
  const data = await openTestDatabase();
  const role = `stranger_${crypto.randomUUID().replaceAll("-", "")}`;
  await sql.raw(`create role ${role} login`).execute(data.database);
  const url = new URL(data.databaseUrl ?? "");
  url.username = role;
  const place = { dataFolder: data.dataFolder, databaseUrl: url.href };
  const error: unknown = await readDatabase(place, "this").catch((reason: unknown) => reason);
  expect(explainError(error, "")).toBe(
    "The role in DATABASE_URL may not do this (permission denied for table migration). Name the role that owns the tables.",
  );
  await sql.raw(`drop role ${role}`).execute(data.database);
  await data.remove();
});
