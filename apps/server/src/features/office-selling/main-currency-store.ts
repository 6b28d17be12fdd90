import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

type MainCurrency = {
  readonly id: number;
  readonly code: string;
  readonly hasDecimals: boolean;
};

export async function findMainCurrency(
  database: Database,
  location: LocationId,
): Promise<MainCurrency | null> {
  const row = await database
    .selectFrom("currency")
    .select(["id", "code", "has_decimals"])
    .where("location", "=", location)
    .where("is_main", "=", 1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { id: row.id, code: row.code, hasDecimals: row.has_decimals === 1 };
}
