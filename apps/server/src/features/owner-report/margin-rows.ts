import { money, noMoney } from "@comanda/domain/money/money";
import { basisPointsOf } from "@comanda/domain/owner-report/basis-points";
import { costOf, netOfAll } from "@comanda/domain/owner-report/margins";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";
import { sumById } from "@comanda/domain/owner-report/sum-by-id";
import { quantityOfTenths } from "@comanda/domain/money/quantity";

import { findArticleCategories, findTaxClassesOfArticles } from "../menu/index.ts";
import { findAllChargeSettings } from "../pay-type/index.ts";
import { findArticleCosts } from "./article-cost-store.ts";
import { findEquallyTaxed } from "./equally-taxed.ts";
import { byNet, soldFields } from "./line-rows.ts";
import { findArticleNames } from "./name-store.ts";
import type { ReportInput } from "./read-in-batches.ts";

/** The articles from the best seller to the worst, with what remains of their sales after tax and cost. */
export async function marginRows(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const charging = await findAllChargeSettings(database, location);
  const equallyTaxed = await findEquallyTaxed(input, charging);
  const sold = byNet(
    sumById(
      equallyTaxed.flatMap((own) => own.sold),
      soldFields,
    ),
  );
  const names = await findArticleNames(database, location);
  const costs = await findArticleCosts(database, location);
  const categoryOf = new Map<number, { readonly name: string }>(
    await findArticleCategories(database, location),
  );
  const isByClass = charging.payTypes.some(({ taxClasses }) => taxClasses.length > 0);
  const classOf = isByClass
    ? await findTaxClassesOfArticles(database, location)
    : new Map<number, null>();
  const net = netOfAll(
    equallyTaxed.map((own) => {
      const figuresOf = new Map(own.sold.map((figures) => [figures.id, figures]));
      return {
        sales: sold.map(({ id }) => {
          const { afterDiscounts = 0, refunded = 0 } = figuresOf.get(id) ?? {};
          return {
            sold: money(afterDiscounts - refunded),
            refunded: money(refunded),
            taxClass: classOf.get(id) ?? null,
          };
        }),
        taxes: own.taxes,
      };
    }),
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
