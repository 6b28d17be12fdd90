import { createYielder } from "./time-slices.ts";

/** So many rows of 25 columns fit into one statement of either engine. */
export const rowsPerBatch = 1000;

/** Splits rows that do not fit into one statement into batches, and yields to other calls between them. */
export async function runInBatches<Row, Result>(
  rows: readonly Row[],
  run: (batch: readonly Row[]) => Promise<readonly Result[]>,
  perBatch = rowsPerBatch,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const giveWay = createYielder();
  for (let from = 0; from < rows.length; from += perBatch) {
    if (from > 0) await giveWay();
    results.push(...(await run(rows.slice(from, from + perBatch))));
  }
  return results;
}
