import { severalTaxes } from "@comanda/domain/owner-report/report-columns";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";
import { taxText } from "@comanda/domain/payment/tax-text";
import { sumById } from "@comanda/domain/owner-report/sum-by-id";
import { taxesOfBill, type TaxSum } from "@comanda/domain/owner-report/sum-taxes";

import { findTaxNames } from "../pay-type/index.ts";
import { findPaidBills } from "./paid-bills-store.ts";
import { readDayByDay, type ReportInput } from "./read-in-batches.ts";

/** More than any rate in basis points, so that a tax and its rate are one number. */
const rates = 100_000;

/** Stand for the tax of what bears none, and of what bears several. */
const noTax = 0;
const several = -1;

/** What was sold at each rate of each tax, in the order of the taxes; then what bears no tax, and what bears several. */
export async function taxRows(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const names = await findTaxNames(database, location);
  const taxes = new Set(names.keys());
  const rows = await readDayByDay(input, async (days) => {
    const bills = await findPaidBills(database, { location, days });
    return bills
      .flatMap((bill) => taxesOfBill(bill, taxes))
      .map((sum) => ({ id: idOf(sum), net: sum.net, tax: sum.taxed, amount: sum.net + sum.taxed }));
  });
  const nameOf = new Map<number, string>([...names, [noTax, ""], [several, severalTaxes]]);
  const inOrder = [...nameOf.keys()];
  const placeOf = (id: number): number => inOrder.indexOf(taxIn(id));
  return sumById(rows, ["net", "tax", "amount"])
    .toSorted((one, other) => placeOf(one.id) - placeOf(other.id) || one.id - other.id)
    .map(({ id, ...figures }) => ({
      key: null,
      rate: nameWithRate(nameOf.get(taxIn(id)) ?? "", id % rates),
      ...figures,
    }));
}

/** A tax and its rate; 0 is the rate of bills that do not have it. */
function idOf({ tax, rate }: TaxSum): number {
  return (tax === "several" ? several : (tax ?? noTax)) * rates + (rate ?? 0);
}

function taxIn(id: number): number {
  return Math.floor(id / rates);
}

function nameWithRate(name: string, basisPoints: number): string {
  return name === "" || basisPoints === 0 ? name : taxText(name, String(basisPoints / 100));
}
