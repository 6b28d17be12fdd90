import {
  listMissingRows as listMissingRowsCall,
  acknowledgeMissingRows as acknowledgeMissingRowsCall,
} from "@comanda/contract/missing-rows";
import { formatDateTime } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import { findMissingRows, markMissingRowsAcknowledged } from "#journal/missing-rows-store.ts";

/** Rows that tills have seen and the server lacks, listed until the office acknowledges them. */
export function registerMissingRowsRoutes(registry: CallRegistry, database: Database): void {
  registry.answerSigned(listMissingRowsCall, async (_input, { location }) => {
    const rows = await findMissingRows(database, location);
    return rows.map((row) => ({
      user: row.staff,
      station: row.station,
      missing: Math.max(0, row.till_sequence - row.head_sequence),
      since: row.head_at === null ? null : formatDateTime(row.head_at),
      noticed: formatDateTime(row.noticed_at),
    }));
  });
  registry.answerWrite(acknowledgeMissingRowsCall, async (_input, { tx, session, at }) => {
    await markMissingRowsAcknowledged(tx, session.location, at);
    return {};
  });
}
