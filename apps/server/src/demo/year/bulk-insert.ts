import type { CompiledQuery } from "kysely";

/** Rows per statement: as many full bundles as fit, then ever smaller ones for the rest. */
const bundleSizes = [250, 25, 1] as const;

type RunQuery<Result> = (
  query: CompiledQuery<Result>,
) => Promise<{ readonly rows: readonly Result[] }>;

/**
 * Inserts rows with precompiled statements, because compiling takes longer than running them. Every row must have the
 * same columns in the same order.
 */
export function bulkInsert<Row extends object, Result>(
  compile: (rows: readonly Row[]) => CompiledQuery<Result>,
): (run: RunQuery<Result>, rows: readonly Row[]) => Promise<readonly Result[]> {
  const compiled = new Map<number, CompiledQuery<Result>>();
  const statementFor = (bundle: readonly Row[]): CompiledQuery<Result> => {
    const known = compiled.get(bundle.length);
    if (known !== undefined) return known;
    const made = compile(bundle);
    compiled.set(bundle.length, made);
    return made;
  };
  return async (run, rows) => {
    const results: Result[] = [];
    let from = 0;
    for (const size of bundleSizes) {
      while (rows.length - from >= size) {
        const bundle = rows.slice(from, from + size);
        const parameters = bundle.flatMap((row): unknown[] => Object.values(row));
        // A transaction runs one statement at a time.
        const { rows: inserted } = await run({ ...statementFor(bundle), parameters });
        results.push(...inserted);
        from += size;
      }
    }
    return results;
  };
}
