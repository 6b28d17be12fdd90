/** Adds up rows with the same key and sorts the sums by key. */
export function sumByKey<Row>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => number,
  add: (one: Row, other: Row) => Row,
): readonly Row[] {
  const sums = new Map<number, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = sums.get(key);
    sums.set(key, sum === undefined ? row : add(sum, row));
  }
  return [...sums.values()].toSorted((one, other) => keyOf(one) - keyOf(other));
}
