import { sql } from "kysely";

import type { WriteTransaction } from "./database.ts";
import type { Engine } from "./engine.ts";
import { editSchema } from "#database/sqlite/edit-schema.ts";
import { replaceOnce } from "#database/sqlite/rebuild-tables.ts";

export type Reference = {
  readonly table: string;
  /** The last of them names the constraint. */
  readonly columns: readonly string[];
  readonly target: string;
  readonly targets: readonly string[];
};

const nameOf = ({ table, columns }: Pick<Reference, "table" | "columns">): string =>
  `${table}_${columns.at(-1)}`;

const list = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(", ");

const termsOf = ({ columns, target, targets }: Reference): string =>
  `foreign key (${list(columns)}) references "${target}" (${list(targets)})`;

const clause = " on update cascade";

/** Changed keys are no longer passed on to the rows that refer to them. */
export async function dropUpdateCascades(tx: WriteTransaction, engine: Engine): Promise<void> {
  if (engine === "sqlite") return editSchema(tx, (text) => text.replaceAll(clause, ""));
  const { rows } = await sql<{ target: string; name: string; terms: string }>`
    select conrelid::regclass::text as target, conname as name, pg_get_constraintdef(oid) as terms
    from pg_constraint
    where connamespace = quote_ident(current_schema())::regnamespace and contype = 'f' and confupdtype = 'c'
    order by 1, 2
  `.execute(tx);
  for (const { target, name, terms } of rows) {
    await replaceConstraint(tx, { table: target, name }, terms.replace(/ on update cascade/i, ""));
  }
}

export async function dropReference(
  tx: WriteTransaction,
  engine: Engine,
  reference: Reference,
): Promise<void> {
  const { table } = reference;
  const name = nameOf(reference);
  if (engine === "postgres") {
    await tx.schema.alterTable(table).dropConstraint(name).execute();
    return;
  }
  const gone = `, constraint "${name}" ${termsOf(reference)}`;
  await editSchema(tx, (text, at) => (at === table ? replaceOnce(text, gone, "") : text));
}

/** Refers to these columns from now on. */
export async function replaceReference(
  tx: WriteTransaction,
  engine: Engine,
  { before, after }: { readonly before: Reference; readonly after: Reference },
): Promise<void> {
  await dropReference(tx, engine, before);
  await addReferenceTo(tx, engine, after);
}

/** The rows must already fit it. */
export async function addReferenceTo(
  tx: WriteTransaction,
  engine: Engine,
  reference: Reference,
): Promise<void> {
  const { table } = reference;
  const terms = `constraint "${nameOf(reference)}" ${termsOf(reference)}`;
  if (engine === "postgres") {
    await sql.raw(`alter table "${table}" add ${terms}`).execute(tx);
    return;
  }
  await editSchema(tx, (text, at) =>
    at === table ? text.replace(/\)( strict\b[^)]*)$/i, `, ${terms})$1`) : text,
  );
  const broken = await sql`pragma foreign_key_check(${sql.table(table)})`.execute(tx);
  if (broken.rows.length > 0) throw new Error(`Rows of ${table} refer to nothing`);
}

/**
 * SQLite can add a column only with a reference of this one column. The reference moves to the table, where it includes
 * the location.
 */
export async function moveReferenceToTable(
  tx: WriteTransaction,
  { table, column, target }: Readonly<Record<"table" | "column" | "target", string>>,
): Promise<void> {
  const own = `"${column}" integer references "${target}" ("id")`;
  await editSchema(tx, (text, at) =>
    at === table ? replaceOnce(text, own, `"${column}" integer`) : text,
  );
  await addReferenceTo(tx, "sqlite", {
    table,
    columns: ["location", column],
    target,
    targets: ["location", "id"],
  });
}

async function replaceConstraint(
  tx: WriteTransaction,
  { table, name }: Readonly<Record<"table" | "name", string>>,
  terms: string,
): Promise<void> {
  await sql`
    alter table ${sql.raw(table)}
    drop constraint ${sql.id(name)}, add constraint ${sql.id(name)} ${sql.raw(terms)}
  `.execute(tx);
}
