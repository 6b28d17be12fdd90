import type { StockItemReply } from "@comanda/contract/stock";
import { menuInStock } from "@comanda/domain/stock/menu-in-stock";
import { levelsAt, type StockItem } from "@comanda/domain/stock/stock";

import { sessionState } from "#api/session.ts";

import type { Records } from "@comanda/sync/records/records";
import type { Reference } from "./reference.ts";

/** The menu follows the counts of the station where this till stands: a tile says that it ran out as soon as it did. */
export function referenceInStock(reference: Reference, { stock }: Records): Reference {
  const now = sessionState();
  const station = now.state === "signed-in" ? now.session.user.station : null;
  if (station === null) return reference;
  const levels = levelsAt(station, [...stock.values()]);
  const menu = menuInStock(reference.menu, reference.recipes, levels);
  return menu === reference.menu ? reference : { ...reference, menu };
}

/** A stock item as the rules of the house know it. */
export function stockItemFrom({ active, ...item }: StockItemReply): StockItem {
  return { ...item, isActive: active };
}
