import type { StationId } from "@comanda/domain/id";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import { stockTakenByStation, type PlacedLine } from "@comanda/domain/stock/stock-by-station";
import type { StockTaken } from "@comanda/domain/stock/stock-taken";
import { takeStock } from "@comanda/domain/stock/take-stock";

import type { Writing } from "#journal/command.ts";

import { recipesOfHouse } from "../menu/index.ts";
import { findStock, findStockItemNames, saveLevels } from "./stock-store.ts";

type Lines = { readonly before: readonly PlacedLine[]; readonly after: readonly PlacedLine[] };

/** Takes what the lines need more than before from the stock of their stations, and gives back what they need less. */
export async function moveStock(writing: Writing, lines: Lines): Promise<Refusal | null> {
  const articles = [...lines.before, ...lines.after].map(({ article }) => article);
  const recipes = await recipesOfHouse(writing, articles);
  for (const [station, taken] of stockTakenByStation(lines, recipes)) {
    // One station after the other; a bill is about one or two.
    // oxlint-disable-next-line no-await-in-loop
    const shortage = await takeAt(writing, station, taken);
    if (shortage !== null) return shortage;
  }
  return null;
}

async function takeAt(
  writing: Writing,
  station: StationId,
  taken: StockTaken,
): Promise<Refusal | null> {
  const { tx, session } = writing;
  const { location } = session;
  const rows = await findStock(tx, location, station);
  const levels = new Map(rows.map((row) => [row.stock_item, row.current_count_thousandths]));
  const items = await findStockItemNames(tx, location, [...taken.keys()]);
  const left = takeStock(levels, taken, items);
  if (isRefusal(left)) return left;
  await saveLevels(writing, station, { before: rows, after: left });
  return null;
}
