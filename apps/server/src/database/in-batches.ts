/** Rows of 25 columns fit into what one statement of either engine may hold. */
const rowsAtOnce = 1000;

/** What is inserted a batch at a time, because one statement holds only so many values. */
export async function inBatches<Row, Result>(
  rows: readonly Row[],
  insert: (batch: readonly Row[]) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    // One transaction does one thing after the other.
    // oxlint-disable-next-line no-await-in-loop
    results.push(...(await insert(rows.slice(from, from + rowsAtOnce))));
  }
  return results;
}
