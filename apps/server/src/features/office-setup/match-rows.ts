import { mapInSlices } from "#database/time-slices.ts";

import { tidyField, type Fields, type StoredRecord } from "../office/index.ts";
import { meaningOfFirstName } from "./first-names.ts";
import type { NamesByTable } from "./names.ts";
import type { Origin } from "./origin-store.ts";
import { toPortableFields } from "./portable.ts";
import type { Section } from "./sections.ts";

type MatchInput = {
  readonly names: NamesByTable;
  readonly records: readonly StoredRecord[];
  readonly rows: readonly Fields[];
};

/** The origin of each copied row, and of each row that exists here. */
type CopyOrigins = {
  readonly rows: readonly Origin[];
  readonly here: ReadonlyMap<number, Origin>;
};

type Match = StoredRecord | null;

/**
 * Matches each file row to a stored row; each stored row is used once. What both venues were given when they were new
 * matches although they speak different languages: "Cash" is "Tiền mặt". A renamed copy is found by its origin. Neither
 * holds if another file row has the name.
 */
export async function matchRows(
  section: Section,
  list: MatchInput,
  firsts: CopyOrigins | null,
): Promise<readonly Match[]> {
  const find = await createFinder(section, list);
  const byName = withFirstNames(section, list, await mapInSlices(list.rows, find));
  if (firsts === null) return byName;
  const named = new Set(byName.map((match) => match?.id));
  const free = Map.groupBy(
    list.records.filter(({ id }) => !named.has(id)),
    ({ id }) => firsts.here.get(id)?.master,
  );
  return byName.map((match, row) => match ?? free.get(firsts.rows[row]?.master)?.shift() ?? null);
}

function withFirstNames(
  { name: list }: Section,
  { records, rows }: MatchInput,
  byName: readonly Match[],
): readonly Match[] {
  const matched = new Set(byName.map((match) => match?.id));
  const free = Map.groupBy(
    records.filter(({ id }) => !matched.has(id)),
    ({ name }) => meaningOfFirstName(list, name),
  );
  return byName.map((match, row) => {
    const meaning = meaningOfFirstName(list, rows[row]?.["name"]);
    return match ?? (meaning === null ? null : (free.get(meaning)?.shift() ?? null));
  });
}

async function createFinder(
  section: Section,
  { names, records }: MatchInput,
): Promise<(row: Fields) => Match> {
  if (section.isOne) return () => records[0] ?? null;
  const found = new Set<number>();
  const keysOf = (row: Fields): readonly string[] =>
    section.keys.flatMap((fields) => {
      const values = fields.map((field) => tidyField(field, row[field] ?? ""));
      return values[0] === "" ? [] : [JSON.stringify([fields, values])];
    });
  const keyed = [...new Set(section.keys.flat())];
  const byKey = new Map<string, { readonly records: StoredRecord[]; next: number }>();
  await mapInSlices(records, (record) => {
    for (const key of keysOf(toPortableFields(section, names, record, keyed))) {
      const alike = byKey.get(key);
      if (alike === undefined) byKey.set(key, { records: [record], next: 0 });
      else alike.records.push(record);
    }
  });
  return (row) => {
    const [key] = keysOf(row);
    const alike = byKey.get(key ?? "");
    if (alike === undefined) return null;
    // A matched row never becomes free again, so rows with the same name are each visited only once.
    while (found.has(alike.records[alike.next]?.id ?? 0)) alike.next += 1;
    const free = alike.records[alike.next];
    if (free === undefined) return null;
    found.add(free.id);
    return free;
  };
}
