import { listMenu } from "@comanda/contract/menu";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { findArticles, findRecipes, findStockLevels } from "./article-store.ts";
import { findMenuRows } from "./menu-store.ts";
import { presentMenu } from "./present-menu.ts";

export function registerMenuRoutes({ answerSigned }: CallRegistry, database: Database): void {
  answerSigned(listMenu, async (_input, { location, station }) =>
    presentMenu({
      ...(await findMenuRows(database, location)),
      articles: await findArticles(database, location),
      recipes: await findRecipes(database, location),
      stockLevels: await findStockLevels(database, location, station),
    }),
  );
}
