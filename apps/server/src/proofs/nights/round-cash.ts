import type { LocationId } from "@comanda/contract/wire";
import { money } from "@comanda/domain/money/money";

import type { Database } from "#database/database.ts";

const fiveBaht = money(5_00);

/** Rounds what is paid in cash so coarsely that most bills show it. */
export async function roundCash(database: Database, location: LocationId): Promise<void> {
  await database
    .updateTable("currency")
    .set({ cash_step: fiveBaht, cash_way: "nearest" })
    .where("location", "=", location)
    .execute();
}
