import { earnedAmount } from "@comanda/domain/commission/commission-due";
import { numericCell, type ReportRow } from "@comanda/domain/owner-report/report-row";
import { sumPromotions } from "@comanda/domain/owner-report/sum-promotions";
import { sumById, type SumsById } from "@comanda/domain/owner-report/sum-by-id";
import { quantityOfTenths } from "@comanda/domain/money/quantity";

import { findArticleCategories } from "../menu/index.ts";
import { findReportChargeSettings } from "../pay-type/index.ts";
import { readInBatches, type ReportInput } from "./read-in-batches.ts";
import { findArticleNames, findStaffNames } from "./name-store.ts";
import {
  findEarned,
  findGiven,
  findPaidOut,
  findPromoted,
  findPromotionNames,
  findReasonNames,
  findSold,
} from "./sales-store.ts";

/** Reports made from the lines of paid bills. */
export const lineRows = { articles, categories, staff, promotions, discounts, commissions };

/** What was sold less what refunds took back, which is below zero. */
export type SoldFigures = SumsById<"tenths" | "credited" | "afterDiscounts" | "refunded">;
export const soldFields = ["tenths", "credited", "afterDiscounts", "refunded"] as const;

async function articles(input: ReportInput): Promise<readonly ReportRow[]> {
  return articleRows(input, () => true);
}

/** The articles of one category; 0 for those without one. */
export async function categoryArticles(
  input: ReportInput,
  category: number,
): Promise<readonly ReportRow[]> {
  return articleRows(input, (of) => of === category);
}

async function articleRows(
  input: ReportInput,
  isWanted: (category: number) => boolean,
): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const sold = await findSoldFigures(input, "article");
  const names = await findArticleNames(database, location);
  const categoryOf = new Map<number, { readonly id: number; readonly name: string }>(
    await findArticleCategories(database, location),
  );
  return sold
    .filter((row) => isWanted(categoryOf.get(row.id)?.id ?? 0) && hasMoved(row))
    .map((row) => ({
      key: String(row.id),
      article: names.get(row.id) ?? "",
      category: categoryOf.get(row.id)?.name ?? "",
      ...toSoldFigures(row),
    }));
}

async function categories(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const known = new Map<number, { readonly id: number; readonly name: string }>(
    await findArticleCategories(database, location),
  );
  const names = new Map([...known.values()].map(({ id, name }) => [id, name]));
  const sold = await findSoldFigures(input, "article");
  const moved = sold.map((row) => ({ ...row, id: known.get(row.id)?.id ?? 0 }));
  return byNet(sumById(moved, soldFields)).map((row) => ({
    key: String(row.id),
    category: names.get(row.id) ?? "",
    ...toSoldFigures(row),
  }));
}

async function staff(input: ReportInput): Promise<readonly ReportRow[]> {
  const sold = await findSoldFigures(input, "staff");
  const names = await findStaffNames(input.database, input.location);
  return sold.filter(hasMoved).map((row) => ({
    key: String(row.id),
    staff: names.get(row.id) ?? "",
    ...toSoldFigures(row),
  }));
}

/** Who only earned commission sold nothing, and what was sold and refunded is gone. */
function hasMoved({ tenths, afterDiscounts, credited }: SoldFigures): boolean {
  return tenths !== 0 || afterDiscounts !== 0 || credited !== 0;
}

export async function findSoldFigures(
  input: ReportInput,
  by: "article" | "staff",
): Promise<readonly SoldFigures[]> {
  const { database, location } = input;
  const rows = await readInBatches(input, (days) => findSold(database, { location, days }, by));
  return byNet(sumById(rows, soldFields));
}

export function byNet(rows: readonly SoldFigures[]): readonly SoldFigures[] {
  return rows.toSorted(
    (one, other) => other.afterDiscounts - one.afterDiscounts || one.id - other.id,
  );
}

export function toSoldFigures({
  tenths,
  credited,
  afterDiscounts,
}: Omit<SoldFigures, "id" | "refunded">): Readonly<
  Record<"quantity" | "credited" | "afterDiscounts", number>
> {
  return { quantity: quantityOfTenths(tenths), credited, afterDiscounts };
}

async function promotions(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const lines = await readInBatches(input, (days) => findPromoted(database, { location, days }));
  const names = await findPromotionNames(database, location);
  const { currency } = await findReportChargeSettings(database, location);
  return sumPromotions(lines, currency)
    .toSorted(
      (one, other) => other.given - one.given || (one.promotion ?? 0) - (other.promotion ?? 0),
    )
    .map(({ promotion, quantityTenths, list, given, afterDiscounts }) => ({
      key: String(promotion ?? 0),
      promotion: promotion === null ? "" : (names.get(promotion) ?? ""),
      quantity: quantityOfTenths(quantityTenths),
      list,
      given,
      afterDiscounts,
    }));
}

/** Who gave how much for which reason, less what was taken back. */
async function discounts(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const lines = await readInBatches(input, (days) => findGiven(database, { location, days }));
  const staffNames = await findStaffNames(database, location);
  const reasonNames = await findReasonNames(database, location);
  const rows = [
    ...Map.groupBy(lines.toSorted(inOrderGiven), ({ staff: who, reason, approver }) =>
      [who, reason, approver].join(),
    ).values(),
  ];
  return rows
    .flatMap((own): readonly ReportRow[] => {
      const [first] = own;
      if (first === undefined) return [];
      return [
        {
          key: null,
          staff: staffNames.get(first.staff ?? 0) ?? "",
          approvedBy: staffNames.get(first.approver ?? 0) ?? "",
          reason: reasonNames.get(first.reason ?? 0) ?? "",
          quantity: own.reduce((sum, { tenths }) => sum + tenths, 0) / 10,
          given: own.reduce((sum, { given }) => sum + given, 0),
        },
      ];
    })
    .filter(({ quantity, given }) => quantity !== 0 || given !== 0)
    .toSorted((one, other) => numericCell(other, "given") - numericCell(one, "given"));
}

type GivenLine = Awaited<ReturnType<typeof findGiven>>[number];

/** By the ids of who gave it, the reason and the approver. */
function inOrderGiven(one: GivenLine, other: GivenLine): number {
  return (
    (one.staff ?? 0) - (other.staff ?? 0) ||
    (one.reason ?? 0) - (other.reason ?? 0) ||
    (one.approver ?? 0) - (other.approver ?? 0)
  );
}

/** Leaves out staff whose commissions were all taken back. */
async function commissions(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const lines = await readInBatches(input, (days) => findEarned(database, { location, days }));
  const paid = await readInBatches(input, (days) => findPaidOut(database, { location, days }));
  const names = await findStaffNames(database, location);
  const earned = lines.map((line) => {
    const quantity = quantityOfTenths(line.quantity_tenths);
    const one = earnedAmount({ commission: line.commission, quantity });
    return { id: line.staff, earned: line.count * one, paid: 0 };
  });
  const handed = paid.map((row) => ({ id: row.staff, earned: 0, paid: row.paid }));
  return sumById([...earned, ...handed], ["earned", "paid"])
    .filter((row) => row.earned !== 0 || row.paid !== 0)
    .toSorted((one, other) => other.earned - one.earned || one.id - other.id)
    .map(({ id, ...sums }) => ({ key: String(id), staff: names.get(id) ?? "", ...sums }));
}
