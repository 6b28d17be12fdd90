/** The permissions beyond taking orders, with the names of the spec. */
export const permissions = [
  "toggle_staff_sign_in",
  "add_customer",
  "close_bill",
  "pay_commission",
  "update_stock",
  "add_payment",
  "admin",
] as const;
export type Permission = (typeof permissions)[number];
