import type { LocationId, StationId } from "@comanda/domain/id";
import { withTaxClass } from "@comanda/domain/menu/tax-class-of";
import { findMissingStock } from "@comanda/domain/stock/find-missing-stock";
import type { Recipe, StockLevels } from "@comanda/domain/stock/stock";

import type { Database } from "#database/database.ts";
import { getOrCreate } from "#database/get-or-create.ts";
import { createCachedJson, type CachedReply } from "#http/cached-reply.ts";
import { findChangesSince } from "#journal/find-changes-since.ts";
import { isReferenceTable } from "#journal/reference-tables.ts";
import { findHead, type JournalHead } from "#journal/journal-store.ts";

import { findStockLevels, readArticles } from "./article-store.ts";
import { findRecipes } from "./recipe-store.ts";
import { findMenuRows } from "./menu-store.ts";
import { articlePresenter, presentRestOfMenu } from "./present-menu.ts";
import { findTaxClassesOfCategories } from "./tax-class-store.ts";

/** Stations run out of different articles; menus beyond this number are computed again. */
const maxEntries = 8;

/** What is cached of a location's menu, as of a journal row. */
type CachedMenu = {
  readonly head: JournalHead;
  /** The articles that have run out at each station, as of that row. */
  readonly runOut: Map<StationId | null, Promise<RunOutArticles>>;
  /** The cached menu per set of articles that ran out. */
  readonly menus: Map<string, Promise<CachedReply>>;
};

/**
 * Caches the menu until the journal reports a change. Building it takes long in a large venue, and every till requests
 * it.
 */
export function createMenuCache(
  database: Database,
): (location: LocationId, station: StationId | null) => Promise<CachedReply> {
  const locations = new Map<LocationId, CachedMenu>();
  return async (location, station) => {
    const known = await dropStale(database, location, locations.get(location));
    locations.set(location, known);
    const gone = await getOrCreate(known.runOut, { key: station, maximum: maxEntries }, () =>
      readRunOutArticles(database, location, station),
    );
    return getOrCreate(known.menus, { key: gone.articles, maximum: maxEntries }, () =>
      createCachedJson(writeMenu(database, location, gone)),
    );
  };
}

/** Drops what the journal reports as changed; reads its newest row first, so that no change is missed. */
async function dropStale(
  database: Database,
  location: LocationId,
  known: CachedMenu | undefined,
): Promise<CachedMenu> {
  const head = await findHead(database, location);
  const nothing = { head, runOut: new Map(), menus: new Map() };
  if (known === undefined) return nothing;
  if (head.hash === known.head.hash) return known;
  const changes = await findChangesSince(database, location, known.head);
  if (changes === null || changes.some(({ table }) => isReferenceTable(table))) return nothing;
  const isStockMoved = changes.some(({ table }) => table === "stock");
  return { ...known, head, runOut: isStockMoved ? new Map() : known.runOut };
}

type RunOutArticles = {
  /** The articles that have run out and what they lack, as text for comparison. */
  readonly articles: string;
  readonly recipes: readonly Recipe[];
  readonly stockLevels: StockLevels;
};

async function readRunOutArticles(
  database: Database,
  location: LocationId,
  station: StationId | null,
): Promise<RunOutArticles> {
  const recipes = await findRecipes(database, location);
  const stockLevels = await findStockLevels(database, location, station);
  const gone = recipes.map(
    (recipe) => [recipe.article, findMissingStock(recipe, stockLevels)] as const,
  );
  const articles = JSON.stringify(gone.filter(([, missing]) => missing.length > 0));
  return { articles, recipes, stockLevels };
}

/** A `Menu` in JSON, some articles at a time. */
async function* writeMenu(
  database: Database,
  location: LocationId,
  { recipes, stockLevels }: RunOutArticles,
): AsyncGenerator<string> {
  const rows = await findMenuRows(database, location);
  const rest = presentRestOfMenu(rows);
  const present = articlePresenter(recipes, stockLevels, rows.questions);
  const taxClasses = await findTaxClassesOfCategories(database, location);
  yield '{"articles":[';
  let separator = "";
  for await (const articles of readArticles(database, location)) {
    yield (
      separator +
        articles
          .map((article) => JSON.stringify(present(withTaxClass(article, taxClasses))))
          .join(",")
    );
    separator = ",";
  }
  yield `],${JSON.stringify(rest).slice(1)}`;
}
