import type { CompiledQuery } from "kysely";

/** How many rows one statement takes: most by the hundred, the rest in ever smaller bundles. */
const bundles = [250, 25, 1] as const;

type Run<Result> = (query: CompiledQuery<Result>) => Promise<{ readonly rows: readonly Result[] }>;

/**
 * Inserts rows with statements that were compiled once; compiling takes longer than running them. Every row
 * has the same columns in the same order.
 */
export function bulkInsert<Row extends object, Result>(
  compile: (rows: readonly Row[]) => CompiledQuery<Result>,
): (run: Run<Result>, rows: readonly Row[]) => Promise<readonly Result[]> {
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
    for (const size of bundles) {
      while (rows.length - from >= size) {
        const bundle = rows.slice(from, from + size);
        const parameters = bundle.flatMap((row): unknown[] => Object.values(row));
        // One transaction does one thing after the other.
        // oxlint-disable-next-line no-await-in-loop
        const { rows: inserted } = await run({ ...statementFor(bundle), parameters });
        results.push(...inserted);
        from += size;
      }
    }
    return results;
  };
}
