import {
  linkTables as linkTablesCall,
  readFloor,
  unlinkTables as unlinkTablesCall,
} from "@comanda/contract/floor";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { findFloor } from "./floor-store.ts";
import { linkTables, unlinkTables } from "./link-tables.ts";

export function registerFloorRoutes(
  { answerSigned, answerWrite }: CallRegistry,
  database: Database,
): void {
  answerSigned(readFloor, async (_input, { location }) => {
    const { rooms, tables, links } = await findFloor(database, location);
    return {
      rooms: [...rooms],
      tables: [...tables],
      links: links.map(({ id, tables: linked }) => ({ id, tables: [...linked] })),
    };
  });
  answerWrite(linkTablesCall, ({ body }, context) => linkTables(context, body));
  answerWrite(unlinkTablesCall, ({ params }, context) => unlinkTables(context, params.id));
}
