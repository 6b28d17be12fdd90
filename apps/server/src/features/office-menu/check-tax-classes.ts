import type { CategoryId, TaxClassId } from "@comanda/domain/id";
import { taxClassesOf } from "@comanda/domain/menu/tax-class-of";
import type { RowProblem } from "@comanda/domain/office/problem";

import {
  findCategoriesToTax,
  findTaxClassesOfCategories,
  findTaxedCategories,
  usesTaxClasses,
} from "../menu/index.ts";
import type { SaveContext } from "../office/index.ts";

type TaxedArticle = { readonly category: CategoryId; readonly taxClass: TaxClassId | null };
type TaxedBranch = { readonly parentId: CategoryId | null; readonly taxClass: TaxClassId | null };

/** Where taxes are by tax class, a new or moved article needs one, or a category that has one. */
export async function checkTaxClassesOfArticles({
  database,
  location,
  plans,
}: SaveContext<TaxedArticle>): Promise<readonly RowProblem[]> {
  const changed = plans.filter(
    ({ before, after }) =>
      after.taxClass === null &&
      (before === null || before.taxClass !== null || before.category !== after.category),
  );
  if (changed.length === 0 || !(await usesTaxClasses(database, location))) return [];
  const classes = await findTaxClassesOfCategories(database, location);
  return changed.flatMap(({ row, after }) =>
    (classes.get(after.category) ?? null) === null
      ? [{ row, field: "taxClass", code: "no-tax-class" as const }]
      : [],
  );
}

/** Where taxes are by tax class, no article may lose its class by a change of the categories above it. */
export async function checkTaxClassesOfCategories({
  database,
  location,
  plans,
}: SaveContext<TaxedBranch>): Promise<readonly RowProblem[]> {
  const changed = plans.filter(
    ({ before, after }) =>
      before !== null && (before.taxClass !== after.taxClass || before.parentId !== after.parentId),
  );
  if (changed.length === 0 || !(await usesTaxClasses(database, location))) return [];
  const now = await findTaxedCategories(database, location);
  const afterOf = new Map(changed.map(({ id, after }) => [id, after]));
  const then = now.map((category) => {
    const after = afterOf.get(category.id);
    return after === undefined
      ? category
      : { id: category.id, parentId: after.parentId, taxClass: after.taxClass };
  });
  const [before, after] = [taxClassesOf(now), taxClassesOf(then)];
  const toTax = await findCategoriesToTax(database, location);
  const isLost = toTax.some(
    (category) => after.get(category) === null && before.get(category) !== null,
  );
  return isLost
    ? changed.map(({ row }) => ({ row, field: "taxClass", code: "articles-without-tax-class" }))
    : [];
}
