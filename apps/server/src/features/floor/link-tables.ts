import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { linkTables as linkTablesCall } from "@comanda/contract/floor";
import { placeKey } from "@comanda/domain/bill/place";
import { placeOfTable } from "@comanda/domain/floor/floor";
import { linkTables as linkTablesRule } from "@comanda/domain/floor/link-tables";
import type { TableLinkId } from "@comanda/domain/id";
import { isRefusal } from "@comanda/domain/refusal";

import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findFloor } from "./floor-store.ts";
import { deleteLink, findLinks, hasOpenBill, insertLink } from "./link-store.ts";

type Reply = Omit<ReplyOf<typeof linkTablesCall>, JournalField>;

/** Guests sit together across tables. Tables that are linked already come along. */
export async function linkTables(
  context: WriteContext,
  { tables: ids }: BodyOf<typeof linkTablesCall>,
): Promise<Reply | RefusedCall> {
  const floor = await findFloor(context.tx, context.session.location);
  const missing = ids.find((id) => floor.tables.every((table) => table.id !== id));
  if (missing !== undefined) return recordNotFound("Table", missing);
  const wanted = floor.tables.filter(({ id }) => ids.includes(id));
  const linked = linkTablesRule(floor, wanted);
  if (isRefusal(linked)) return linked;
  const [same] = linked.replaced;
  if (same !== undefined && linked.replaced.length === 1) {
    // Nothing to write: they sit together already.
    if (same.tables.length === linked.tables.length) return { id: same.id };
  }
  for (const link of linked.replaced) await deleteLink(context, link);
  const { id } = await insertLink(context, linked.tables);
  return { id };
}

export async function unlinkTables(
  context: WriteContext,
  id: TableLinkId,
): Promise<Reply | RefusedCall> {
  const links = await findLinks(context.tx, context.session.location);
  const link = links.find((one) => one.id === id);
  if (link === undefined) return recordNotFound("Table link", id);
  await deleteLink(context, link);
  return { id };
}

/** The guests of a bill have left its place: a link ends with the last bill at its tables. */
export async function endLinksLeft(context: WriteContext, left: string): Promise<void> {
  const links = await findLinks(context.tx, context.session.location);
  if (links.length === 0) return;
  const { tables } = await findFloor(context.tx, context.session.location);
  const keys = new Map(tables.map((table) => [table.id, placeKey(placeOfTable(table))]));
  for (const link of links) {
    const places = link.tables.flatMap((id) => keys.get(id) ?? []);
    if (!places.includes(left) || (await hasOpenBill(context, places))) continue;
    await deleteLink(context, link);
  }
}
