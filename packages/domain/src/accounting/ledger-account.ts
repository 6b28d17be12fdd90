import type { CategoryId, ExpenseCategoryId, PayTypeId } from "../id.ts";
import type { Rate } from "../money/rate.ts";
import type { BookingKind } from "./booking.ts";

/** What an account can be for. */
export const accountUses = [
  "sales",
  "tax",
  "charge",
  "rounding",
  "payment",
  "prepaid",
  "money-in",
  "money-out",
  "commission",
  "cash-over",
  "cash-short",
  /** Stands against every booking where a format wants pairs; a day adds up to zero on it. */
  "clearing",
] as const;
export type AccountUse = (typeof accountUses)[number];

/** The account in which a kind of booking stands. */
export function useOf(kind: BookingKind): AccountUse {
  if (kind === "prepaid-used") return "prepaid";
  return kind === "drawer-in" || kind === "drawer-out" ? "payment" : kind;
}

/** An account of the venue's books, and what is booked there. */
export type LedgerAccount = {
  readonly number: string;
  readonly name: string;
  readonly use: AccountUse;
  /** What the use is limited to; null for all. */
  readonly category: CategoryId | null;
  readonly payType: PayTypeId | null;
  readonly expenseCategory: ExpenseCategoryId | null;
  readonly taxRate: Rate | null;
  /** The BU-Schlüssel of DATEV, or empty. */
  readonly datevKey: string;
};

/** What the fields that limit a use are called. */
export type AccountLimit = "category" | "payType" | "expenseCategory" | "taxRate";

/** What each use can be limited to. */
export function limitsOf(use: AccountUse): readonly AccountLimit[] {
  switch (use) {
    case "sales":
      return ["category", "taxRate"];
    case "tax":
      return ["payType", "taxRate"];
    case "charge":
    case "payment":
      return ["payType"];
    case "money-in":
    case "money-out":
      return ["expenseCategory"];
    case "rounding":
    case "prepaid":
    case "commission":
    case "cash-over":
    case "cash-short":
    case "clearing":
      return [];
  }
}
