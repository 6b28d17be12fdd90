import type { StationId } from "@comanda/domain/id";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { findStockShortage } from "@comanda/domain/stock/find-stock-shortage";
import type { Recipe } from "@comanda/domain/stock/stock";
import {
  orderedLines,
  stockMovesByStation,
  type LineChanges,
  type LineWithStation,
  type StockMove,
} from "@comanda/domain/stock/stock-by-station";
import { moveStockLevels, takeUsedStock } from "@comanda/domain/stock/withdraw-stock";

import type { WriteContext } from "#journal/command.ts";

import { findCachedArticles, findRecipesOfRounds } from "../menu/index.ts";
import { findStock, findStockItemNames, saveLevels } from "./stock-store.ts";

/** Takes the additional need of the lines from the stock of their stations, and returns what they no longer need. */
export async function moveStock(
  context: WriteContext,
  changes: LineChanges,
): Promise<Refusal | null> {
  const recipesOf = await findRecipesOfRounds(context, [...changes.before, ...changes.after]);
  const recipes = recipesOf(null);
  const ordered = orderedLines(changes);
  for (const [station, move] of stockMovesByStation(changes, recipesOf)) {
    const lines = ordered.filter((line) => line.station === station);
    // One station after the other; a bill concerns one or two.
    const shortage = await moveStockAt(context, { station, move, lines, recipes });
    if (shortage !== null) return shortage;
  }
  return null;
}

type StationStock = {
  readonly station: StationId;
  readonly move: StockMove;
  /** Those that can be refused. */
  readonly lines: readonly LineWithStation[];
  /** Those of now. */
  readonly recipes: readonly Recipe[];
};

async function moveStockAt(
  context: WriteContext,
  { station, move, lines, recipes }: StationStock,
): Promise<Refusal | null> {
  const { tx, session } = context;
  const { location } = session;
  const rows = await findStock(tx, location, station);
  const levels = new Map(rows.map((row) => [row.stock_item, row.current_count_thousandths]));
  const items = await findStockItemNames(tx, location, [...move.ordered.keys()]);
  const left = moveStockLevels(levels, move, items);
  if (isRefusal(left)) {
    const before = new Map([...levels, ...takeUsedStock(levels, move.used)]);
    const short = findStockShortage({ lines, recipes, levels: before });
    return short === null ? left : refuseShortage(context, left, short);
  }
  await saveLevels(context, station, { before: rows, after: left });
  return null;
}

type Shortage = NonNullable<ReturnType<typeof findStockShortage>>;

/** The refusal states how many are left, and of which article. */
async function refuseShortage(
  context: WriteContext,
  { refusal, about }: Refusal,
  { article, left }: Shortage,
): Promise<Refusal> {
  const [found] = await findCachedArticles(context, [article]);
  return refuse(refusal, { ...about, left, ...(found && { article: found.name }) });
}
