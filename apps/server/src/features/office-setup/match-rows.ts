import type { Fields, StoredRecord } from "../office/index.ts";
import type { Names } from "./names.ts";
import type { Origin } from "./origin-store.ts";
import { portableFields } from "./portable.ts";
import type { Section } from "./sections.ts";

type List = {
  readonly names: Names;
  readonly records: readonly StoredRecord[];
  readonly rows: readonly Fields[];
};

/** Of copies: of what each row is one, and of what each that is here is one. */
type Firsts = {
  readonly rows: readonly Origin[];
  readonly here: ReadonlyMap<number, Origin>;
};

type Match = StoredRecord | null;

/** Which one each row is about: each is found once. A copy that has another name now is found where no row has it. */
export function matchRows(section: Section, list: List, firsts: Firsts | null): readonly Match[] {
  const find = finder(section, list);
  const byName = list.rows.map((row) => find(row));
  if (firsts === null) return byName;
  const named = new Set(byName.map((match) => match?.id));
  const free = Map.groupBy(
    list.records.filter(({ id }) => !named.has(id)),
    ({ id }) => firsts.here.get(id)?.master,
  );
  return byName.map((match, row) => match ?? free.get(firsts.rows[row]?.master)?.shift() ?? null);
}

function finder(section: Section, { names, records }: List): (row: Fields) => Match {
  if (section.isOne) return () => records[0] ?? null;
  const found = new Set<number>();
  const keysOf = (row: Fields): readonly string[] =>
    section.keys.flatMap((fields) => {
      const values = fields.map((field) => row[field] ?? "");
      return values[0] === "" ? [] : [JSON.stringify([fields, values])];
    });
  const keyed = [...new Set(section.keys.flat())];
  const byKey = Map.groupBy(
    records.flatMap((record) =>
      keysOf(portableFields(section, names, record, keyed)).map((key) => ({ key, record })),
    ),
    ({ key }) => key,
  );
  return (row) => {
    const [key] = keysOf(row);
    const free = byKey.get(key ?? "")?.find(({ record }) => !found.has(record.id));
    if (free === undefined) return null;
    found.add(free.record.id);
    return free.record;
  };
}
