import type { RowProblem } from "@comanda/domain/office/problem";

import { flatMapInSlices } from "#database/time-slices.ts";

import type { Checking } from "./check-plans.ts";
import { findPresent } from "./record-store.ts";
import type { Fields, Plan, Topic } from "./topic.ts";

/** A referenced row must exist and be in use, unless it was referenced before. */
export async function checkReferences(
  topic: Topic,
  { database, location, plans }: Checking,
): Promise<readonly RowProblem[]> {
  const checks = Object.entries(topic.refersTo).map(async ([path, table]) => {
    const named = await flatMapInSlices(plans, (plan) => newlyNamed(path, plan));
    const ids = [...new Set(named.map(({ id }) => id))];
    const present = await findPresent(database, table, { location, ids });
    const [field = path] = path.split(".");
    const rows = new Set(named.flatMap(({ row, id }) => (present.has(id) ? [] : [row])));
    return [...rows].map((row): RowProblem => ({ row, field, code: "not-found" }));
  });
  return (await Promise.all(checks)).flat();
}

type Named = { readonly row: number; readonly id: number };

function newlyNamed(path: string, { row, before, after }: Plan<Fields>): readonly Named[] {
  const known = new Set(before === null ? [] : idsAt(path, before));
  return idsAt(path, after).flatMap((id) => (known.has(id) ? [] : [{ row, id }]));
}

/** `recipe.stockItem` means the stock items of all entries of the recipe. */
export function idsAt(path: string, fields: Fields): readonly number[] {
  const [field = path, within] = path.split(".");
  const value = fields[field];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((entry) => {
    const id: unknown =
      within === undefined ? entry : new Map(Object.entries(Object(entry))).get(within);
    return typeof id === "number" ? [id] : [];
  });
}
