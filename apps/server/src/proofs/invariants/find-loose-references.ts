import { sql } from "kysely";

import type { Database } from "#database/database.ts";

/** What no foreign key can check once each location has its own shard, and what repeats a value of another table. */
export async function findLooseReferences(database: Database): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const table of ["article", "stock_item"]) {
    for (const column of ["master", "clone"]) {
      const { rows } = await sql<{ id: number; original: number }>`
        select copy.id, ${sql.ref(`copy.${column}`)} as original from ${sql.table(table)} as copy
        where ${sql.ref(`copy.${column}`)} is not null
          and not exists (
            select 1 from ${sql.table(table)} as original
            where original.id = ${sql.ref(`copy.${column}`)}
          )
      `.execute(database);
      faults.push(
        ...rows.map(({ id, original }) => `${table} ${id}: its ${column} ${original} is nowhere`),
      );
    }
  }
  const { rows } = await sql<{ staff: number; location: number; ref: string }>`
    select staff_location.staff, staff_location.location, staff_location.ref
    from staff_location inner join staff on staff.id = staff_location.staff
    where staff.ref <> staff_location.ref
  `.execute(database);
  return [
    ...faults,
    ...(await findStationsOfOtherLanguages(database)),
    ...rows.map(({ staff, location, ref }) => `Staff ${staff} is not ${ref}, as at ${location}`),
  ];
}

/** A station is in every shard, so no foreign key keeps its language of papers to its location. */
async function findStationsOfOtherLanguages(database: Database): Promise<readonly string[]> {
  const rows = await database
    .selectFrom("station")
    .select(["station.id", "station.paper_language"])
    .where("station.paper_language", "is not", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("paper_language")
            .select("paper_language.id")
            .whereRef("paper_language.id", "=", "station.paper_language")
            .whereRef("paper_language.location", "=", "station.location"),
        ),
      ),
    )
    .orderBy("station.id")
    .execute();
  return rows.map(
    ({ id, paper_language }) => `Station ${id}: language ${paper_language} is not its location's`,
  );
}
