import { listMenu } from "@comanda/contract/menu";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { createMenuCache } from "./menu-cache.ts";

export function registerMenuRoutes({ answerCached }: CallRegistry, database: Database): void {
  const menuOf = createMenuCache(database);
  answerCached(listMenu, (_input, { location, station }) => menuOf(location, station));
}
