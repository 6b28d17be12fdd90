import { money, noMoney } from "@comanda/domain/money/money";
import { basisPointsOf } from "@comanda/domain/owner-report/basis-points";
import { costOf, withoutTaxes, type ClassTax } from "@comanda/domain/owner-report/margins";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";
import { sumById } from "@comanda/domain/owner-report/sum-by-id";
import { sumTaxesInSales } from "@comanda/domain/owner-report/sum-taxes-in-sales";
import { quantityOfTenths } from "@comanda/domain/money/quantity";

import { findArticleCategories, findTaxClassesOfArticles } from "../menu/index.ts";
import { findAllChargeSettings } from "../pay-type/index.ts";
import { findArticleCosts } from "./article-cost-store.ts";
import { findSoldFigures } from "./line-rows.ts";
import { findArticleNames } from "./name-store.ts";
import { findPaidBills } from "./paid-bills-store.ts";
import { readDayByDay, type ReportInput } from "./read-in-batches.ts";
import { findClassAmounts } from "./sales-store.ts";

/** The articles from the best seller to the worst, with what remains of their sales after tax and cost. */
export async function marginRows(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const sold = await findSoldFigures(input, "article");
  const names = await findArticleNames(database, location);
  const costs = await findArticleCosts(database, location);
  const categoryOf = new Map<number, { readonly name: string }>(
    await findArticleCategories(database, location),
  );
  const charging = await findAllChargeSettings(database, location);
  const taxes = await sumContainedTaxes(input, charging);
  const isByClass = taxes.some(({ taxClasses }) => taxClasses.length > 0);
  const classOf = isByClass
    ? await findTaxClassesOfArticles(database, location)
    : new Map<number, null>();
  const net = withoutTaxes(
    sold.map(({ id, afterDiscounts, refunded }) => ({
      sold: money(afterDiscounts - refunded),
      refunded: money(refunded),
      taxClass: classOf.get(id) ?? null,
    })),
    taxes,
    charging.currency,
  );
  return sold.flatMap(({ id, tenths }, index): readonly ReportRow[] => {
    const netOfLines = net[index] ?? noMoney;
    if (tenths === 0 && netOfLines === 0) return [];
    const stated = costs.get(id) ?? { stated: noMoney, recipe: [] };
    const cost = costOf(stated, tenths, charging.currency);
    const margin = cost === null ? null : netOfLines - cost;
    return [
      {
        key: String(id),
        article: names.get(id) ?? "",
        category: categoryOf.get(id)?.name ?? "",
        quantity: quantityOfTenths(tenths),
        netOfLines,
        cost,
        margin,
        marginShare: margin === null ? null : basisPointsOf(margin, netOfLines),
      },
    ];
  });
}

/** The taxes in the prices of lines and of those taken back, as the books take them out. */
async function sumContainedTaxes(
  input: ReportInput,
  { payTypes, currency }: Awaited<ReturnType<typeof findAllChargeSettings>>,
): Promise<readonly ClassTax[]> {
  const { database, location } = input;
  const classesOf = new Map<number, ClassTax["taxClasses"]>(
    payTypes.map(({ id, taxClasses }) => [id, taxClasses]),
  );
  const isByClass = payTypes.some(({ taxClasses }) => taxClasses.length > 0);
  const sums = await readDayByDay(input, async (days) => {
    const bills = await findPaidBills(database, { location, days });
    const salesOf = isByClass ? await findClassAmounts(database, { location, days }) : null;
    const taxesIn = (own: typeof bills) =>
      sumTaxesInSales(
        own.map(({ id, totals }) => ({
          totals,
          sales: salesOf?.get(id) ?? [{ taxClass: null, amount: totals.total }],
        })),
        payTypes,
        currency,
      );
    const sold = taxesIn(bills.filter(({ isRefund }) => !isRefund));
    const refunded = taxesIn(bills.filter(({ isRefund }) => isRefund));
    return [
      ...sold.map(({ id, total }) => ({ id, sold: total, refunded: 0 })),
      ...refunded.map(({ id, total }) => ({ id, sold: 0, refunded: total })),
    ];
  });
  return sumById(sums, ["sold", "refunded"]).map(({ id, sold, refunded }) => ({
    sold: money(sold),
    refunded: money(refunded),
    taxClasses: classesOf.get(id) ?? [],
  }));
}
