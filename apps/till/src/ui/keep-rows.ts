export type KeptRow<Row> = {
  readonly row: Row;
  /** It was there when the list opened; the row is as it was then. */
  readonly isGone: boolean;
};

type KeyOf<Row> = (row: Row) => string | number;

/**
 * The places of rows after a change: those that were shown keep theirs, and what arrives comes last. A list that was
 * empty in between begins anew.
 */
export function withArrivals<Row>(
  shown: readonly Row[],
  rows: readonly Row[],
  keyOf: KeyOf<Row>,
): readonly Row[] {
  if (rows.length === 0) return rows;
  const known = new Set(shown.map(keyOf));
  const arrived = rows.filter((row) => !known.has(keyOf(row)));
  return arrived.length === 0 ? shown : [...shown, ...arrived];
}

/** Each row as it is now, in the place that it has. */
export function keepRows<Row>(
  shown: readonly Row[],
  rows: readonly Row[],
  keyOf: KeyOf<Row>,
): readonly KeptRow<Row>[] {
  const now = new Map(rows.map((row) => [keyOf(row), row]));
  return shown.map((before) => {
    const row = now.get(keyOf(before));
    return { row: row ?? before, isGone: row === undefined };
  });
}
