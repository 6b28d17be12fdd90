import { negateQuantity } from "@comanda/domain/money/quantity";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import { stockTaken, type StockLine } from "@comanda/domain/stock/stock-taken";
import { takeStock } from "@comanda/domain/stock/take-stock";

import type { Writing } from "#journal/command.ts";

import { findRecipes } from "../menu/index.ts";
import { findStock, findStockItemNames, saveLevels } from "./stock-store.ts";

/** Takes what the lines need more than before from the station's stock, and gives back what they need less. */
export async function moveStock(
  writing: Writing,
  {
    before,
    after,
  }: { readonly before: readonly StockLine[]; readonly after: readonly StockLine[] },
): Promise<Refusal | null> {
  const { tx, session } = writing;
  const { location, station } = session;
  if (station === null) return null;
  const recipes = await findRecipes(tx, location);
  const undone = before.map((line) => ({ ...line, quantity: negateQuantity(line.quantity) }));
  const taken = stockTaken([...after, ...undone], recipes);
  if (taken.size === 0) return null;
  const rows = await findStock(tx, location, station);
  const levels = new Map(rows.map((row) => [row.stock_item, row.current_count_thousandths]));
  const items = await findStockItemNames(tx, location, [...taken.keys()]);
  const left = takeStock(levels, taken, items);
  if (isRefusal(left)) return left;
  await saveLevels(writing, station, { before: rows, after: left });
  return null;
}
