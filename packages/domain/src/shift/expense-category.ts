import type { ExpenseCategoryId } from "../id.ts";

/** What a category is for; those of the system are hidden from the people at the till. */
export const expenseCategoryTypes = ["money-in", "money-out", "system"] as const;
export type ExpenseCategoryType = (typeof expenseCategoryTypes)[number];

export type ExpenseCategory = {
  readonly id: ExpenseCategoryId;
  /** `preset` on the wire. */
  readonly name: string;
  readonly type: ExpenseCategoryType;
};

/** The till offers the categories of the direction that was chosen, and never those of the system. */
export function offeredCategories(
  categories: readonly ExpenseCategory[],
  type: Exclude<ExpenseCategoryType, "system">,
): readonly ExpenseCategory[] {
  return categories.filter((category) => category.type === type);
}
