import { linkedTables } from "@comanda/contract/floor";
import type { LocationId } from "@comanda/domain/id";
import type { TableLink } from "@comanda/domain/floor/floor";
import { sql, type Selectable } from "kysely";

import { compileOnce } from "#database/compile-once.ts";
import type { Database } from "#database/database.ts";
import { fromJson, toJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";
import type { WriteContext } from "#journal/command.ts";

type LinkRow = Selectable<Tables["table_link"]>;

export async function findLinks(
  database: Database,
  location: LocationId,
): Promise<readonly TableLink[]> {
  const rows = await selectLinks(database, { location });
  return rows.map(({ id, tables }) => ({ id, tables: fromJson(linkedTables, tables) }));
}

const selectLinks = compileOnce((database, { location }: Pick<LinkRow, "location">) =>
  database.selectFrom("table_link").selectAll().where("location", "=", location).orderBy("id"),
);

export async function insertLink(
  { tx, session, changes }: WriteContext,
  tables: TableLink["tables"],
): Promise<LinkRow> {
  const values = { location: session.location, tables: toJson([...tables]) };
  const { id } = await tx
    .insertInto("table_link")
    .values(values)
    .returning("id")
    .executeTakeFirstOrThrow();
  const row = { id, ...values };
  changes.inserted("table_link", row);
  return row;
}

export async function deleteLink(
  { tx, session, changes }: WriteContext,
  { id, tables }: TableLink,
): Promise<void> {
  const { location } = session;
  await tx.deleteFrom("table_link").where("location", "=", location).where("id", "=", id).execute();
  changes.deleted("table_link", { id, location, tables: toJson([...tables]) });
}

/** Whether a bill is open at one of these places. */
export async function hasOpenBill(
  { tx, session }: WriteContext,
  placeKeys: readonly string[],
): Promise<boolean> {
  const found = await tx
    .selectFrom("bill")
    .select("id")
    .where("location", "=", session.location)
    .where("place_key", "in", placeKeys)
    // No parameter: the index has only the open bills.
    .where("status", "=", sql.lit("open" as const))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
