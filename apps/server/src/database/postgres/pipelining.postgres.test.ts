import { id } from "@comanda/domain/id";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { compileOnce } from "#database/compile-once.ts";
import type { WriteTransaction } from "#database/database.ts";
import { executeWithoutResult, inTransaction } from "#database/transaction-connection.ts";

import { retryConflicts } from "../../journal/retry-conflicts.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

const location = id<"location">(1);

let venue: TestDatabase;
beforeAll(async () => {
  venue = await openTestDatabase();
});
afterAll(() => venue.remove());
beforeEach(() => venue.database.deleteFrom("bill_counter").execute());

type Counter = { readonly series: string };

const add = compileOnce((tx, { series }: Counter) =>
  tx.insertInto("bill_counter").values({ location, series, last_number: 1 }),
);
const find = compileOnce((tx, { series }: Counter) =>
  tx.selectFrom("bill_counter").select("series").where("series", "=", series),
);
const known = async () => {
  const rows = await venue.database.selectFrom("bill_counter").select("series").execute();
  return rows.map(({ series }) => series).toSorted();
};
const write = (work: (tx: WriteTransaction) => Promise<unknown>) =>
  inTransaction(venue.database, work);

/** SQLSTATE of a unique violation; all that comes after it in the transaction only fails as 25P02. */
const twice = { code: "23505" };

test("a read sees the writes that were sent before it without waiting", async () => {
  await write(async (tx) => {
    await add(tx, { series: "one" });
    const [before, here] = await Promise.all([
      find(tx, { series: "two" }),
      find(tx, { series: "one" }),
    ]);
    expect([before, here]).toEqual([[], [{ series: "one" }]]);
  });
  expect(await known()).toEqual(["one"]);
});

describe("a write that fails after it was sent", () => {
  test("fails the commit with its own reason, and nothing is kept", async () => {
    const writing = write(async (tx) => {
      await add(tx, { series: "one" });
      await add(tx, { series: "one" });
      await add(tx, { series: "two" });
    });
    await expect(writing).rejects.toMatchObject(twice);
    expect(await known()).toEqual([]);
  });

  test("fails the statements after it with its own reason, also those that run at once", async () => {
    const reasons: unknown[] = [];
    const note = (error: unknown) => void reasons.push(error);
    const writing = write(async (tx) => {
      await add(tx, { series: "one" });
      await add(tx, { series: "one" });
      const reads = ["one", "two"].map((series) => find(tx, { series }).catch(note));
      await Promise.all(reads);
      await sql`select 1`.execute(tx).catch(note);
    });
    await expect(writing).rejects.toMatchObject(twice);
    expect(reasons).toMatchObject([twice, twice, twice]);
  });

  test("leaves the connection to the next transaction as it was", async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const writing = write(async (tx) => {
        await executeWithoutResult(tx, sql`select 1 / ${0}::integer`.compile(tx));
        // Refused before anything is committed.
        throw new Error("refused");
      });
      await expect(writing).rejects.toThrow("refused");
      await write((tx) => add(tx, { series: `${turn + 10}` }));
    }
    expect(await known()).toHaveLength(12);
  });
});

describe("a statement that selects all columns", () => {
  const findAll = compileOnce((tx, { series }: Counter) =>
    tx.selectFrom("bill_counter").selectAll().where("series", "=", series),
  );
  const addColumn = (name: string) =>
    sql`alter table bill_counter add column ${sql.id(name)} bigint default 7`.execute(
      venue.database,
    );

  test("also finds its rows after another server has added a column", async () => {
    await write((tx) => add(tx, { series: "one" }));
    expect(await findAll(venue.database, { series: "one" })).toMatchObject([{ series: "one" }]);
    await addColumn("one_more");
    expect(await findAll(venue.database, { series: "one" })).toMatchObject([{ one_more: 7 }]);
    expect(await findAll(venue.database, { series: "two" })).toEqual([]);
  });

  test("fails a transaction once, with a reason for which it is repeated", async () => {
    await write((tx) => add(tx, { series: "one" }));
    await venue.database.connection().execute(async (own) => {
      const look = () => inTransaction(own, (tx) => findAll(tx, { series: "one" }));
      expect(await look()).toHaveLength(1);
      await addColumn("another");
      await expect(look()).rejects.toMatchObject({ code: "0A000" });
      expect(await retryConflicts(look)).toMatchObject([{ another: 7 }]);
    });
  });
});
