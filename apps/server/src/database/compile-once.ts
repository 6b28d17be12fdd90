import {
  DeleteQueryNode,
  InsertQueryNode,
  UpdateQueryNode,
  type CompiledQuery,
  type RootOperationNode,
} from "kysely";

import type { Database } from "./database.ts";
import { markForPreparing } from "./mark-for-preparing.ts";
import { executeCompiled, executeNow, executeWithoutResult } from "./transaction-connection.ts";

/** A placeholder for a value that differs at each execution of a statement. */
class Slot {
  readonly name: PropertyKey;
  /** The index of the row that it belongs to; null for a value that occurs once. */
  readonly row: number | null;

  constructor(name: PropertyKey, row: number | null) {
    this.name = name;
    this.row = row;
  }

  valueIn(values: object, rows: readonly object[]): unknown {
    return Reflect.get(this.row === null ? values : (rows[this.row] ?? {}), this.name);
  }
}

type Compilable<Row> = { readonly compile: () => CompiledQuery<Row> };

/**
 * A bill has few lines. Each row count takes memory, so of longer statements only the newest is cached: that of a full
 * batch.
 */
const maxCachedRows = 20;

/**
 * Compiles a statement that every write executes once; later executions only fill in the values. So its text must not
 * depend on the values: no part may be left out, and only the number of rows may vary.
 */
export function compileOnce<Values extends object, Row>(
  build: (database: Database, values: Values) => Compilable<Row>,
): (database: Database, values: Values) => Promise<readonly Row[]> {
  const ask = compilePerRowCount<Values, never, Row>((database, _rows, values) =>
    build(database, values),
  );
  return (database, values) => ask(database, [], values);
}

/** Does the same for rows of one form beside the values: the statement is compiled once for each number of rows. */
export function compilePerRowCount<Values extends object, Given extends object, Row>(
  build: (database: Database, rows: readonly Given[], values: Values) => Compilable<Row>,
): (database: Database, rows: readonly Given[], values: Values) => Promise<readonly Row[]> {
  // Each engine has its own SQL dialect; its adapter is the key.
  const compiled = new WeakMap<object, Map<number, CompiledQuery<Row>>>();
  const longest = new WeakMap<object, number>();
  const compile = (database: Database, rows: readonly Given[], values: Values) => {
    const slots = rows.map((row, index) => createSlots(row, index));
    const query = build(database, slots, createSlots(values, null)).compile();
    return { ...query, sql: prepared(query.sql, rows.length) };
  };
  return async (database, rows, values) => {
    const { adapter } = database.getExecutor();
    const perCount = compiled.get(adapter) ?? new Map<number, CompiledQuery<Row>>();
    compiled.set(adapter, perCount);
    const query = perCount.get(rows.length) ?? compile(database, rows, values);
    perCount.set(rows.length, query);
    if (rows.length > maxCachedRows) {
      const before = longest.get(adapter);
      if (before !== undefined && before !== rows.length) perCount.delete(before);
      longest.set(adapter, rows.length);
    }
    const parameters = query.parameters.map((parameter): unknown =>
      parameter instanceof Slot ? parameter.valueIn(values, rows) : parameter,
    );
    const asked: CompiledQuery<Row> = { ...query, parameters };
    const answer = executeNow(database, asked);
    if (answer !== null) return answer;
    if (!isSilent(query.query)) return executeCompiled(database, asked);
    await executeWithoutResult(database, asked);
    return [];
  };
}

/** A statement with many rows is rare. */
function prepared(sql: string, rows: number): string {
  return rows > maxCachedRows ? sql : markForPreparing(sql);
}

/** Whether a statement only writes, and returns no rows. */
function isSilent(node: RootOperationNode): boolean {
  const isWrite = InsertQueryNode.is(node) || UpdateQueryNode.is(node) || DeleteQueryNode.is(node);
  return isWrite && node.returning === undefined;
}

/** An object like the values, with a slot in place of each value. */
function createSlots<Values extends object>(values: Values, row: number | null): Values {
  return new Proxy({ ...values }, { get: (_values, name) => new Slot(name, row) });
}
