import {
  linkTables as linkTablesCall,
  unlinkTables as unlinkTablesCall,
} from "@comanda/contract/floor";
import type { TableLinkId } from "@comanda/domain/id";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import type { TableView } from "./read-tables.ts";

/** Two tables sit together, with those that sit with either of them; their bills stay as they are. */
export async function linkTables(one: TableView, other: TableView): Promise<Failure | null> {
  const tables = [one, other].flatMap(({ table, link }) => [
    ...(table === null ? [] : [table.id]),
    ...(link?.tables ?? []),
  ]);
  const outcome = await write(linkTablesCall, { body: { tables: [...new Set(tables)] } });
  return outcome.ok ? null : outcome.failure;
}

export async function unlinkTables(id: TableLinkId): Promise<Failure | null> {
  const outcome = await write(unlinkTablesCall, { params: { id } });
  return outcome.ok ? null : outcome.failure;
}
