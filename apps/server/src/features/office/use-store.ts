import type { LocationId } from "@comanda/domain/id";
import { sql, type RawBuilder } from "kysely";

import type { Database } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";

import type { FoundUse, Topic, UseRule } from "./topic.ts";

/** Rows that are never retired. */
const neverRetired = new Set(["bill", "shift"]);

type UseQuery = {
  readonly location: LocationId;
  readonly ids: readonly number[];
  /** Users of the topic's own kind that do not count, because they are retired together with these. */
  readonly besides: readonly number[];
};

/** The rows that still refer to these. */
export async function findUses(
  database: Database,
  { kind, usedBy, usedElsewhere }: Pick<Topic, "kind" | "usedBy" | "usedElsewhere">,
  { location, ids, besides }: UseQuery,
): Promise<readonly FoundUse[]> {
  const found = await Promise.all([
    ...usedBy.map((use) =>
      runInBatches(ids, (batch) =>
        findUsesByRule(database, use, {
          location,
          ids: batch,
          besides: use.kind === kind ? besides : [],
        }),
      ),
    ),
    runInBatches(ids, (batch) => usedElsewhere(database, { location, ids: batch })),
  ]);
  return found.flat();
}

function onlyWhere(column: RawBuilder<unknown>, value: string | null): RawBuilder<unknown> {
  return value === null ? sql`and ${column} is null` : sql`and ${column} = ${value}`;
}

/** The `location` of staff is where they are signed in, not where they work. */
function atLocation(table: string, location: LocationId): RawBuilder<unknown> {
  if (table !== "staff") return sql`${sql.ref(`${table}.location`)} = ${location}`;
  return sql`staff.id in (select w.staff from staff_location w where w.location = ${location})`;
}

/** More than a user reads. */
const maxUses = 200;

async function findUsesByRule(
  database: Database,
  { kind, table, column, name, through, where, isHolding }: UseRule,
  { location, ids, besides }: UseQuery,
): Promise<readonly FoundUse[]> {
  const user = sql.table(table);
  const naming = sql.table(through?.table ?? table);
  const join =
    through === undefined
      ? sql``
      : sql`inner join ${naming} on ${naming}.location = ${user}.location
          and ${naming}.${sql.ref(through.owner)} = ${user}.id`;
  const present = neverRetired.has(table) ? sql`` : sql`and ${user}.deleted_at is null`;
  const only = where === undefined ? sql`` : onlyWhere(sql.ref(`${table}.${where[0]}`), where[1]);
  const others = besides.length === 0 ? sql`` : sql`and ${user}.id not in (${sql.join(besides)})`;
  const { rows } = await sql<{ readonly id: number; readonly name: string; readonly of: number }>`
    select distinct ${user}.id as id, cast(${user}.${sql.ref(name)} as text) as name,
      ${naming}.${sql.ref(column)} as of
    from ${user} ${join}
    where ${atLocation(table, location)} and ${naming}.${sql.ref(column)} in (${sql.join(ids)})
      ${present} ${only} ${others}
    order by ${user}.id limit ${maxUses}
  `.execute(database);
  return rows.map((row) => ({ kind, ...row, isHolding }));
}
