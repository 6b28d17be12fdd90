import type { OfficePayType } from "@comanda/domain/office/check-pay-type";
import type { RowProblem } from "@comanda/domain/office/problem";

import { findCategoriesToTax, findTaxClassesOfCategories } from "../menu/index.ts";
import type { SaveContext } from "../office/index.ts";

/** Before a tax is limited to tax classes, every article in use needs one: it would bear no tax. */
export async function checkArticlesAreTaxed({
  database,
  location,
  plans,
}: SaveContext<OfficePayType>): Promise<readonly RowProblem[]> {
  const limited = plans.filter(
    ({ before, after }) =>
      after.isVat && after.taxClasses.length > 0 && (before?.taxClasses ?? []).length === 0,
  );
  if (limited.length === 0) return [];
  const classes = await findTaxClassesOfCategories(database, location);
  const toTax = await findCategoriesToTax(database, location);
  return toTax.some((category) => (classes.get(category) ?? null) === null)
    ? limited.map(({ row }) => ({ row, field: "taxClasses", code: "articles-without-tax-class" }))
    : [];
}
