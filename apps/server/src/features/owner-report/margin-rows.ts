import { money, noMoney, type Money } from "@comanda/domain/money/money";
import { basisPointsOf } from "@comanda/domain/owner-report/basis-points";
import { costOf, withoutTax } from "@comanda/domain/owner-report/margins";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";
import { sumTax } from "@comanda/domain/owner-report/sum-sales";
import { quantityOfTenths } from "@comanda/domain/money/quantity";

import { findArticleCategories } from "../menu/index.ts";
import { findTaxes } from "../pay-type/index.ts";
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
  const amounts = sold.map(({ afterDiscounts }) => money(afterDiscounts));
  const net = withoutTax(amounts, await sumContainedTax(input));
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

/** The tax in the prices of lines. A day that has ended has filed it; the bills of any other day are added up. */
async function sumContainedTax(input: ReportInput): Promise<Money> {
  const { database, location } = input;
  const taxes = await findTaxes(database, location);
  const charges = await readInBatches(input, async (days) => {
    const filed = await findFiledSales(database, location, days);
    const known = new Set(filed.map(({ workDay }) => workDay));
    const open = days.filter((day) => !known.has(day));
    const bills = open.length === 0 ? [] : await findPaidBills(database, { location, days: open });
    return [
      ...filed.flatMap((day) => day.charges),
      ...bills.flatMap(({ settlement }) => settlement.totals.charges),
    ];
  });
  return sumTax(
    charges.filter(({ isContained }) => isContained),
    taxes,
  );
}
