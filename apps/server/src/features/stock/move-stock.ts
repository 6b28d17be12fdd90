import type { StationId } from "@comanda/domain/id";
import { negateQuantity } from "@comanda/domain/money/quantity";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { findStockShortage } from "@comanda/domain/stock/find-stock-shortage";
import type { Recipe } from "@comanda/domain/stock/stock";
import {
  linesThatMoveStock,
  stockTakenByStation,
  type LineChanges,
  type LineWithStation,
} from "@comanda/domain/stock/stock-by-station";
import type { StockTaken } from "@comanda/domain/stock/stock-taken";
import { withdrawStock } from "@comanda/domain/stock/withdraw-stock";

import type { WriteContext } from "#journal/command.ts";

import { findCachedArticles, findRecipesOfRounds } from "../menu/index.ts";
import { findStock, findStockItemNames, saveLevels } from "./stock-store.ts";

/** Takes the additional need of the lines from the stock of their stations, and returns what they no longer need. */
export async function moveStock(
  context: WriteContext,
  changes: LineChanges,
): Promise<Refusal | null> {
  const lines = linesThatMoveStock(changes);
  const recipesOf = await findRecipesOfRounds(context, [...lines.before, ...lines.after]);
  const recipes = recipesOf(null);
  for (const [station, taken] of stockTakenByStation(lines, recipesOf)) {
    // One station after the other; a bill concerns one or two.
    const shortage = await takeStockAt(context, { station, taken, lines, recipes });
    if (shortage !== null) return shortage;
  }
  return null;
}

type StationStock = {
  readonly station: StationId;
  readonly taken: StockTaken;
  readonly lines: LineChanges;
  /** Those of now: only new lines can need more than there is. */
  readonly recipes: readonly Recipe[];
};

async function takeStockAt(
  context: WriteContext,
  { station, taken, lines, recipes }: StationStock,
): Promise<Refusal | null> {
  const { tx, session } = context;
  const { location } = session;
  const rows = await findStock(tx, location, station);
  const levels = new Map(rows.map((row) => [row.stock_item, row.current_count_thousandths]));
  const items = await findStockItemNames(tx, location, [...taken.keys()]);
  const left = withdrawStock(levels, taken, items);
  if (isRefusal(left)) {
    const short = findStockShortage({ lines: linesAt(station, lines), recipes, levels });
    return short === null ? left : refuseShortage(context, left, short);
  }
  await saveLevels(context, station, { before: rows, after: left });
  return null;
}

/** The lines at a station; the previous ones count negative. */
function linesAt(station: StationId, { before, after }: LineChanges): readonly LineWithStation[] {
  const undone = before.map((line) => ({ ...line, quantity: negateQuantity(line.quantity) }));
  return [...after, ...undone].filter((line) => line.station === station);
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
