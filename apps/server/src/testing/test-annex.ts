import type { Database } from "#database/database.ts";

/** A third location of the demo venue, at which its manager works and nothing is sold yet. */
export async function addAnnex(database: Database): Promise<number> {
  const { id: here, ...harbour } = await database
    .selectFrom("location")
    .selectAll()
    .where("name", "=", "Harbour Hotel")
    .executeTakeFirstOrThrow();
  const { id: location } = await database
    .insertInto("location")
    .values({ ...harbour, name: "Annex" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: _id, ...baht } = await database
    .selectFrom("currency")
    .selectAll()
    .where("location", "=", here)
    .where("is_main", "=", 1)
    .executeTakeFirstOrThrow();
  await database
    .insertInto("currency")
    .values({ ...baht, location })
    .execute();
  const { id: staff } = await database
    .selectFrom("staff")
    .select("id")
    .where("username", "=", "admin")
    .executeTakeFirstOrThrow();
  await database.insertInto("staff_location").values({ location, staff, ref: "1" }).execute();
  return location;
}
