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

describe("statements that are answered together", () => {
  const count = compileOnce((tx, { series }: Counter) =>
    tx
      .selectFrom("bill_counter")
      .select(["series", "last_number"])
      .where("series", ">=", series)
      .orderBy("series"),
  );

  test("each get their own rows, also those without rows between them", async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await write(async (tx) => {
        await add(tx, { series: `${turn}` });
        const [all, none, written, last] = await Promise.all([
          count(tx, { series: "" }),
          find(tx, { series: "none" }),
          add(tx, { series: `${turn} again` }),
          count(tx, { series: `${turn}` }),
        ]);
        expect(all).toHaveLength(turn * 2 + 1);
        expect([none, written]).toEqual([[], []]);
        expect(last.map(({ series }) => series)).toEqual([`${turn}`, `${turn} again`]);
      });
    }
    expect(await known()).toHaveLength(6);
  });

  test("can be used again after they failed at their first use", async () => {
    const divide = compileOnce((tx, { by }: { readonly by: number }) =>
      tx.selectNoFrom((eb) =>
        eb(eb.val(12), "/", eb.cast<number>(eb.val(by), "integer")).as("part"),
      ),
    );
    const parts = async (by: number) =>
      write(async (tx) => {
        const [found] = await Promise.all([divide(tx, { by }), find(tx, { series: `${by}` })]);
        return found;
      });
    // On whichever connections of the pool.
    for (let turn = 0; turn < 3; turn += 1) {
      await expect(parts(0)).rejects.toMatchObject({ code: "22012" });
      expect(await parts(4)).toEqual([{ part: 3 }]);
    }
  });

  test("are not read as the wrong number: one that is too large fails alone", async () => {
    const large = compileOnce((tx, { text }: { readonly text: string }) =>
      tx.selectNoFrom((eb) => eb.cast<number>(eb.cast(eb.val(text), "text"), "bigint").as("large")),
    );
    await write(async (tx) => {
      await add(tx, { series: "one" });
      const read = (text: string) => large(tx, { text });
      const outcomes = await Promise.allSettled([
        read("9007199254740991"),
        read("9007199254740993"),
        find(tx, { series: "one" }),
      ]);
      expect(outcomes).toMatchObject([
        { value: [{ large: 9_007_199_254_740_991 }] },
        { reason: expect.any(RangeError) },
        { value: [{ series: "one" }] },
      ]);
    });
    expect(await known()).toEqual(["one"]);
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
