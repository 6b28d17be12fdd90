import type { BillId, LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

import { findStaffOf } from "../staff/index.ts";

/** Includes retired articles. */
export async function findArticleNames(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .selectFrom("article")
    .select(["id", "name"])
    .where("location", "=", location)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The articles of the menu with the names of their categories. Guests order no mixer by itself. */
export async function findArticlesOnSale(database: Database, location: LocationId) {
  return database
    .selectFrom("article")
    .innerJoin("category", "category.id", "article.category")
    .select(["article.id", "article.name as article", "article.price"])
    .select("category.name as category")
    .where("article.location", "=", location)
    .where("article.is_active", "=", 1)
    .where("article.deleted_at", "is", null)
    .where("article.type", "<>", "mixer")
    .execute();
}

/** Staff ID and name, as in all reports; includes former staff. */
export async function findStaffNames(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<number, string>> {
  const staff = await findStaffOf(database, location);
  return new Map(
    staff.map(({ id, ref, firstName, lastName }) => [id, `${ref} ${firstName} ${lastName}`.trim()]),
  );
}

/** The customer of each bill that has one, with the company; an erased one is "Guest". */
export async function findCustomerNames(
  database: Database,
  location: LocationId,
  bills: readonly BillId[],
): Promise<ReadonlyMap<number, string>> {
  if (bills.length === 0) return new Map();
  const rows = await database
    .selectFrom("bill")
    .innerJoin("customer", (join) =>
      join
        .onRef("customer.location", "=", "bill.location")
        .onRef("customer.id", "=", "bill.customer"),
    )
    .select(["bill.id", "customer.name", "customer.company_name as company"])
    .where("bill.location", "=", location)
    .where("bill.id", "in", bills)
    .execute();
  return new Map(rows.map(({ id, name, company }) => [id, withCompany(name, company)]));
}

/** A guest who comes for a company may have its name. */
function withCompany(name: string, company: string): string {
  return company === "" || company === name ? name : `${name}, ${company}`;
}
