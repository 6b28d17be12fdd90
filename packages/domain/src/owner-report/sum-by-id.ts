/** The sums of one article, station or hour. */
export type SumsById<Field extends string> = { readonly id: number } & Readonly<
  Record<Field, number>
>;

/** Adds up rows with the same id, field by field; what else they have is that of the first. */
export function sumById<Field extends string, Row extends SumsById<Field>>(
  rows: readonly Row[],
  fields: readonly Field[],
): readonly Row[] {
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
