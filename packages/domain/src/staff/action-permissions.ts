import { refuse, type Refusal } from "../refusal.ts";
import type { Location } from "../venue/location.ts";
import { hasRight, type Right } from "./permission.ts";

/** Who may perform an action: anyone, any user who is signed in, or only holders of a right, or of one of several. */
export type Requirement = "anyone" | "signed-in" | Right | readonly Right[];

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
  "list-approvers": "signed-in",
  // Whose password it is needs the right for what it allows.
  approve: "signed-in",
  ping: "signed-in",
  // The sign-in screen offers the allowed languages.
  "list-settings": "anyone",
  // Customers
  "search-customers": "signed-in",
  "list-pay-types": "signed-in",
  "list-pay-type-names": "signed-in",
  "list-commission-rules": "signed-in",
  "read-floor": "signed-in",
  "link-tables": "signed-in",
  "unlink-tables": "signed-in",
  "list-customers": "signed-in",
  "list-customer-types": "signed-in",
  "add-customer": "add_guest",
  // Bills
  "list-bills": "signed-in",
  "find-bills": "signed-in",
  "read-bill": "signed-in",
  "read-bill-history": "read_bill_history",
  "reprint-bill": "reprint_bill",
  "print-tickets": "signed-in",
  "open-bill": "signed-in",
  "update-bill": "signed-in",
  "pay-bill": "take_payment",
  "pay-cash": "take_payment",
  "close-bill": "take_payment",
  "void-bill": "void_bill",
  "give-discount": "give_discount",
  "refund-bill": "refund",
  "split-bill": "split_bill",
  "merge-bill": "merge_bill",
  "part-bill": "merge_bill",
  // Staff
  "list-staff": "signed-in",
  "list-user-groups": "signed-in",
  "add-staff": "add_staff",
  "sign-staff-in": "sign_staff",
  "sign-staff-out": "sign_staff",
  // Shift
  "start-shift": "start_shift",
  "count-cash": "end_shift",
  "end-shift": "end_shift",
  // For the shift of a cashier who left without ending it.
  "end-any-shift": "end_any_shift",
  "print-cash-count": "end_shift",
  "print-shift": "end_shift",
  "read-shift": "end_shift",
  "read-shift-count": "end_shift",
  "open-drawer": "open_drawer",
  // Work day
  "start-work-day": "start_day",
  "confirm-start-work-day": "start_day",
  "end-work-day": "end_day",
  "read-work-day": "end_day",
  "read-month-report": "see_reports",
  "print-month-report": "see_reports",
  "list-reports": "see_reports",
  "read-report": "see_reports",
  "print-report": "see_reports",
  "read-report-pdf": "see_reports",
  // Menu
  "list-menu": "signed-in",
  "print-articles": "print_articles",
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
  // Who has either right sees only the parts for it.
  "open-office": ["keep_office", "see_owner_reports"],
  "read-owner-report": "see_owner_reports",
  "read-owner-report-row": "see_owner_reports",
  "read-bookings": "see_owner_reports",
  // Editing all reference data of the venue
  "keep-office": "keep_office",
} as const satisfies Readonly<Record<string, Requirement>>;

export type Action = keyof typeof actionPermissions;

type Holder = { readonly permissions: readonly string[] };

/** Refuses users without the right for an action. */
export function requirePermission({ permissions }: Holder, action: Action): Refusal | null {
  const required: Requirement = actionPermissions[action];
  if (required === "anyone" || required === "signed-in") return null;
  const isHeld = [required].flat().some((right) => hasRight(permissions, right));
  return isHeld ? null : refuse("permission-denied", { action });
}

/** A till cannot add staff if its location manages staff on a local server. */
export function requireAddStaff(
  user: Holder,
  location: Pick<Location, "usesLocalServer">,
): Refusal | null {
  if (location.usesLocalServer) return refuse("permission-denied", { action: "add-staff" });
  return requirePermission(user, "add-staff");
}
