import type { LocationId, PayTypeId } from "@comanda/contract/wire";
import { rate } from "@comanda/domain/money/rate";

import type { Database } from "#database/database.ts";

/** Long before any night, so that what the row says is no longer what is charged. */
const begunLongAgo = "2026-01-01";

/**
 * Taxes every other category of the location at a second rate, which has a date, so that most bills bear both. What is
 * taken away or delivered bears a third one instead, and no service charge.
 */
export async function taxByClass(database: Database, location: LocationId): Promise<void> {
  const taxes = await addTaxes(database, location);
  const categories = await database
    .selectFrom("category")
    .select("id")
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  for (const [rest, payTypes] of taxes.entries()) {
    const { id } = await database
      .insertInto("tax_class")
      .values({ location, name: `Class ${rest}`, revision: 1, deleted_at: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    const held = payTypes.map((payType) => ({ location, pay_type: payType, tax_class: id }));
    await database.insertInto("pay_type_tax_class").values(held).execute();
    const own = categories.filter((_, index) => index % 2 === rest).map((category) => category.id);
    await database
      .updateTable("category")
      .set({ tax_class: id })
      .where("location", "=", location)
      .where("id", "in", own)
      .execute();
  }
}

/** The ids of the taxes of each of the two classes. */
async function addTaxes(
  database: Database,
  location: LocationId,
): Promise<readonly (readonly PayTypeId[])[]> {
  const vat = await database
    .selectFrom("pay_type")
    .selectAll()
    .where("location", "=", location)
    .where("is_vat", "=", 1)
    .executeTakeFirstOrThrow();
  const { id: _id, ...alike } = vat;
  const second = await database
    .insertInto("pay_type")
    .values({
      ...alike,
      name: "VAT 19 %",
      index_number: 690,
      rate_basis_points: rate(16_00),
      serving_ways: '["here"]',
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const third = await database
    .insertInto("pay_type")
    .values({
      ...alike,
      name: "VAT to go",
      index_number: 695,
      rate_basis_points: rate(5_00),
      serving_ways: '["away","delivered"]',
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await database
    .updateTable("pay_type")
    .set({ serving_ways: '["here"]' })
    .where("location", "=", location)
    .where("name", "=", "Service charge")
    .execute();
  await database
    .insertInto("pay_type_rate")
    .values({
      location,
      pay_type: second.id,
      from_date: begunLongAgo,
      rate_basis_points: rate(19_00),
    })
    .execute();
  return [[vat.id], [second.id, third.id]];
}
