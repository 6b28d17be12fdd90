/** Adds rows up: those of the same key become one, and the sums come in the order of keys. */
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
