import type { CompiledQuery } from "kysely";

import type { Database } from "./database.ts";

/** Stands for a value in a statement that is asked with other values each time. */
class Slot {
  readonly name: PropertyKey;
  /** In which of many rows it is; null for what is there once. */
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

/** A bill has few lines. Each number of rows takes room, so of longer statements only the newest is kept: that of a whole batch. */
const mostRowsKept = 20;

/**
 * A statement that every write asks for: it is put together when it is first asked, and from then on only its values
 * are filled in. So its text may not depend on them: nothing may be left out, and what varies in length are rows.
 */
export function compiledOnce<Values extends object, Row>(
  build: (database: Database, values: Values) => Compilable<Row>,
): (database: Database, values: Values) => Promise<readonly Row[]> {
  const ask = compiledPerCount<Values, never, Row>((database, _rows, values) =>
    build(database, values),
  );
  return async (database, values) => ask(database, [], values);
}

/** The same for some rows of one form beside the values: it is put together once for each number of them. */
export function compiledPerCount<Values extends object, Given extends object, Row>(
  build: (database: Database, rows: readonly Given[], values: Values) => Compilable<Row>,
): (database: Database, rows: readonly Given[], values: Values) => Promise<readonly Row[]> {
  // Each engine has words of its own, and its adapter stands for it.
  const compiled = new WeakMap<object, Map<number, CompiledQuery<Row>>>();
  const longest = new WeakMap<object, number>();
  const compile = (database: Database, rows: readonly Given[], values: Values) => {
    const slots = rows.map((row, index) => slotsOf(row, index));
    return build(database, slots, slotsOf(values, null)).compile();
  };
  return async (database, rows, values) => {
    const { adapter } = database.getExecutor();
    const perCount = compiled.get(adapter) ?? new Map<number, CompiledQuery<Row>>();
    compiled.set(adapter, perCount);
    const query = perCount.get(rows.length) ?? compile(database, rows, values);
    perCount.set(rows.length, query);
    if (rows.length > mostRowsKept) {
      const before = longest.get(adapter);
      if (before !== undefined && before !== rows.length) perCount.delete(before);
      longest.set(adapter, rows.length);
    }
    const parameters = query.parameters.map((parameter): unknown =>
      parameter instanceof Slot ? parameter.valueIn(values, rows) : parameter,
    );
    const asked: CompiledQuery<Row> = { ...query, parameters };
    return (await database.executeQuery(asked)).rows;
  };
}

/** What looks like the values, and has a slot where each of them is. */
function slotsOf<Values extends object>(values: Values, row: number | null): Values {
  return new Proxy({ ...values }, { get: (_values, name) => new Slot(name, row) });
}
