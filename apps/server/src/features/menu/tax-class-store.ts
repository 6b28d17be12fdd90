import type { CategoryId, LocationId, TaxClassId } from "@comanda/domain/id";
import type { TaxedCategory } from "@comanda/domain/menu/tax-class-of";
import { taxClassesOf, withTaxClass } from "@comanda/domain/menu/tax-class-of";

import type { Database } from "#database/database.ts";

/** The tree of categories with the tax classes that are their own, including retired categories. */
export async function findTaxedCategories(
  database: Database,
  location: LocationId,
): Promise<readonly TaxedCategory[]> {
  return database
    .selectFrom("category")
    .select(["id", "parent as parentId", "tax_class as taxClass"])
    .where("location", "=", location)
    .execute();
}

/** The tax class of every category, its own or that of one above it. */
export async function findTaxClassesOfCategories(database: Database, location: LocationId) {
  return taxClassesOf(await findTaxedCategories(database, location));
}

/** The tax class of every article, including retired ones. */
export async function findTaxClassesOfArticles(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<number, TaxClassId | null>> {
  const ofCategories = await findTaxClassesOfCategories(database, location);
  const articles = await database
    .selectFrom("article")
    .select(["id", "category", "tax_class as taxClass"])
    .where("location", "=", location)
    .execute();
  return new Map(
    articles.map((article) => [article.id, withTaxClass(article, ofCategories).taxClass]),
  );
}

/** Whether a tax holds for some tax classes only, so that an article without one would bear none. */
export async function usesTaxClasses(database: Database, location: LocationId): Promise<boolean> {
  const row = await database
    .selectFrom("pay_type_tax_class as held")
    .innerJoin("pay_type", "pay_type.id", "held.pay_type")
    .select("held.pay_type")
    .where("held.location", "=", location)
    .where("pay_type.deleted_at", "is", null)
    .where("pay_type.is_vat", "=", 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The categories of articles in use that have no tax class of their own. */
export async function findCategoriesToTax(
  database: Database,
  location: LocationId,
): Promise<readonly CategoryId[]> {
  const rows = await database
    .selectFrom("article")
    .select("category")
    .distinct()
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .where("tax_class", "is", null)
    .execute();
  return rows.map(({ category }) => category);
}
