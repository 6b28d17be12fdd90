import type { CommissionId, UserGroupId } from "../id.ts";
import type { Article } from "../menu/article.ts";
import type { Category } from "../menu/category.ts";
import { noMoney, type Money } from "../money/money.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Commission } from "./commission.ts";

/** What one of an article earns a member of staff, and what the guest pays on top. */
export type MatchedCommission = {
  readonly amount: Money;
  readonly price: Money;
  readonly isInPrice: boolean;
  readonly isOnBill: boolean;
};

/** Finds the commission of an article: its own, else the one of its category. */
export function commissionOf(
  article: Pick<Article, "commission">,
  category: Pick<Category, "commission"> | null,
  commissions: readonly Commission[],
): Commission | null {
  const byId = (wanted: CommissionId | null): Commission | undefined =>
    commissions.find(({ id }) => id === wanted);
  return byId(article.commission) ?? byId(category?.commission ?? null) ?? null;
}

/** Uses the entry of the staff's user group, else the default entry. */
export function matchCommission(
  article: Pick<Article, "commissionPrice">,
  commission: Commission | null,
  staff: { readonly userGroup: UserGroupId },
): MatchedCommission | Refusal {
  if (commission === null) return refuse("product-without-commission");
  const entry =
    commission.entries.find(({ userGroup }) => userGroup === staff.userGroup) ??
    commission.entries.find(({ userGroup }) => userGroup === null);
  if (entry === undefined) return refuse("commission-staff-invalid");
  const { isInPrice, isOnBill } = commission;
  const price = isInPrice ? noMoney : (article.commissionPrice ?? commission.price);
  return { amount: entry.amount, price, isInPrice, isOnBill };
}
