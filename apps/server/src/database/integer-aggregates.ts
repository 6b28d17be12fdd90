import { sql, type RawBuilder } from "kysely";

/**
 * PostgreSQL sums whole numbers to decimals; this casts the sum to a whole number on both engines. It is 0 without
 * rows.
 */
export function integerSum(of: RawBuilder<number>): RawBuilder<number> {
  return sql<number>`cast(coalesce(sum(${of}), 0) as bigint)`;
}

export const integerCount = sql<number>`cast(count(*) as bigint)`;
