import type { LocationId } from "@comanda/contract/wire";
import { money } from "@comanda/domain/money/money";

import type { Database } from "#database/database.ts";

const fiveBaht = money(5_00);

/** Rounds what is paid in cash so coarsely that most bills show it, and takes dollars. */
export async function takeCurrencies(database: Database, location: LocationId): Promise<void> {
  await database
    .updateTable("currency")
    .set({ cash_step: fiveBaht, cash_way: "nearest" })
    .where("location", "=", location)
    .execute();
  await database
    .insertInto("foreign_currency")
    .values({
      location,
      name: "US dollar",
      code: "USD",
      rate_millionths: 33_253_300,
      has_decimals: 1,
      revision: 1,
      deleted_at: null,
    })
    .execute();
}
