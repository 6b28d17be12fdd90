import { bridgeOrigin } from "@comanda/contract/bridge";

import type { Database } from "#database/database.ts";

/** The origins of the print bridges of all locations, for the tills. Invalid addresses are skipped. */
export async function findBridgeOrigins(database: Database): Promise<readonly string[]> {
  const rows = await database
    .selectFrom("location")
    .select("printer_server_address")
    .where("printer_server_address", "!=", "")
    .execute();
  const origins = rows.map((row) => bridgeOrigin(row.printer_server_address));
  return [...new Set(origins.filter((origin) => origin !== null))];
}
