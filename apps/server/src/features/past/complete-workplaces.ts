import type { Change } from "#journal/changes.ts";

/**
 * What the row of a workplace says of the staff: those who join a location have been staff elsewhere, so their whole
 * row is an update, although this journal has not had it; those who leave are not staff here any more.
 */
export function completeWorkplaces(changes: readonly Change[]): readonly Change[] {
  const workplaces = changes.filter(({ table }) => table === "staff_location");
  if (workplaces.length === 0) return changes;
  const joined = new Set(workplaces.flatMap(({ kind, id }) => (kind === "insert" ? [id] : [])));
  const left = workplaces.flatMap(({ kind, id }) => (kind === "delete" ? [id] : []));
  return [
    ...changes.map((change) =>
      change.kind === "update" && change.table === "staff" && joined.has(change.id)
        ? { kind: "insert" as const, table: change.table, id: change.id, row: change.new }
        : change,
    ),
    ...left.map((id) => ({ kind: "delete" as const, table: "staff", id, row: {} })),
  ];
}
