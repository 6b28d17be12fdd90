import type { Right } from "./permission.ts";

/** The rights by what they are about, as the back office lists them. */
export const rightGroups = {
  bills: [
    "void_bill",
    "reprint_bill",
    "read_bill_history",
    "split_bill",
    "merge_bill",
    "give_discount",
    "refund",
  ],
  money: ["take_payment", "open_drawer", "add_payment", "pay_commission"],
  shifts: ["start_day", "start_shift", "end_shift", "end_any_shift", "end_day"],
  people: ["sign_staff", "add_staff", "add_guest"],
  stock: ["update_stock"],
  reports: ["print_articles", "see_reports", "see_owner_reports"],
  office: ["keep_office"],
} as const satisfies Readonly<Record<string, readonly Right[]>>;

export type RightGroup = keyof typeof rightGroups;

/** In the order of the list. */
export const rightGroupNames: readonly RightGroup[] = Object.keys(rightGroups).filter(
  (name): name is RightGroup => name in rightGroups,
);
