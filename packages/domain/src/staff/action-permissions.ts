import { refuse, type Refusal } from "../refusal.ts";
import type { Location } from "../venue/location.ts";
import type { Permission } from "./permission.ts";
import type { Staff } from "./staff.ts";

/** Who may perform an action: anyone, any user who is signed in, or only holders of a permission. */
export type Requirement = "anyone" | "signed-in" | Permission;

/** All actions of a till with their requirements. The server enforces them, the till hides buttons by them. */
export const actionPermissions = {
  // Session
  "sign-in": "anyone",
  "report-fault": "anyone",
  "read-health": "anyone",
  // Before the first venue exists, there are no users to sign in.
  "read-first-venue": "anyone",
  "make-first-venue": "anyone",
  "pick-station": "signed-in",
  ping: "signed-in",
  // The sign-in screen offers the allowed languages.
  "list-settings": "anyone",
  // Customers
  "search-customers": "signed-in",
  "list-pay-types": "signed-in",
  "list-commission-rules": "signed-in",
  "list-customers": "signed-in",
  "list-customer-types": "signed-in",
  "add-customer": "add_customer",
  // Bills
  "list-bills": "signed-in",
  "find-bills": "signed-in",
  "read-bill": "signed-in",
  "read-bill-history": "toggle_staff_sign_in",
  "reprint-bill": "toggle_staff_sign_in",
  "print-tickets": "signed-in",
  "open-bill": "signed-in",
  "update-bill": "signed-in",
  "pay-bill": "close_bill",
  "pay-cash": "close_bill",
  "close-bill": "close_bill",
  "void-bill": "toggle_staff_sign_in",
  "split-bill": "close_bill",
  "merge-bill": "close_bill",
  // Staff
  "list-staff": "signed-in",
  "list-user-groups": "signed-in",
  "add-staff": "add_customer",
  "sign-staff-in": "toggle_staff_sign_in",
  "sign-staff-out": "toggle_staff_sign_in",
  // Shift
  "start-shift": "toggle_staff_sign_in",
  "count-cash": "toggle_staff_sign_in",
  "end-shift": "toggle_staff_sign_in",
  // For the shift of a cashier who left without ending it.
  "end-any-shift": "admin",
  "print-cash-count": "toggle_staff_sign_in",
  "print-shift": "toggle_staff_sign_in",
  "read-shift": "toggle_staff_sign_in",
  "open-drawer": "close_bill",
  // Work day
  "start-work-day": "toggle_staff_sign_in",
  "confirm-start-work-day": "toggle_staff_sign_in",
  "end-work-day": "toggle_staff_sign_in",
  "read-work-day": "toggle_staff_sign_in",
  "read-month-report": "toggle_staff_sign_in",
  "print-month-report": "toggle_staff_sign_in",
  "list-reports": "toggle_staff_sign_in",
  "read-report": "toggle_staff_sign_in",
  "print-report": "toggle_staff_sign_in",
  "read-report-pdf": "toggle_staff_sign_in",
  // Menu
  "list-menu": "signed-in",
  "print-articles": "toggle_staff_sign_in",
  "list-promotions": "signed-in",
  // Stock
  "update-stock": "update_stock",
  "list-stock": "signed-in",
  "list-management-groups": "signed-in",
  "read-stock": "signed-in",
  // Commission
  "pay-commission": "pay_commission",
  "print-commissions": "pay_commission",
  "list-commissions": "signed-in",
  "match-commission": "signed-in",
  // Payments in and out
  "list-expense-categories": "signed-in",
  "add-payment": "add_payment",
  // Printing a paper again also needs the permission of its kind.
  "list-print-jobs": "signed-in",
  "settle-print-job": "signed-in",
  "repeat-print-job": "signed-in",
  "tell-print-job": "signed-in",
  "take-print-jobs": "signed-in",
  "list-print-routes": "signed-in",
  "print-test-page": "signed-in",
  // Office
  "open-office": "admin",
  "read-owner-report": "admin",
  "read-owner-report-row": "admin",
  // Editing all reference data of the venue
  "keep-office": "admin",
} as const satisfies Readonly<Record<string, Requirement>>;

export type Action = keyof typeof actionPermissions;

/** Refuses users without the permission for an action. */
export function requirePermission(
  user: Pick<Staff, "permissions">,
  action: Action,
): Refusal | null {
  const required = actionPermissions[action];
  if (required === "anyone" || required === "signed-in") return null;
  return user.permissions.includes(required) ? null : refuse("permission-denied", { action });
}

/** A till cannot add staff if its location manages staff on a local server. */
export function requireAddStaff(
  user: Pick<Staff, "permissions">,
  location: Pick<Location, "usesLocalServer">,
): Refusal | null {
  if (location.usesLocalServer) return refuse("permission-denied", { action: "add-staff" });
  return requirePermission(user, "add-staff");
}
