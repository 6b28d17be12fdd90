import {
  listManagementGroups,
  listStock,
  readStock,
  updateStock as updateStockCall,
  type StockItemReply,
} from "@comanda/contract/stock";
import { stock as stockSchema } from "@comanda/contract/stock-record";
import { noStock } from "@comanda/domain/stock/stock-amount";
import type { StockItem } from "@comanda/domain/stock/stock";

import type { Database } from "#database/database.ts";
import { recordNotFound } from "#call/refused-call.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import { toContractRecord } from "#journal/to-contract-record.ts";

import { findRecipes } from "../menu/index.ts";
import { findStations } from "../venue/index.ts";
import { stockShapes } from "./stock-shapes.ts";
import {
  findAllStock,
  findManagementGroups,
  findStock,
  findStockItemNames,
  findStockItems,
} from "./stock-store.ts";
import { updateStock } from "./update-stock.ts";

export function registerStockRoutes(
  { answerSigned, answerWrite }: CallRegistry,
  database: Database,
): void {
  answerSigned(listStock, async (_input, { location }) => ({
    stockItems: (await findStockItems(database, location)).map(presentItem),
    stocks: (await findAllStock(database, location)).map((row) =>
      toContractRecord(stockSchema, stockShapes.stock, row),
    ),
    recipes: (await findRecipes(database, location)).map(({ article, parts }) => ({
      article,
      parts: [...parts],
    })),
  }));
  answerSigned(readStock, async ({ params }, { location }) => {
    const { id: item, station } = params;
    const stations = await findStations(database, [location]);
    if (stations.every(({ id }) => id !== station)) return recordNotFound("Station", station);
    if (item === 0) return nothing;
    const known = await findStockItemNames(database, location, [item]);
    if (known.length === 0) return recordNotFound("Stock item", item);
    const rows = await findStock(database, location, station);
    const row = rows.find(({ stock_item }) => stock_item === item);
    return row === undefined
      ? nothing
      : { id: row.id, currentCount: row.current_count_thousandths };
  });
  answerSigned(listManagementGroups, async (_input, { location }) => [
    ...(await findManagementGroups(database, location)),
  ]);
  answerWrite(updateStockCall, ({ body }, context) => updateStock(context, body));
}

const nothing = { id: null, currentCount: noStock };

function presentItem({ isActive, ...item }: StockItem): StockItemReply {
  return { ...item, active: isActive };
}
