/** Adds two lists row by row: rows of the same key become one, and the rows come in the order of keys. */
export function addByKey<Row>(
  first: readonly Row[],
  second: readonly Row[],
  keyOf: (row: Row) => number,
  add: (one: Row, other: Row) => Row,
): readonly Row[] {
  const sums = new Map<number, Row>();
  for (const row of [...first, ...second]) {
    const sum = sums.get(keyOf(row));
    sums.set(keyOf(row), sum === undefined ? row : add(sum, row));
  }
  return [...sums.values()].toSorted((one, other) => keyOf(one) - keyOf(other));
}
