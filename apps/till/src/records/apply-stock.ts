import type { StockItemReply } from "@comanda/contract/stock";
import { applyStockToMenu } from "@comanda/domain/stock/apply-stock-to-menu";
import { stockLevelsAt, type StockItem } from "@comanda/domain/stock/stock";

import { sessionState } from "#api/session.ts";

import type { Records } from "@comanda/sync/records/records";
import type { Reference } from "./reference.ts";

/** Marks articles as sold out by the stock at this till's station, so that a tile shows it at once. */
export function applyStock(reference: Reference, { stock }: Records): Reference {
  const now = sessionState();
  const station = now.state === "signed-in" ? now.session.user.station : null;
  if (station === null) return reference;
  const levels = stockLevelsAt(station, [...stock.values()]);
  const menu = applyStockToMenu(reference.menu, reference.recipes, levels);
  return menu === reference.menu ? reference : { ...reference, menu };
}

/** Converts a stock item from the wire for the domain rules. */
export function toStockItem({ active, ...item }: StockItemReply): StockItem {
  return { ...item, isActive: active };
}
