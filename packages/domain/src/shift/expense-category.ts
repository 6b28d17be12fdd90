import type { ExpenseCategoryId } from "../id.ts";

/** The use of a category; system categories are hidden from the till. */
export const expenseCategoryTypes = ["money-in", "money-out", "system"] as const;
export type ExpenseCategoryType = (typeof expenseCategoryTypes)[number];

export type ExpenseCategory = {
  readonly id: ExpenseCategoryId;
  /** `preset` on the wire. */
  readonly name: string;
  readonly type: ExpenseCategoryType;
};

/** Lists the categories for the chosen direction. */
export function offeredCategories(
  categories: readonly ExpenseCategory[],
  type: Exclude<ExpenseCategoryType, "system">,
): readonly ExpenseCategory[] {
  return categories.filter((category) => category.type === type);
}
