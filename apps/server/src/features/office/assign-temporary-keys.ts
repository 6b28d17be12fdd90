import type { LocationId } from "@comanda/domain/id";

import type { WriteTransaction } from "#database/database.ts";
import type { Row } from "#journal/changes.ts";

import { keyOf } from "./check-unique.ts";
import { findRows, updateRows } from "./record-store.ts";
import type { Topic } from "./topic.ts";

type KeyUpdate = {
  readonly tx: WriteTransaction;
  readonly location: LocationId;
  readonly rows: readonly { readonly before: Row | null; readonly after: Row }[];
};

/** Two rows that swap names need a temporary third one: a table can never hold a name twice. */
export async function assignTemporaryKeys(
  topic: Topic,
  { tx, location, rows }: KeyUpdate,
): Promise<void> {
  const parked = new Map<number, Row>();
  for (const fields of topic.unique) {
    const columns = fields.flatMap((field) => topic.columns[field] ?? []);
    const names = columns.map(({ column }) => column);
    const given = new Set(rows.map(({ after }) => keyOf(names, after)));
    const last = columns.at(-1);
    const leaving = rows.flatMap(({ before, after }) => {
      if (before === null || keyOf(names, before) === keyOf(names, after)) return [];
      return given.has(keyOf(names, before)) ? [before] : [];
    });
    if (last === undefined || leaving.length === 0) continue;
    const free = await freeNumbers(topic, { tx, location, rows }, last.column);
    for (const row of leaving) {
      const id = Number(row["id"]);
      const value = last.type === "text" ? `\u0001${id}` : (free.next().value ?? null);
      parked.set(id, { ...(parked.get(id) ?? row), [last.column]: value });
    }
  }
  if (parked.size === 0) return;
  const keys = [...new Set(topic.unique.flat())].flatMap(
    (field) => topic.columns[field]?.column ?? [],
  );
  const park = [...parked.values()].map((row) => ({
    id: row["id"] ?? null,
    ...Object.fromEntries(keys.map((column) => [column, row[column] ?? null])),
  }));
  await updateRows(tx, topic, { location, rows: park });
}

/** Starts at 100, because a pay type has no smaller number. */
const firstNumber = 100;

async function freeNumbers(
  topic: Topic,
  { tx, location, rows }: KeyUpdate,
  column: string,
): Promise<Iterator<number, null>> {
  const all = [...(await findRows(tx, topic, { location })), ...rows.map(({ after }) => after)];
  const used = new Set(all.map((row) => Number(row[column])));
  return unusedNumbers(used);
}

function* unusedNumbers(used: ReadonlySet<number>): Generator<number, null> {
  for (let number = firstNumber; ; number += 1) if (!used.has(number)) yield number;
}
