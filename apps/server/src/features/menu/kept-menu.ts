import type { LocationId, StationId } from "@comanda/domain/id";
import { outOfStock } from "@comanda/domain/stock/out-of-stock";
import type { Recipe, StockLevels } from "@comanda/domain/stock/stock";

import type { Database } from "#database/database.ts";
import { keptReply, type KeptReply } from "#http/kept-reply.ts";
import { changesSince } from "#journal/changes-since.ts";
import { isOfHouse } from "#journal/house-states.ts";
import { findHead, type JournalHead } from "#journal/journal-store.ts";

import { findArticles, findRecipes, findStockLevels } from "./article-store.ts";
import { findMenuRows } from "./menu-store.ts";
import { presentMenu } from "./present-menu.ts";

/** Stations run out of different things; what else there was is made again. */
const mostKept = 8;

/** What is known of a location's menu as of a row of its journal. */
type Known = {
  readonly head: JournalHead;
  /** What has run out at each station, as of that row. */
  readonly runOut: Map<StationId | null, Promise<RunOut>>;
  /** The menu with that run out. */
  readonly menus: Map<string, Promise<KeptReply>>;
};

/**
 * Makes the menu when it has changed and keeps it meanwhile: the journal tells whether it may have. Making it takes as
 * long as it is, and every till asks for it.
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

/** Forgets what the journal says has changed; its newest row is read first, so that no change is missed. */
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

/** Asks once for what many wait for, and again if it failed. */
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
  /** The articles that cannot be made, with what is missing, in words to compare. */
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
