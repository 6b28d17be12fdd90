import { sql, type CreateTableBuilder, type SchemaModule } from "kysely";

import type { WriteTransaction } from "./database.ts";
import type { Engine } from "./engine.ts";
import { checkChanges, type CheckChanges } from "./check-changes.ts";
import { moveReferenceToTable } from "./change-references.ts";
import { referenceChanges, type ReferenceChanges } from "./reference-changes.ts";

type Nullability = "required" | "optional";

/**
 * Builds a new table. A column is text, a whole number (money, timestamps as epoch ms, counts), or a flag of 0 or 1, so
 * that both engines hold the same; lists are JSON in text.
 */
export type NewTable = {
  readonly text: (column: string, presence?: Nullability) => NewTable;
  /** A text that is found by its beginning and sorted by its code points, whatever language the database sorts in. */
  readonly code: (column: string) => NewTable;
  readonly integer: (column: string, presence?: Nullability) => NewTable;
  readonly flag: (column: string) => NewTable;
  readonly enumeration: (column: string, words: readonly string[]) => NewTable;
  /** Refers to a row of the same location: the key includes the location, so that it cannot be another location's. */
  readonly refersTo: (column: string, table: string, presence?: Nullability) => NewTable;
  /** Refers to a row of a table that all locations share. */
  readonly refersToShared: (column: string, table: string, presence?: Nullability) => NewTable;
  readonly references: (columns: readonly string[], table: string, targets: string[]) => NewTable;
  readonly primaryKey: (...columns: readonly string[]) => NewTable;
  readonly unique: (...columns: readonly string[]) => NewTable;
  readonly check: (name: string, condition: string) => NewTable;
  readonly create: () => Promise<void>;
};

type ColumnDefault = { readonly value: number | string; readonly check: string };

export type TableMaker = ReferenceChanges &
  CheckChanges & {
    /** A table with an id that all locations share. */
    readonly sharedTable: (name: string) => NewTable;
    /** A table with an id whose rows each belong to a location. */
    readonly locationTable: (name: string) => NewTable;
    /** A table without an id: it needs its own primary key. */
    readonly plainTable: (name: string) => NewTable;
    /** The same for one with little besides its key: SQLite stores the key once. */
    readonly keyTable: (name: string) => NewTable;
    /** Adds a count, which is 0 in existing rows. */
    readonly addCount: (table: string, column: string) => Promise<void>;
    /** Adds a reference to a row of the same location, null in existing rows. */
    readonly addReference: (table: string, column: string, target: string) => Promise<void>;
    /** Adds a nullable number or timestamp, null in existing rows. */
    readonly addInteger: (table: string, column: string) => Promise<void>;
    /** A table that a crash of the database may empty: PostgreSQL does not write it to its log, which is fast. */
    readonly unloggedTable: (name: string) => NewTable;
    /** Adds a nullable text, null in existing rows. */
    readonly addOptionalText: (table: string, column: string) => Promise<void>;
    /** Adds a text, empty in existing rows. */
    readonly addText: (table: string, column: string) => Promise<void>;
    /** Adds bytes, null in existing rows. */
    readonly addBytes: (table: string, column: string) => Promise<void>;
    /** Adds a column with a default, which existing rows get too. */
    readonly addColumnWithDefault: (
      table: string,
      column: string,
      preset: ColumnDefault,
    ) => Promise<void>;
    readonly renameColumn: (table: string, from: string, to: string) => Promise<void>;
    readonly index: (name: string, table: string, columns: readonly string[]) => Promise<void>;
    /** Has only the rows that meet the condition; a query must repeat the condition to use it. */
    readonly indexWhere: PartialIndex;
    /** Applies only to rows that meet the condition. */
    readonly uniqueWhere: PartialIndex;
  };

type PartialIndex = (
  name: string,
  table: string,
  columns: readonly string[],
  condition: string,
) => Promise<void>;

/** How references are made. */
type References = {
  readonly engine: Engine;
  /** Until `0038-keys-of-locations` a changed key was passed on to the rows that refer to it. */
  readonly passKeysOn: boolean;
};

export function tableMaker(
  tx: WriteTransaction,
  engine: Engine,
  { passKeysOn }: Pick<References, "passKeysOn"> = { passKeysOn: false },
): TableMaker {
  const { schema } = tx;
  const form = { engine, passKeysOn };
  const start = (name: string): CreateTableBuilder<string, string> => {
    const builder: CreateTableBuilder<string, string> = schema.createTable(name);
    return engine === "sqlite" ? builder.modifyEnd(sql`strict`) : builder;
  };
  return {
    sharedTable: (name) => newTable(name, withKey(start(name), name, engine), form),
    locationTable: (name) => {
      const builder = withLocationKey(start(name), name, engine);
      return newTable(name, builder, form);
    },
    plainTable: (name) => newTable(name, start(name), form),
    keyTable: (name) => {
      const builder: CreateTableBuilder<string, string> = schema.createTable(name);
      const ended = engine === "sqlite" ? builder.modifyEnd(sql`strict, without rowid`) : builder;
      return newTable(name, ended, form);
    },
    unloggedTable: (name) => {
      const builder = start(name);
      const unlogged = engine === "sqlite" ? builder : builder.modifyFront(sql`unlogged`);
      return newTable(name, unlogged, form);
    },
    ...newColumns(tx, form),
    ...referenceChanges(tx, engine),
    ...checkChanges(tx, engine),
    index: (name, table, columns) =>
      schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute(),
    indexWhere: (name, table, columns, condition) =>
      schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .where(sql.raw<boolean>(condition))
        .execute(),
    uniqueWhere: (name, table, columns, condition) =>
      schema
        .createIndex(name)
        .unique()
        .on(table)
        .columns([...columns])
        .where(sql.raw<boolean>(condition))
        .execute(),
  };
}

type NewColumns = Pick<
  TableMaker,
  | "addCount"
  | "addReference"
  | "addInteger"
  | "addOptionalText"
  | "addText"
  | "addBytes"
  | "addColumnWithDefault"
  | "renameColumn"
>;

/** Adds columns to existing tables. */
function newColumns(tx: WriteTransaction, { engine, passKeysOn }: References): NewColumns {
  const { schema } = tx;
  return {
    addCount: (table, column) =>
      schema
        .alterTable(table)
        .addColumn(column, integerType(engine), (made) =>
          made
            .notNull()
            .defaultTo(0)
            .check(sql.raw<boolean>(`"${column}" >= 0`)),
        )
        .execute(),
    addReference: async (table, column, target) => {
      if (engine === "postgres") return addPostgresReference(schema, { table, column, target });
      await schema
        .alterTable(table)
        .addColumn(column, "integer", (made) => made.references(`${target}.id`))
        .execute();
      if (!passKeysOn) await moveReferenceToTable(tx, { table, column, target });
    },
    addInteger: (table, column) =>
      schema.alterTable(table).addColumn(column, integerType(engine)).execute(),
    addOptionalText: (table, column) =>
      schema.alterTable(table).addColumn(column, "text").execute(),
    addText: (table, column) =>
      schema
        .alterTable(table)
        .addColumn(column, "text", (made) => made.notNull().defaultTo(""))
        .execute(),
    addBytes: (table, column) =>
      schema
        .alterTable(table)
        .addColumn(column, engine === "sqlite" ? "blob" : "bytea")
        .execute(),
    addColumnWithDefault: (table, column, { value, check }) =>
      schema
        .alterTable(table)
        .addColumn(column, typeof value === "string" ? "text" : integerType(engine), (made) =>
          made.notNull().defaultTo(value).check(sql.raw<boolean>(check)),
        )
        .execute(),
    renameColumn: (table, from, to) => schema.alterTable(table).renameColumn(from, to).execute(),
  };
}

async function addPostgresReference(
  schema: SchemaModule,
  { table, column, target }: Readonly<Record<"table" | "column" | "target", string>>,
): Promise<void> {
  await schema.alterTable(table).addColumn(column, "bigint").execute();
  await schema
    .alterTable(table)
    .addForeignKeyConstraint(`${table}_${column}`, ["location", column], target, ["location", "id"])
    .execute();
}

type TableBuilder = CreateTableBuilder<string, string>;

function withKey(builder: TableBuilder, name: string, engine: Engine): TableBuilder {
  return engine === "sqlite"
    ? builder.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    : builder
        .addColumn("id", "bigint", (column) => column.generatedByDefaultAsIdentity())
        .addPrimaryKeyConstraint(`${name}_key`, ["id"]);
}

/**
 * PostgreSQL's key begins with the location, which makes a location a shard. SQLite's identity column must be the whole
 * key.
 */
function withLocationKey(builder: TableBuilder, name: string, engine: Engine): TableBuilder {
  const keyed =
    engine === "sqlite"
      ? builder
          .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
          .addUniqueConstraint(`${name}_in_location`, ["location", "id"])
      : builder
          .addColumn("id", "bigint", (column) => column.generatedByDefaultAsIdentity())
          .addPrimaryKeyConstraint(`${name}_key`, ["location", "id"]);
  return keyed
    .addColumn("location", integerType(engine), (column) => column.notNull())
    .addForeignKeyConstraint(`${name}_location`, ["location"], "location", ["id"]);
}

function integerType(engine: Engine): "integer" | "bigint" {
  return engine === "sqlite" ? "integer" : "bigint";
}

function newTable(name: string, builder: TableBuilder, form: References): NewTable {
  const { engine, passKeysOn } = form;
  const next = (changed: TableBuilder): NewTable => newTable(name, changed, form);
  const column = (
    title: string,
    type: "text" | "integer" | "bigint",
    presence: Nullability,
  ): TableBuilder =>
    builder.addColumn(title, type, (made) => (presence === "required" ? made.notNull() : made));
  const check = (title: string, condition: string): NewTable =>
    next(builder.addCheckConstraint(`${name}_${title}`, sql.raw(condition)));
  const references: NewTable["references"] = (columns, table, targets) =>
    next(
      builder.addForeignKeyConstraint(
        `${name}_${columns.at(-1)}`,
        [...columns],
        table,
        targets,
        (constraint) => (passKeysOn ? constraint.onUpdate("cascade") : constraint),
      ),
    );
  const whole = (title: string, presence: Nullability = "required"): NewTable =>
    next(column(title, integerType(engine), presence));
  return {
    text: (title, presence = "required") => next(column(title, "text", presence)),
    code: (title) => {
      const type = engine === "sqlite" ? sql`text` : sql`text collate "C"`;
      return next(builder.addColumn(title, type, (made) => made.notNull()));
    },
    integer: whole,
    flag: (title) =>
      next(column(title, "integer", "required")).check(title, `"${title}" in (0, 1)`),
    enumeration: (title, words) =>
      next(column(title, "text", "required")).check(
        title,
        `"${title}" in (${words.map((word) => `'${word}'`).join(", ")})`,
      ),
    refersTo: (title, table, presence) =>
      whole(title, presence).references(["location", title], table, ["location", "id"]),
    refersToShared: (title, table, presence) =>
      whole(title, presence).references([title], table, ["id"]),
    references,
    primaryKey: (...columns) => next(builder.addPrimaryKeyConstraint(`${name}_key`, [...columns])),
    unique: (...columns) =>
      next(builder.addUniqueConstraint(`${name}_unique_${columns.join("_")}`, [...columns])),
    check,
    create: () => builder.execute(),
  };
}
