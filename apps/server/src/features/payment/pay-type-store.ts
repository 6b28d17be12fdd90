import type { LocationId } from "@comanda/domain/id";
import { inIndexOrder, type PayType } from "@comanda/domain/payment/pay-type";

import type { Database } from "#database/database.ts";

/** How bills are reckoned at a location: its pay types, and whether its guests pay hundredths. */
type Reckoning = {
  readonly payTypes: readonly PayType[];
  readonly currency: { readonly hasDecimals: boolean };
};

export async function findReckoning(database: Database, location: LocationId): Promise<Reckoning> {
  const rows = await database
    .selectFrom("pay_type")
    .selectAll()
    .where("location", "=", location)
    .execute();
  const { has_decimals } = await database
    .selectFrom("currency")
    .select("has_decimals")
    .where("location", "=", location)
    .where("is_main", "=", 1)
    .executeTakeFirstOrThrow();
  const payTypes = rows.map((row) => ({
    id: row.id,
    name: row.name,
    indexNumber: row.index_number,
    value: row.rate_basis_points,
    isIncludedInPrice: row.is_included_in_price === 1,
    isCreditCard: row.is_credit_card === 1,
    isVat: row.is_vat === 1,
    isHiddenOnBill: row.is_hidden_on_bill === 1,
  }));
  return { payTypes: inIndexOrder(payTypes), currency: { hasDecimals: has_decimals === 1 } };
}
