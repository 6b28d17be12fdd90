import { money, noMoney } from "@comanda/domain/money/money";
import { basisPointsOf } from "@comanda/domain/owner-report/basis-points";
import { costOf, withoutTaxes, type ClassTax } from "@comanda/domain/owner-report/margins";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";
import { sumTax } from "@comanda/domain/owner-report/sum-sales";
import { quantityOfTenths } from "@comanda/domain/money/quantity";

import { findArticleCategories, findTaxClassesOfArticles } from "../menu/index.ts";
import { findClassesOfCharges, findTaxes } from "../pay-type/index.ts";
import { findArticleCosts } from "./article-cost-store.ts";
import { findFiledSales } from "./filed-days-store.ts";
import { findSoldFigures } from "./line-rows.ts";
import { findArticleNames } from "./name-store.ts";
import { findPaidBills } from "./paid-bills-store.ts";
import { readInBatches, type ReportInput } from "./read-in-batches.ts";

/** The articles from the best seller to the worst, with what remains of their sales after tax and cost. */
export async function marginRows(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const figures = await findSoldFigures(input, "article");
  const sold = figures.filter(({ tenths, afterDiscounts }) => tenths !== 0 || afterDiscounts !== 0);
  const names = await findArticleNames(database, location);
  const costs = await findArticleCosts(database, location);
  const categoryOf = new Map<number, { readonly name: string }>(
    await findArticleCategories(database, location),
  );
  const taxes = await sumContainedTaxes(input);
  const isByClass = taxes.some(({ taxClasses }) => taxClasses.length > 0);
  const classOf = isByClass
    ? await findTaxClassesOfArticles(database, location)
    : new Map<number, null>();
  const net = withoutTaxes(
    sold.map(({ id, afterDiscounts }) => ({
      amount: money(afterDiscounts),
      taxClass: classOf.get(id) ?? null,
    })),
    taxes,
  );
  return sold.map(({ id, tenths }, index) => {
    const netOfLines = net[index] ?? noMoney;
    const cost = costOf(costs.get(id) ?? { stated: noMoney, recipe: [] }, tenths);
    const margin = cost === null ? null : netOfLines - cost;
    return {
      key: String(id),
      article: names.get(id) ?? "",
      category: categoryOf.get(id)?.name ?? "",
      quantity: quantityOfTenths(tenths),
      netOfLines,
      cost,
      margin,
      marginShare: margin === null ? null : basisPointsOf(margin, netOfLines),
    };
  });
}

/** The taxes in the prices of lines. A day that has ended has filed them; the bills of any other day are added up. */
async function sumContainedTaxes(input: ReportInput): Promise<readonly ClassTax[]> {
  const { database, location } = input;
  const taxes = await findTaxes(database, location);
  const classesOf = await findClassesOfCharges(database, location);
  const charges = await readInBatches(input, async (days) => {
    const filed = await findFiledSales(database, location, days);
    const known = new Set(filed.map(({ workDay }) => workDay));
    const open = days.filter((day) => !known.has(day));
    const bills = open.length === 0 ? [] : await findPaidBills(database, { location, days: open });
    return [
      ...filed.flatMap((day) => day.charges),
      ...bills.flatMap(({ totals }) => totals.charges),
    ];
  });
  const contained = charges.filter(({ isContained }) => isContained);
  return [...Map.groupBy(contained, ({ payType }) => payType)].map(([tax, own]) => ({
    total: sumTax(own, taxes),
    taxClasses: classesOf.get(tax) ?? [],
  }));
}
