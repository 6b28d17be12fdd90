import type { LocationId, StationId } from "@comanda/domain/id";
import { outOfStock } from "@comanda/domain/stock/find-missing-stock";
import type { Recipe, StockLevels } from "@comanda/domain/stock/stock";

import type { Database } from "#database/database.ts";
import { keptReply, type KeptReply } from "#http/cached-reply.ts";
import { changesSince } from "#journal/find-changes-since.ts";
import { isOfHouse } from "#journal/reference-versions.ts";
import { findHead, type JournalHead } from "#journal/journal-store.ts";

import { findArticles, findRecipes, findStockLevels } from "./article-store.ts";
import { findMenuRows } from "./menu-store.ts";
import { presentMenu } from "./present-menu.ts";

/** Stations run out of different articles; menus beyond this number are computed again. */
const mostKept = 8;

/** What is cached of a location's menu, as of a journal row. */
type Known = {
  readonly head: JournalHead;
  /** The articles that have run out at each station, as of that row. */
  readonly runOut: Map<StationId | null, Promise<RunOut>>;
  /** The cached menu per set of articles that ran out. */
  readonly menus: Map<string, Promise<KeptReply>>;
};

/**
 * Caches the menu until the journal reports a change. Building it takes long in a large venue, and every till requests
 * it.
 */
export function keptMenus(
  database: Database,
): (location: LocationId, station: StationId | null) => Promise<KeptReply> {
  const locations = new Map<LocationId, Known>();
  return async (location, station) => {
    const known = await upToDate(database, location, locations.get(location));
    locations.set(location, known);
    const gone = await kept(known.runOut, station, () => readRunOut(database, location, station));
    return kept(known.menus, gone.articles, () => readMenu(database, location, gone));
  };
}

/** Drops what the journal reports as changed; reads its newest row first, so that no change is missed. */
async function upToDate(
  database: Database,
  location: LocationId,
  known: Known | undefined,
): Promise<Known> {
  const head = await findHead(database, location);
  const nothing = { head, runOut: new Map(), menus: new Map() };
  if (known === undefined) return nothing;
  if (head.hash === known.head.hash) return known;
  const changes = await changesSince(database, location, known.head);
  if (changes === null || changes.some(({ table }) => isOfHouse(table))) return nothing;
  const isStockMoved = changes.some(({ table }) => table === "stock");
  return { ...known, head, runOut: isStockMoved ? new Map() : known.runOut };
}

/** Shares one pending read among all callers, and retries after a failure. */
async function kept<Key, Value>(
  values: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = values.get(key);
  if (known !== undefined) return known;
  const [oldest] = values.keys();
  if (values.size >= mostKept && oldest !== undefined) values.delete(oldest);
  const made = make();
  values.set(key, made);
  made.catch(() => values.delete(key));
  return made;
}

type RunOut = {
  /** The articles that have run out and what they lack, as text for comparison. */
  readonly articles: string;
  readonly recipes: readonly Recipe[];
  readonly stockLevels: StockLevels;
};

async function readRunOut(
  database: Database,
  location: LocationId,
  station: StationId | null,
): Promise<RunOut> {
  const recipes = await findRecipes(database, location);
  const stockLevels = await findStockLevels(database, location, station);
  const gone = recipes.map((recipe) => [recipe.article, outOfStock(recipe, stockLevels)] as const);
  const articles = JSON.stringify(gone.filter(([, missing]) => missing.length > 0));
  return { articles, recipes, stockLevels };
}

async function readMenu(
  database: Database,
  location: LocationId,
  { recipes, stockLevels }: RunOut,
): Promise<KeptReply> {
  const rows = await findMenuRows(database, location);
  const articles = await findArticles(database, location);
  return keptReply(JSON.stringify(presentMenu({ ...rows, articles, recipes, stockLevels })));
}
