import { readFloor } from "@comanda/contract/floor";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { findFloor } from "./floor-store.ts";

export function registerFloorRoutes({ answerSigned }: CallRegistry, database: Database): void {
  answerSigned(readFloor, async (_input, { location }) => {
    const { rooms, tables } = await findFloor(database, location);
    return { rooms: [...rooms], tables: [...tables] };
  });
}
