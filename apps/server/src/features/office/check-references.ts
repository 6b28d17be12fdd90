import type { RowProblem } from "@comanda/domain/office/problem";

import { flatMapInSlices } from "#database/time-slices.ts";

import type { CheckContext } from "./check-plans.ts";
import { findIdsInUse, findRetiredNames } from "./record-store.ts";
import type { Fields, RecordPlan, Topic } from "./topic.ts";

/** A referenced row must exist and be in use, unless it was referenced before. */
export async function checkReferences(
  topic: Topic,
  { database, location, plans }: CheckContext,
): Promise<readonly RowProblem[]> {
  const checks = Object.entries(topic.refersTo).map(async ([path, table]) => {
    const named = await flatMapInSlices(plans, (plan) => newReferences(path, plan));
    const ids = [...new Set(named.map(({ id }) => id))];
    const present = await findIdsInUse(database, table, { location, ids });
    const missing = Map.groupBy(
      named.filter(({ id }) => !present.has(id)),
      ({ row }) => row,
    );
    const retired = await findRetiredNames(database, table, {
      location,
      ids: ids.filter((id) => !present.has(id)),
    });
    const [field = path] = path.split(".");
    return [...missing].map(([row, references]): RowProblem => {
      const names = references.flatMap(({ id }) => retired.get(id) ?? []);
      return { row, field, code: "not-found", ...(names.length > 0 && { names }) };
    });
  });
  return (await Promise.all(checks)).flat();
}

type Reference = { readonly row: number; readonly id: number };

function newReferences(
  path: string,
  { row, before, after }: RecordPlan<Fields>,
): readonly Reference[] {
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
