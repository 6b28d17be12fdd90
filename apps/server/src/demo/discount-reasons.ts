import type { DiscountReason } from "@comanda/domain/bill/discount-reason";

export type DemoDiscountReason = Omit<DiscountReason, "id">;

export const discountReasons: readonly DemoDiscountReason[] = [
  { name: "Regular guest", kind: "discount" },
  { name: "Long wait", kind: "discount" },
  { name: "Staff meal", kind: "discount" },
  { name: "Birthday", kind: "house" },
  { name: "Complaint", kind: "house" },
];
