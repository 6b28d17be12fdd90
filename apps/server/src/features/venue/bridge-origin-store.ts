import { bridgeOrigin } from "@comanda/contract/bridge";

import type { Database } from "#database/database.ts";

/** Where the tills of all locations may find a print bridge. An address that is none is nobody's. */
export async function findBridgeOrigins(database: Database): Promise<readonly string[]> {
  const rows = await database
    .selectFrom("location")
    .select("printer_server_address")
    .where("printer_server_address", "!=", "")
    .execute();
  const origins = rows.map((row) => bridgeOrigin(row.printer_server_address));
  return [...new Set(origins.filter((origin) => origin !== null))];
}
