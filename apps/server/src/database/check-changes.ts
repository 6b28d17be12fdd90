import { sql } from "kysely";

import type { WriteTransaction } from "./database.ts";
import type { Engine } from "./engine.ts";
import { editSchema } from "#database/sqlite/edit-schema.ts";
import { rebuildTable, replaceOnce } from "#database/sqlite/rebuild-tables.ts";

/** A new word, and the last of the words that the column allowed before. */
type NewEnumValue = { readonly word: string; readonly after: string };

type Column = { readonly table: string; readonly column: string };

/** Changes of what the columns of existing tables may hold. */
export type CheckChanges = {
  /** Adds a word to those that a column may hold. SQLite rebuilds the table for it. */
  readonly allowEnumValue: (table: string, column: string, word: NewEnumValue) => Promise<void>;
  /** Drops the list of words that a column may hold. */
  readonly allowEveryWord: (
    table: string,
    column: string,
    words: readonly string[],
  ) => Promise<void>;
  /** Drops a condition that the table was made with. */
  readonly dropCheck: (table: string, name: string, condition: string) => Promise<void>;
};

export function checkChanges(tx: WriteTransaction, engine: Engine): CheckChanges {
  return {
    allowEnumValue: (table, column, word) => allowEnumValue(tx, engine, { table, column, ...word }),
    allowEveryWord: (table, column, words) => {
      const list = words.map((word) => `'${word}'`).join(", ");
      return dropCheck(tx, engine, { table, name: column, condition: `"${column}" in (${list})` });
    },
    dropCheck: (table, name, condition) => dropCheck(tx, engine, { table, name, condition }),
  };
}

async function allowEnumValue(
  tx: WriteTransaction,
  engine: Engine,
  { table, column, word, after }: Column & NewEnumValue,
): Promise<void> {
  if (engine === "sqlite") {
    // Other conditions of the table may name the word, too.
    const list = new RegExp(String.raw`constraint "${table}_${column}" check \([^)]*\)`);
    await rebuildTable(tx, table, (text) => {
      const [words = ""] = list.exec(text) ?? [];
      return replaceOnce(text, words, replaceOnce(words, `'${after}')`, `'${after}', '${word}')`));
    });
    return;
  }
  const name = `${table}_${column}`;
  const { rows } = await sql<{ condition: string }>`
    select pg_get_expr(conbin, conrelid) as condition from pg_constraint
    where conname = ${name} and conrelid = ${table}::regclass
  `.execute(tx);
  const condition = replaceOnce(
    rows[0]?.condition ?? "",
    `'${after}'::text]`,
    `'${after}'::text, '${word}'::text]`,
  );
  await tx.schema.alterTable(table).dropConstraint(name).execute();
  await tx.schema.alterTable(table).addCheckConstraint(name, sql.raw<boolean>(condition)).execute();
}

async function dropCheck(
  tx: WriteTransaction,
  engine: Engine,
  { table, name, condition }: { table: string; name: string; condition: string },
): Promise<void> {
  const constraint = `${table}_${name}`;
  if (engine === "postgres") {
    await tx.schema.alterTable(table).dropConstraint(constraint).execute();
    return;
  }
  const gone = `, constraint "${constraint}" check (${condition})`;
  await editSchema(tx, (text, at) => (at === table ? replaceOnce(text, gone, "") : text));
}
