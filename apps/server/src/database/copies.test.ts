import { tmpdir } from "node:os";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findLooseReferences } from "../proofs/invariants/find-loose-references.ts";
import { readRows, readSchema } from "../testing/read-schema.ts";
import { startTestApp } from "../testing/test-app.ts";
import { openTestDatabase, openTestDatabaseBefore } from "../testing/test-database.ts";
import { testEngine } from "../testing/test-engine.ts";
import { eveningIn, openDayAndShift } from "../testing/test-evening.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/migrations.ts";
import { rebuildTable, rebuildTables, replaceOnce } from "./sqlite/rebuild-tables.ts";

const columns = [
  ["article", "master"],
  ["article", "clone"],
  ["stock_item", "master"],
  ["stock_item", "clone"],
] as const;

const upToCopies = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === "0017-copies") + 1,
);

const lines = {
  sqlite: {
    gone: ([table, column]: (typeof columns)[number]) =>
      `table ${table}: "${table}_${column}" foreign key ("location", "${column}") references "${table}" ("location", "id") on update cascade`,
    come: ([table, column]: (typeof columns)[number]) => [
      `table ${table}: "${table}_${column}" foreign key ("${column}") references "${table}" ("id") on update cascade`,
    ],
    keys: [],
  },
  postgres: {
    gone: ([table, column]: (typeof columns)[number]) =>
      `table ${table} ${table}_${column} FOREIGN KEY (location, ${column}) REFERENCES ${table}(location, id) ON UPDATE CASCADE`,
    come: ([table, column]: (typeof columns)[number]) => [
      `table ${table} ${table}_${column} FOREIGN KEY (${column}) REFERENCES ${table}(id) ON UPDATE CASCADE`,
    ],
    keys: ["article", "stock_item"].flatMap((table) => [
      `table ${table} ${table}_by_id UNIQUE (id)`,
      `CREATE UNIQUE INDEX ${table}_by_id ON public.${table} USING btree (id)`,
    ]),
  },
}[testEngine];

describe("a venue of the previous release", () => {
  test("keeps every row and every table definition except the four references", async () => {
    const old = await openTestDatabaseBefore("0017-copies");
    const { database, engine } = old;
    const [schema, rows] = [await readSchema(database, engine), await readRows(database)];
    expect(rows["recipe"]).not.toEqual([]);

    await migrate(database, engine, upToCopies);

    const after = await readSchema(database, engine);
    const gone = columns.map(lines.gone);
    expect(schema.filter((line) => !after.includes(line))).toEqual(gone.toSorted());
    const come = [...columns.flatMap(lines.come), ...lines.keys];
    expect(after.filter((line) => !schema.includes(line))).toEqual(come.toSorted());
    expect(after).toHaveLength(schema.length + lines.keys.length);
    const { migration, ...kept } = await readRows(database);
    const { migration: _before, ...before } = rows;
    expect(kept).toEqual(before);
    expect(migration).toContain('{"name":"0017-copies"}');

    // The program itself needs every migration.
    await migrate(database, engine);
    const evening = await eveningIn(await startTestApp(tmpdir(), async () => old));
    await openDayAndShift(evening);
    const bill = await evening.openBill("T2", [evening.item("Pad Thai")]);
    expect((await evening.billOf(bill)).items).toHaveLength(1);
    await evening.app.close();
  });
});

describe("the original of a copied article", () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase();
    // The demo venue's second location has no stock.
    const { database } = opened;
    const mango = database.selectFrom("stock_item").selectAll().where("name", "=", "Mango");
    const { id: _id, ...there } = await mango.executeTakeFirstOrThrow();
    const { location } = await database
      .selectFrom("location")
      .select("id as location")
      .where("name", "=", "Harbour Hotel")
      .executeTakeFirstOrThrow();
    const here = { ...there, location, management_group: null };
    await database.insertInto("stock_item").values(here).execute();
  });
  afterAll(() => opened.remove());

  // That it exists is one of the invariants that the proofs check: no shard could check it in another.
  test.each(columns)("in the column of %s, %s, may be at any location", async (...column) => {
    const [table, reference] = column;
    const { database } = opened;
    const original = await elsewhere(database, table);
    const point = sql`
      update ${sql.table(table)} set ${sql.ref(reference)} = ${original}
      where id = (select min(id) from ${sql.table(table)})
    `.execute(database);
    await expect(point).resolves.toBeDefined();
    expect(await findLooseReferences(database)).toEqual([]);
  });
});

/** A row of the second location that nothing there refers to. */
async function elsewhere(database: Database, table: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select max(id) as id from ${sql.table(table)}
    where location = (select max(location) from ${sql.table(table)} having count(distinct location) = 2)
  `.execute(database);
  return rows[0]?.id ?? 0;
}

describe("rebuilding SQLite tables", () => {
  test("rolls back if it would break a reference, and references are enforced afterwards", async () => {
    const { database, remove } = await openTestDatabase("sqlite");
    const before = await readRows(database);
    const broken = rebuildTables(database, async (tx) => {
      await tx.deleteFrom("article").where("name", "=", "Mango Sticky Rice").execute();
    });
    await expect(broken).rejects.toThrow('would refer to nothing in "article"');
    expect(await readRows(database)).toEqual(before);
    const lost = database.deleteFrom("article").where("name", "=", "Mango Sticky Rice").execute();
    await expect(lost).rejects.toThrow(/foreign key/i);
    await remove();
  });

  test("restores indexes and triggers, and never reuses an id", async () => {
    const { database, engine, remove } = await openTestDatabase("sqlite");
    const count = sql`create trigger count_up after insert on article begin select 1; end`;
    await count.execute(database);
    await sql`create index article_by_price on article (price)`.execute(database);
    await sql`update sqlite_sequence set seq = 7777 where name = 'article'`.execute(database);
    const [schema, rows] = [await readSchema(database, engine), await readRows(database)];
    const asItIs = (text: string): string => text;
    await rebuildTables(database, (tx) => rebuildTable(tx, "article", asItIs));
    expect(await readSchema(database, engine)).toEqual(schema);
    expect(schema.filter((line) => /count_up|article_by_price/.test(line))).toHaveLength(2);
    expect(await readRows(database)).toEqual(rows);
    const { id: _id, ...gin } = await database
      .selectFrom("article")
      .selectAll()
      .where("name", "=", "Gin")
      .executeTakeFirstOrThrow();
    const other = { ...gin, name: "Dry Gin" };
    const added = await database.insertInto("article").values(other).returning("id").execute();
    expect(added).toEqual([{ id: 7778 }]);
    await remove();
  });

  test("does nothing if a table's definition is not as expected", async () => {
    const { database, remove } = await openTestDatabase("sqlite");
    const wrong = rebuildTables(database, (tx) =>
      rebuildTable(tx, "article", (text) => replaceOnce(text, '"colour" text', '"hue" text')),
    );
    await expect(wrong).rejects.toThrow('Not once in the text of a table: "colour" text');
    await remove();
  });
});
