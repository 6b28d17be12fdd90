import type { TableMaker } from "#database/new-table.ts";

/** The back office edits groups of staff like all other records, with the permissions of their members. */
export async function userGroupColumns(make: TableMaker): Promise<void> {
  await make.addColumnWithDefault("user_group", "revision", { value: 1, check: `"revision" >= 1` });
  await make.addInteger("user_group", "deleted_at");
  await make.addColumnWithDefault("user_group", "permissions", {
    value: "[]",
    check: `"permissions" like '[%]'`,
  });
}
