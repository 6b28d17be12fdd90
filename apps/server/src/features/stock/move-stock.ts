import type { StationId } from "@comanda/domain/id";
import { negateQuantity } from "@comanda/domain/money/quantity";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { piecesLeft } from "@comanda/domain/stock/find-stock-shortage";
import type { Recipe } from "@comanda/domain/stock/stock";
import { stockTakenByStation, type PlacedLine } from "@comanda/domain/stock/stock-by-station";
import type { StockTaken } from "@comanda/domain/stock/stock-taken";
import { takeStock } from "@comanda/domain/stock/withdraw-stock";

import type { Writing } from "#journal/command.ts";

import { articlesOfHouse, recipesOfHouse } from "../menu/index.ts";
import { findStock, findStockItemNames, saveLevels } from "./stock-store.ts";

type Lines = { readonly before: readonly PlacedLine[]; readonly after: readonly PlacedLine[] };

/** Takes the additional need of the lines from the stock of their stations, and returns what they no longer need. */
export async function moveStock(writing: Writing, lines: Lines): Promise<Refusal | null> {
  const articles = [...lines.before, ...lines.after].map(({ article }) => article);
  const recipes = await recipesOfHouse(writing, articles);
  for (const [station, taken] of stockTakenByStation(lines, recipes)) {
    // One station after the other; a bill concerns one or two.
    // oxlint-disable-next-line no-await-in-loop
    const shortage = await takeAt(writing, { station, taken, lines, recipes });
    if (shortage !== null) return shortage;
  }
  return null;
}

type Taking = {
  readonly station: StationId;
  readonly taken: StockTaken;
  readonly lines: Lines;
  readonly recipes: readonly Recipe[];
};

async function takeAt(
  writing: Writing,
  { station, taken, lines, recipes }: Taking,
): Promise<Refusal | null> {
  const { tx, session } = writing;
  const { location } = session;
  const rows = await findStock(tx, location, station);
  const levels = new Map(rows.map((row) => [row.stock_item, row.current_count_thousandths]));
  const items = await findStockItemNames(tx, location, [...taken.keys()]);
  const left = takeStock(levels, taken, items);
  if (isRefusal(left)) {
    const short = piecesLeft({ lines: linesAt(station, lines), recipes, levels });
    return short === null ? left : sayHowMany(writing, left, short);
  }
  await saveLevels(writing, station, { before: rows, after: left });
  return null;
}

/** The lines at a station; the previous ones count negative. */
function linesAt(station: StationId, { before, after }: Lines): readonly PlacedLine[] {
  const undone = before.map((line) => ({ ...line, quantity: negateQuantity(line.quantity) }));
  return [...after, ...undone].filter((line) => line.station === station);
}

type Short = NonNullable<ReturnType<typeof piecesLeft>>;

/** The refusal states how many are left, and of which article. */
async function sayHowMany(
  writing: Writing,
  { refusal, about }: Refusal,
  { article, left }: Short,
): Promise<Refusal> {
  const [found] = await articlesOfHouse(writing, [article]);
  return refuse(refusal, { ...about, left, ...(found && { article: found.name }) });
}
