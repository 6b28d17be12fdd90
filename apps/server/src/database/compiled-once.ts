import type { CompiledQuery } from "kysely";

import type { Database } from "./database.ts";

/** Stands for a value in a statement that is asked with other values each time. */
class Slot {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A statement that every write asks for: it is put together when it is first asked, and from then on only its values
 * are filled in. So its text may not depend on them: no lists of varying length, nothing that is left out.
 */
export function compiledOnce<Values extends object, Row>(
  build: (database: Database, values: Values) => { readonly compile: () => CompiledQuery<Row> },
): (database: Database, values: Values) => Promise<readonly Row[]> {
  // Each engine has words of its own, and its adapter stands for it.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (database, values) => {
    const { adapter } = database.getExecutor();
    const query = compiled.get(adapter) ?? build(database, slotsOf(values)).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((parameter): unknown =>
      parameter instanceof Slot ? Reflect.get(values, parameter.name) : parameter,
    );
    const asked: CompiledQuery<Row> = { ...query, parameters };
    const { rows } = await database.executeQuery(asked);
    return rows;
  };
}

/** What looks like the values, and has a slot where each of them is. */
function slotsOf<Values extends object>(values: Values): Values {
  return new Proxy({ ...values }, { get: (_values, name) => new Slot(name) });
}
