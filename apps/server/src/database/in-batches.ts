import { sliced } from "./in-slices.ts";

/** Rows of 25 columns fit into what one statement of either engine may hold. */
export const rowsAtOnce = 1000;

/** Splits what one statement does not hold into batches, and lets other calls have their turn between them. */
export async function inBatches<Row, Result>(
  rows: readonly Row[],
  insert: (batch: readonly Row[]) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const giveWay = sliced();
  /* oxlint-disable no-await-in-loop -- one transaction does one thing after the other */
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    if (from > 0) await giveWay();
    results.push(...(await insert(rows.slice(from, from + rowsAtOnce))));
  }
  /* oxlint-enable no-await-in-loop */
  return results;
}
