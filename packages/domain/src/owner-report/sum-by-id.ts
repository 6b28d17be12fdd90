/** Sums for one article, one station, one hour. */
export type Sums<Field extends string> = { readonly id: number } & Readonly<Record<Field, number>>;

/** Rows about the same thing become one, field by field: parts of a span add up to the span. */
export function sumById<Field extends string>(
  rows: readonly Sums<Field>[],
  fields: readonly Field[],
): readonly Sums<Field>[] {
  const sums = new Map<number, Record<string, number>>();
  for (const row of rows) {
    const sum = sums.get(row.id) ?? {};
    for (const field of fields) sum[field] = (sum[field] ?? 0) + row[field];
    sums.set(row.id, sum);
  }
  return rows.flatMap((row) => {
    const sum = sums.get(row.id);
    if (sum === undefined) return [];
    sums.delete(row.id);
    return [{ ...row, ...sum }];
  });
}
