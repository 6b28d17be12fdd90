import type { ChartChoice } from "@comanda/domain/accounting/chart-of-accounts";
import type { LedgerAccount } from "@comanda/domain/accounting/ledger-account";
import type { CategoryId, LocationId } from "@comanda/domain/id";
import type { Decimals } from "@comanda/domain/money/currency";
import type { PayType } from "@comanda/domain/payment/pay-type";

import type { Database } from "#database/database.ts";

import { findClassesOfCharges } from "../pay-type/index.ts";

/** The accounts in use, in the order in which they were added. */
export async function findLedgerAccounts(
  database: Database,
  location: LocationId,
): Promise<readonly LedgerAccount[]> {
  return database
    .selectFrom("ledger_account")
    .select(["number", "name", "use", "category", "pay_type as payType"])
    .select(["expense_category as expenseCategory", "rate_basis_points as taxRate"])
    .select("datev_key as datevKey")
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}

type NamedPayType = Pick<
  PayType,
  "id" | "name" | "indexNumber" | "isVat" | "isCreditCard" | "isTransfer" | "taxClasses"
>;

/** All pay types in their order, retired ones included: past bills still have them. */
export async function findBookedPayTypes(
  database: Database,
  location: LocationId,
): Promise<readonly NamedPayType[]> {
  const rows = await database
    .selectFrom("pay_type")
    .select(["id", "name", "index_number", "is_vat", "is_credit_card", "is_transfer"])
    .where("location", "=", location)
    .orderBy("index_number")
    .orderBy("id")
    .execute();
  const classesOf = await findClassesOfCharges(database, location);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    indexNumber: row.index_number,
    isVat: row.is_vat === 1,
    isCreditCard: row.is_credit_card === 1,
    isTransfer: row.is_transfer === 1,
    taxClasses: classesOf.get(row.id) ?? [],
  }));
}

type CategoryPlace = {
  readonly id: CategoryId;
  readonly parent: CategoryId | null;
  readonly name: string;
};

/** All categories, retired ones included. */
export async function findCategoryTree(
  database: Database,
  location: LocationId,
): Promise<readonly CategoryPlace[]> {
  return database
    .selectFrom("category")
    .select(["id", "parent", "name"])
    .where("location", "=", location)
    .execute();
}

export async function findExpenseNames(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .selectFrom("expense_category")
    .select(["id", "name"])
    .where("location", "=", location)
    .execute();
  return new Map<number, string>(rows.map(({ id, name }) => [id, name]));
}

/** What the books of a location are kept in, and what DATEV has to know of it. */
export async function findBookSettings(
  database: Database,
  location: LocationId,
): Promise<{
  readonly currency: Decimals & { readonly code: string };
  readonly chart: ChartChoice;
  readonly datevConsultant: string;
  readonly datevClient: string;
  readonly fiscalYearMonth: number;
}> {
  const { code, hasDecimals, ...settings } = await database
    .selectFrom("location")
    .innerJoin("currency", "currency.location", "location.id")
    .select(["currency.code", "currency.has_decimals as hasDecimals"])
    .select(["location.chart_of_accounts as chart"])
    .select(["location.datev_consultant as datevConsultant"])
    .select(["location.datev_client as datevClient"])
    .select(["location.fiscal_year_month as fiscalYearMonth"])
    .where("location.id", "=", location)
    .where("currency.is_main", "=", 1)
    .executeTakeFirstOrThrow();
  return { ...settings, currency: { code, hasDecimals: hasDecimals === 1 } };
}
