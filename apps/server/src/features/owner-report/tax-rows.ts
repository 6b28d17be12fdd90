import type { ReportRow } from "@comanda/domain/owner-report/report-row";
import { sumById } from "@comanda/domain/owner-report/sum-by-id";
import { taxesOfBill, type TaxSum } from "@comanda/domain/owner-report/sum-taxes";

import { findTaxNames } from "../pay-type/index.ts";
import { findPaidBills } from "./paid-bills-store.ts";
import { readInBatches, type ReportInput } from "./read-in-batches.ts";

/** More than any rate in basis points, so that a tax and its rate are one number. */
const rates = 100_000;

/** What was sold at each rate of each tax, in the order of the taxes; what bears no tax has no name. */
export async function taxRows(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const names = await findTaxNames(database, location);
  const rows = await readInBatches(input, async (days) => {
    const bills = await findPaidBills(database, { location, days });
    const taxes = new Set(names.keys());
    return bills
      .flatMap((bill) => taxesOfBill(bill, taxes))
      .map((sum) => ({ id: idOf(sum), net: sum.net, tax: sum.taxed, amount: sum.net + sum.taxed }));
  });
  const order = [...names.keys()];
  const placeOf = (id: number): number => order.findIndex((tax) => tax === Math.floor(id / rates));
  return sumById(rows, ["net", "tax", "amount"])
    .toSorted(
      (one, other) =>
        lastIfUntaxed(one.id) - lastIfUntaxed(other.id) ||
        placeOf(one.id) - placeOf(other.id) ||
        one.id - other.id,
    )
    .map(({ id, ...figures }) => ({
      key: null,
      rate: rateText([...names.values()][placeOf(id)] ?? "", id % rates),
      ...figures,
    }));
}

/** A tax and its rate; 0 is the rate of bills that do not have it. */
function idOf({ tax, rate }: TaxSum): number {
  return tax === null ? 0 : tax * rates + (rate ?? 0);
}

function lastIfUntaxed(id: number): number {
  return id === 0 ? 1 : 0;
}

/** Most names have their percentage already. */
function rateText(name: string, basisPoints: number): string {
  return name === "" || name.includes("%") || basisPoints === 0
    ? name
    : `${name} ${basisPoints / 100} %`;
}
