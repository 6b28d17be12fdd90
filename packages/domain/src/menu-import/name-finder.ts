import { nameKey } from "./group-book.ts";

type Named = { readonly name: string };

/** Finds a record by its name. */
export type NameFinder<Record extends Named> = (name: string) => Record | null;

/** The exact spelling counts first, then the only name that differs in upper and lower case. */
export function createNameFinder<Record extends Named>(
  records: readonly Record[],
): NameFinder<Record> {
  const byName = new Map(records.map((record) => [record.name, record]));
  const byKey = Map.groupBy(records, ({ name }) => nameKey(name));
  return (name) => {
    const alike = byKey.get(nameKey(name)) ?? [];
    return byName.get(name) ?? (alike.length === 1 ? alike[0] : undefined) ?? null;
  };
}
