import { money } from "@comanda/domain/money/money";
import { containedRates } from "@comanda/domain/owner-report/contained-rates";
import type { ClassTax } from "@comanda/domain/owner-report/margins";
import { sumById, type SumsById } from "@comanda/domain/owner-report/sum-by-id";
import { sumTaxesInSales } from "@comanda/domain/owner-report/sum-taxes-in-sales";

import { runInBatches } from "#database/run-in-batches.ts";

import type { findAllChargeSettings } from "../pay-type/index.ts";
import { soldFields, type SoldFigures } from "./line-rows.ts";
import { findPaidBills, type PaidBillAtStation } from "./paid-bills-store.ts";
import { readDayByDay, type ReportInput } from "./read-in-batches.ts";
import { findClassAmounts, findSold, type ClosedBillFilter } from "./sales-store.ts";

type ChargeSettings = Awaited<ReturnType<typeof findAllChargeSettings>>;

/** What bills at the same rates sold on some days, and the taxes in it. */
type SoldAtRates = {
  readonly rates: string;
  readonly sold: readonly SoldFigures[];
  readonly taxes: readonly SumsById<"sold" | "refunded">[];
};

/** What was sold, apart for each rate of a tax: refunds have the rates of their bills. */
export async function findEquallyTaxed(
  input: ReportInput,
  charging: ChargeSettings,
): Promise<
  readonly { readonly sold: readonly SoldFigures[]; readonly taxes: readonly ClassTax[] }[]
> {
  const { database, location } = input;
  const { payTypes } = charging;
  const classesOf = new Map<number, ClassTax["taxClasses"]>(
    payTypes.map(({ id, taxClasses }) => [id, taxClasses]),
  );
  const taxes = new Set(payTypes.filter(({ isVat }) => isVat).map(({ id }) => id));
  const rows = await readDayByDay(input, async (days): Promise<readonly SoldAtRates[]> => {
    const closed = { database, location, days };
    const bills = await findPaidBills(database, closed);
    const billsAt = Map.groupBy(bills, ({ totals }) => containedRates(totals, taxes));
    const taxesIn = await findTaxesIn(closed, charging);
    const soldAt = await findSoldAtRates(closed, billsAt);
    return [...soldAt].map(([rates, sold]) => ({
      rates,
      sold,
      taxes: taxesIn(billsAt.get(rates) ?? []),
    }));
  });
  return [...Map.groupBy(rows, ({ rates }) => rates).values()].map((own) => ({
    sold: sumById(
      own.flatMap(({ sold }) => sold),
      soldFields,
    ),
    taxes: sumById(
      own.flatMap((day) => day.taxes),
      ["sold", "refunded"],
    ).map(({ id, sold, refunded }) => ({
      sold: money(sold),
      refunded: money(refunded),
      taxClasses: classesOf.get(id) ?? [],
    })),
  }));
}

type OpenFilter = ClosedBillFilter & Pick<ReportInput, "database">;

/** The database sums up a day as a whole unless its bills differ in their rates: few days do, and lines are many. */
async function findSoldAtRates(
  { database, ...closed }: OpenFilter,
  billsAt: ReadonlyMap<string, readonly PaidBillAtStation[]>,
): Promise<ReadonlyMap<string, readonly SoldFigures[]>> {
  const [only = "", ...others] = billsAt.keys();
  if (others.length === 0) return new Map([[only, await findSold(database, closed, "article")]]);
  const soldAt = new Map<string, readonly SoldFigures[]>();
  for (const [rates, own] of billsAt) {
    const ids = own.map(({ id }) => id);
    const rows = await runInBatches(ids, (bills) =>
      findSold(database, { ...closed, bills }, "article"),
    );
    soldAt.set(rates, sumById(rows, soldFields));
  }
  return soldAt;
}

/** Finds the taxes in the prices of lines and of those taken back, as the books take them out. */
async function findTaxesIn(
  { database, ...closed }: OpenFilter,
  { payTypes, currency }: ChargeSettings,
): Promise<(bills: readonly PaidBillAtStation[]) => readonly SumsById<"sold" | "refunded">[]> {
  const isByClass = payTypes.some(({ taxClasses }) => taxClasses.length > 0);
  const salesOf = isByClass ? await findClassAmounts(database, closed) : null;
  const sumOf = (bills: readonly PaidBillAtStation[]) =>
    sumTaxesInSales(
      bills.map(({ id, totals }) => ({
        totals,
        sales: salesOf?.get(id) ?? [{ taxClass: null, amount: totals.total }],
      })),
      payTypes,
      currency,
    );
  return (bills) => [
    ...sumOf(bills.filter(({ isRefund }) => !isRefund)).map(({ id, total }) => ({
      id,
      sold: total,
      refunded: 0,
    })),
    ...sumOf(bills.filter(({ isRefund }) => isRefund)).map(({ id, total }) => ({
      id,
      sold: 0,
      refunded: total,
    })),
  ];
}
