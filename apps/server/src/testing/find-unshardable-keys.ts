/** A key of a table, and a reference to one. */
type Key = { readonly name: string; readonly columns: readonly string[] };
type Reference = Key & {
  readonly target: string;
  readonly targets: readonly string[];
  /** What a changed or deleted target does to the row: "no action" or more. */
  readonly effects: readonly string[];
};

export type TableKeys = {
  readonly table: string;
  readonly hasLocation: boolean;
  /** Primary keys and unique indexes. */
  readonly keys: readonly Key[];
  readonly references: readonly Reference[];
};

/**
 * The tables that all locations share, and that every shard has whole. Stations are among them, because a session and a
 * member of staff name the one where they are.
 */
export const sharedTables: ReadonlySet<string> = new Set([
  "location",
  "setting",
  "user_group",
  "staff",
  "station",
  "session",
]);

/** Tables that no shard needs: what was migrated, and the recent requests of each session. */
const tablesApart: ReadonlySet<string> = new Set(["migration", "seen_nonce"]);

/** What a PostgreSQL whose tables are sharded by location could not hold. */
export function findUnshardableKeys(tables: readonly TableKeys[]): readonly string[] {
  return tables.flatMap((table) =>
    tablesApart.has(table.table) ? [] : [...faultsOfKeys(table), ...faultsOfReferences(table)],
  );
}

function faultsOfKeys({ table, hasLocation, keys }: TableKeys): readonly string[] {
  if (sharedTables.has(table)) return [];
  if (!hasLocation) return [`${table} has no location and is not shared`];
  if (keys.length === 0) return [`${table} has no key`];
  return keys
    .filter(({ columns }) => columns[0] !== "location")
    .map(({ name }) => `${table}: ${name} does not begin with the location`);
}

function faultsOfReferences({ table, references }: TableKeys): readonly string[] {
  const isShared = sharedTables.has(table);
  return references.flatMap(({ name, columns, target, targets, effects }) => {
    const at = columns.indexOf("location");
    const hasEffect = effects.some((effect) => effect !== "no action");
    const faults = hasEffect ? [`${table}: ${name} passes changes on`] : [];
    if (sharedTables.has(target)) return faults;
    if (isShared) return [...faults, `${table}: ${name} refers from all locations to one`];
    const isWithin = at !== -1 && targets[at] === "location";
    return isWithin ? faults : [...faults, `${table}: ${name} may refer to another location`];
  });
}
