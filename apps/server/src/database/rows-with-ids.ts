/** The rows of one insert with their ids, which are given in the order of the rows, but not always returned in it. */
export function rowsWithIds<Row extends object, Id extends number>(
  rows: readonly Row[],
  inserted: readonly { readonly id: Id }[],
): readonly (Row & { readonly id: Id })[] {
  const ids = inserted.map(({ id }) => id).toSorted((one, other) => one - other);
  return rows.map((row, index) => {
    const id = ids[index];
    if (id === undefined) throw new Error("A row was not inserted");
    return { id, ...row };
  });
}
