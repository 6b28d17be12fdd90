import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { instant } from "@comanda/domain/time/instant";
import type { Language } from "@comanda/domain/venue/settings";
import { sql, type Insertable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

let opened: TestDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ database } = opened);
});
afterAll(() => opened.remove());

const foreignKey = /foreign key/i;
const unique = /unique/i;
const check = /check constraint/i;

/** Inserts another Pad Thai with the given changes. */
async function insertArticle(changed: Partial<Insertable<Tables["article"]>>): Promise<unknown> {
  const { id: _id, ...padThai } = await database
    .selectFrom("article")
    .selectAll()
    .where("name", "=", "Pad Thai")
    .executeTakeFirstOrThrow();
  return database
    .insertInto("article")
    .values({ ...padThai, ...changed })
    .execute();
}

describe("an article", () => {
  test("that is valid is accepted", async () => {
    await expect(insertArticle({ name: "New" })).resolves.toBeDefined();
  });

  test("must be in a category of its own location", async () => {
    const { id: category } = await database
      .selectFrom("category")
      .select("id")
      .where("name", "=", "Lobby bar")
      .executeTakeFirstOrThrow();
    await expect(insertArticle({ name: "Astray", category })).rejects.toThrow(foreignKey);
    const nowhere = id<"category">(999_999);
    await expect(insertArticle({ name: "Lost", category: nowhere })).rejects.toThrow(foreignKey);
  });

  test("has a unique name until it is deleted", async () => {
    await expect(insertArticle({ name: "Green Curry" })).rejects.toThrow(unique);
    await database
      .updateTable("article")
      .set({ deleted_at: instant(1) })
      .where("name", "=", "Green Curry")
      .execute();
    await expect(insertArticle({ name: "Green Curry" })).resolves.toBeDefined();
  });

  test("cannot have a negative price", async () => {
    await expect(insertArticle({ name: "Gift", price: money(-1) })).rejects.toThrow(check);
  });

  test("has limits to its variable price", async () => {
    const open = { name: "Open", has_variable_price: 1, price_minimum: null } as const;
    await expect(insertArticle(open)).rejects.toThrow(check);
  });
});

test("two members of staff at a location cannot share a staff ID, even after a change", async () => {
  const setRef = (username: string, ref: string): Promise<unknown> =>
    database
      .updateTable("staff_location")
      .set({ ref })
      .where("staff", "in", (eb) =>
        eb.selectFrom("staff").select("id").where("username", "=", username),
      )
      .execute();
  await expect(setRef("waiter", "10")).rejects.toThrow(unique);
  await expect(setRef("waiter", "25")).resolves.toBeDefined();
  // The same ID may exist at another location.
  await expect(setRef("harbour", "10")).resolves.toBeDefined();
});

test("a session's station must be at the session's location", async () => {
  const places = await database.selectFrom("station").selectAll().orderBy("id").execute();
  const { id: staff } = await database.selectFrom("staff").select("id").executeTakeFirstOrThrow();
  const astray = database.insertInto("session").values({
    id: "session",
    staff,
    location: places.at(-1)?.location ?? null,
    station: places.at(0)?.id ?? null,
    epoch: 0,
    epoch_since: instant(1),
    is_offering: 0,
    key_for: "",
    created_at: instant(1),
    ends_at: instant(2),
    revoked_at: null,
    address: "",
    user_agent: "",
    last_seen_at: instant(1),
  });
  await expect(astray.execute()).rejects.toThrow(foreignKey);
});

test("a location has exactly one main currency", async () => {
  const { id: _id, ...baht } = await database
    .selectFrom("currency")
    .selectAll()
    .where("code", "=", "THB")
    .executeTakeFirstOrThrow();
  const insert = (changed: Partial<typeof baht>): Promise<unknown> =>
    database
      .insertInto("currency")
      .values({ ...baht, code: "USD", ...changed })
      .execute();
  await expect(insert({})).rejects.toThrow(unique);
  await expect(insert({ is_main: 0, exchange_rate_millionths: 35_000_000 })).resolves.toBeDefined();
});

test("numbers stay whole and flags are 0 or 1", async () => {
  const { id: article } = await database
    .selectFrom("article")
    .select("id")
    .where("name", "=", "Pad Thai")
    .executeTakeFirstOrThrow();
  const large = money(Number.MAX_SAFE_INTEGER);
  await database
    .updateTable("article")
    .set({ price: large, cost: large })
    .where("id", "=", article)
    .execute();
  const row = await database
    .selectFrom("article")
    .select(["price", "cost"])
    .where("id", "=", article)
    .executeTakeFirst();
  expect(row).toEqual({ price: large, cost: large });
});

test("a paper language may be based on a language that no migration knew", async () => {
  const { id: location } = await database
    .selectFrom("location")
    .select("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const added = database
    .insertInto("paper_language")
    .values({ location, name: "Português", base: sql<Language>`'pt_PT'`, words: "[]" })
    .execute();
  await expect(added).resolves.toBeDefined();
});
