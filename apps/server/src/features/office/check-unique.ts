import type { RowProblem } from "@comanda/domain/office/problem";

import { flatMapInSlices, mapInSlices } from "#database/time-slices.ts";
import type { Row } from "#journal/changes.ts";

import type { CheckContext } from "./check-plans.ts";
import { findHolders } from "./record-store.ts";
import type { Fields, RecordPlan, Topic } from "./topic.ts";

/** Names and other keys must be unique, also among retired rows, which may come back. */
export async function checkUnique(
  topic: Topic,
  checking: CheckContext,
): Promise<readonly RowProblem[]> {
  const checks = topic.unique.map((fields) => checkKey(topic, checking, fields));
  return (await Promise.all(checks)).flat();
}

async function checkKey(
  topic: Topic,
  { database, location, plans, retiring }: CheckContext,
  fields: readonly string[],
): Promise<readonly RowProblem[]> {
  const columns = fields.flatMap((field) => topic.columns[field]?.column ?? []);
  const keyed = await mapInSlices(plans, (plan) => ({ plan, row: keysOf(topic, fields, plan) }));
  const [first = "id"] = columns;
  // Empty keys may repeat, such as guests without a card.
  const values = keyed.flatMap(({ row }) => (row[first] === "" ? [] : (row[first] ?? [])));
  const holders = await findHolders(database, topic, { location, columns, values });
  const changing = new Set(plans.map(({ id }) => id));
  // Rows of the call itself are compared with their new values.
  const others = holders.filter(
    (row) =>
      !changing.has(Number(row["id"])) &&
      !(topic.freesNames && (row["deleted_at"] !== null || retiring.has(Number(row["id"])))),
  );
  const held = new Map(others.map((row) => [keyOf(columns, row), row]));
  const field = fields.includes("name") ? "name" : (fields[0] ?? "id");
  const seen = new Set<string>();
  return flatMapInSlices(keyed, ({ plan, row }): readonly RowProblem[] => {
    if (row[first] === "") return [];
    const key = keyOf(columns, row);
    const holder = held.get(key);
    const isRepeated = seen.has(key);
    seen.add(key);
    if (holder !== undefined) {
      const isRetired = holder["deleted_at"] !== null || retiring.has(Number(holder["id"]));
      return [{ row: plan.row, field, code: isRetired ? "taken-by-retired" : "taken" }];
    }
    return isRepeated ? [{ row: plan.row, field, code: "taken" }] : [];
  });
}

/** Only the key's columns: computing all columns for each key took a third of the check. */
function keysOf({ columns }: Topic, fields: readonly string[], { after }: RecordPlan<Fields>): Row {
  const kept = fields.flatMap((field) => {
    const column = columns[field];
    return column === undefined ? [] : [[column.column, column.toColumn(after[field])]];
  });
  return Object.fromEntries(kept);
}

export function keyOf(columns: readonly string[], row: Row): string {
  return JSON.stringify(columns.map((column) => row[column] ?? null));
}
