import type { OfficeUse } from "@comanda/contract/office";
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
  { kind, usedBy, findMoreUses }: Pick<Topic, "kind" | "usedBy" | "findMoreUses">,
  { location, ids, besides }: UseQuery,
): Promise<readonly FoundUse[]> {
  const found = await Promise.all([
    ...usedBy.map((use) =>
      runInBatches(ids, async (batch) => {
        const asked = { location, ids: batch, besides: use.kind === kind ? besides : [] };
        return (await findUsesByRule(database, use, asked)).uses;
      }),
    ),
    runInBatches(ids, (batch) => findMoreUses(database, { location, ids: batch })),
  ]);
  return found.flat();
}

/** The rows that still refer to one, and how many more there are than a user reads. */
export async function listUses(
  database: Database,
  { usedBy, findMoreUses }: Pick<Topic, "usedBy" | "findMoreUses">,
  { location, id }: { readonly location: LocationId; readonly id: number },
): Promise<OfficeUse[]> {
  const asked = { location, ids: [id] };
  const [byRule, others] = await Promise.all([
    Promise.all(usedBy.map((rule) => findUsesByRule(database, rule, { ...asked, besides: [] }))),
    findMoreUses(database, asked),
  ]);
  return [...byRule.flatMap(withMore), ...others].map(({ of: _of, ...use }) => use);
}

/** On the last use and not beside the list: tills of earlier releases read a list. */
function withMore({ uses, count }: FoundByRule): readonly (FoundUse & Pick<OfficeUse, "more">)[] {
  const more = count - uses.length;
  const last = uses.at(-1);
  return last === undefined || more === 0 ? uses : [...uses.slice(0, -1), { ...last, more }];
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
  rule: UseRule,
  { location, ids, besides }: UseQuery,
): Promise<FoundByRule> {
  const { kind, table, column, name, through, where, isHolding } = rule;
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
  const { rows } = await sql<UseRow>`
    select *, count(*) over () as count from (
      select distinct ${user}.id as id, cast(${user}.${sql.ref(name)} as text) as name,
        ${naming}.${sql.ref(column)} as of, ${leftEmpty(rule)} as left_empty
      from ${user} ${join}
      where ${atLocation(table, location)} and ${naming}.${sql.ref(column)} in (${sql.join(ids)})
        ${present} ${only} ${others}
    ) as found
    order by id limit ${maxUses}
  `.execute(database);
  const uses = rows.map(({ left_empty: isEmpty, count: _count, ...row }) => ({
    kind,
    ...row,
    isHolding,
    ...(isEmpty === 1 && { isLeftEmpty: true }),
  }));
  return { uses, count: Number(rows[0]?.count ?? 0) };
}

type FoundByRule = {
  readonly uses: readonly FoundUse[];
  /** Of all of them. */
  readonly count: number;
};

type UseRow = {
  readonly id: number;
  readonly name: string;
  readonly of: number;
  readonly left_empty: number;
  readonly count: number | string;
};

/** 1 if the list has no other article that is not retired, and no category. */
function leftEmpty({ table, through, column, besideCategories }: UseRule): RawBuilder<unknown> {
  if (through === undefined || besideCategories === undefined) return sql`0`;
  const [user, naming] = [sql.table(table), sql.table(through.table)];
  const isInList = (other: string) =>
    sql`${sql.ref(`${other}.location`)} = ${user}.location
      and ${sql.ref(`${other}.${through.owner}`)} = ${user}.id`;
  const categories =
    besideCategories === null
      ? sql``
      : sql`and not exists (select 1 from ${sql.table(besideCategories)} as c where ${isInList("c")})`;
  return sql`case when not exists (
    select 1 from ${naming} as o
    inner join article as a on a.location = o.location and a.id = o.article
    where ${isInList("o")} and a.deleted_at is null
      and o.article <> ${naming}.${sql.ref(column)}
  ) ${categories} then 1 else 0 end`;
}
