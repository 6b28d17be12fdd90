/** The permissions beyond taking orders, with the names of the spec, and the rights that each of them gives. */
export const rightsByPermission = {
  toggle_staff_sign_in: [
    "sign_staff",
    "void_bill",
    "reprint_bill",
    "read_bill_history",
    "print_articles",
    "start_shift",
    "end_shift",
    "start_day",
    "end_day",
    "see_reports",
  ],
  add_customer: ["add_guest", "add_staff"],
  close_bill: ["take_payment", "split_bill", "merge_bill", "open_drawer"],
  pay_commission: ["pay_commission"],
  give_discount: ["give_discount"],
  update_stock: ["update_stock"],
  add_payment: ["add_payment"],
  admin: ["end_any_shift", "refund", "see_owner_reports", "keep_office"],
} as const;

/** A permission of the spec, or one that we added. */
export type Bundle = keyof typeof rightsByPermission;
/** What a user may do, which is given and taken on its own. */
export type Right = (typeof rightsByPermission)[Bundle][number];
/** As users and groups have them: a permission of the spec for all its rights, or single rights of it. */
export type Permission = Bundle | Right;

const bundles: readonly (readonly [string, readonly string[]])[] =
  Object.entries(rightsByPermission);

/** Whether a list of permissions gives a right, alone or together with others. */
export function hasRight(held: readonly string[], right: Right): boolean {
  return (
    held.includes(right) ||
    bundles.some(([name, rights]) => held.includes(name) && rights.includes(right))
  );
}
