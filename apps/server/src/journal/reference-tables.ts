import { tableRoles } from "#database/tables.ts";

import type { Change } from "./changes.ts";

const everydayTables = new Set(
  Object.entries(tableRoles).flatMap(([table, role]) => (role === "everyday" ? [table] : [])),
);

export function changesReferenceData(changes: readonly Change[]): boolean {
  return changes.some(({ table }) => isReferenceTable(table));
}

/** Whether this table may hold the menu, prices or rules. So may the records of what existed before the journal. */
export function isReferenceTable(table: string): boolean {
  return !everydayTables.has(table);
}
