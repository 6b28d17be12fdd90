import type { LocationId } from "@comanda/domain/id";
import { sql } from "kysely";

import type { Database } from "#database/database.ts";

type AskedArticles = { readonly location: LocationId; readonly ids: readonly number[] };

type SetWithPart = { readonly id: number; readonly name: string; readonly of: number };

/** The sets of which these articles can be a part. */
export async function findSetsWith(
  database: Database,
  { location, ids }: AskedArticles,
): Promise<readonly SetWithPart[]> {
  const { rows } = await sql<SetWithPart>`
    select distinct s.id as id, s.name as name, c.article as of
    from question_choice c
    inner join question q on q.location = c.location and q.id = c.question
    inner join question_article a on a.location = q.location and a.question = q.id
    inner join article s on s.location = a.location and s.id = a.article
    where c.location = ${location} and c.article in (${sql.join(ids)})
      and q.deleted_at is null and s.deleted_at is null and s.is_set = 1
    order by s.id
  `.execute(database);
  return rows;
}
