import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import type { CategoryPlace } from "#database/journalled-rows.ts";

/** The tree of categories, including retired ones. */
export async function findCategoryPlaces(
  database: Database,
  location: LocationId,
): Promise<readonly CategoryPlace[]> {
  return database
    .selectFrom("category")
    .select(["id", "parent"])
    .where("location", "=", location)
    .orderBy("id")
    .execute();
}
