import { sql, type RawBuilder } from "kysely";

/** PostgreSQL adds whole numbers up to decimals; they are whole, and both engines say so. Of nothing it is 0. */
export function wholeSum(of: RawBuilder<number>): RawBuilder<number> {
  return sql<number>`cast(coalesce(sum(${of}), 0) as bigint)`;
}

/** How many rows a group has. */
export const wholeCount = sql<number>`cast(count(*) as bigint)`;
