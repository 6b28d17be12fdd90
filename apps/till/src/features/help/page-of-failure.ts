import type { ErrorCode } from "@comanda/contract/error-reply";

import type { PageLink } from "./page-names.ts";

/** What the till reports on its own is among them. */
export type FailureCode = ErrorCode | "network-error" | "write-unanswered" | "operation-failed";

const aboutServer = "running/trouble#the-log-or-apihealth-names-the-database-or-the-disk";

/** Where to read how to mend what a refusal or failure reports. */
export const linkedFailures = {
  // A setting of the back office refuses it.
  "article-not-for-sale": "office-articles",
  "article-deleted": "office-articles",
  "price-out-of-range": "office-articles",
  "maximum-mixer-reached": "office-mixers",
  "mixer-not-for-article": "office-mixers",
  "order-level-not-for-article": "office-mixers",
  "product-without-commission": "office-commissions",
  "commission-staff-invalid": "office-commissions",
  "invoice-not-allowed": "office-customers",
  "pay-type-not-found": "office-ways-to-pay",
  "choose-category-and-amount": "office-money",
  "permission-denied": "office-staff-groups",
  "login-not-allowed": "office-staff",
  "station-missing": "office-places",
  "printer-not-found": "office-printers",
  // The office itself refuses it.
  "staff-id-used": "office-staff",
  "username-used": "office-staff",
  "last-admin": "office-staff",
  "retire-yourself": "office-staff",
  "works-here-already": "office-colleagues",
  "only-workplace": "office-colleagues",
  "import-running": "office-files",
  "body-too-large": "office-files",
  // The user has to do something else first.
  "out-of-stock": "delivery",
  "staff-id-invalid": "staffs",
  "staff-not-found": "staffs",
  "staff-not-signed-in": "staffs",
  "start-day": "day",
  "day-not-open": "day",
  "day-already-open": "day",
  "shifts-still-open": "day",
  "start-shift": "shift",
  "shift-not-open": "shift",
  "shift-already-open": "shift",
  "order-being-sent": "offline",
  "timer-running": "timers",
  "not-a-timer": "timers",
  "cannot-move-commission": "split",
  "credit-back-not-possible": "order",
  "line-already-saved": "order",
  "location-not-found": "office-colleagues",
  // The login, the machine or the network is at fault.
  "credentials-wrong": "sign-in",
  "sign-in-delayed": "sign-in",
  "network-error": "offline",
  "write-unanswered": "offline",
  "clock-skewed": "running/trouble#bills-have-the-wrong-time",
  "server-busy": aboutServer,
  "too-many-calls": aboutServer,
  "too-many-sign-ins": aboutServer,
  "database-away": aboutServer,
  "disk-full": aboutServer,
  "database-read-only": aboutServer,
  "disk-failing": aboutServer,
  fault: "running/service#the-log",
} as const satisfies Partial<Readonly<Record<FailureCode, PageLink>>>;

/** Their sentence says all that there is to do, or a question of their own follows. */
export const plainFailures = [
  "amount-invalid",
  "whole-amount-required",
  "amount-not-paid-in-full",
  "only-cash-gives-change",
  "count-invalid",
  "money-on-bill",
  "bill-not-closed",
  "nothing-due",
  "tender-not-found",
  "tender-corrected",
  "tender-counted",
  "tender-unchanged",
  "too-late-to-reopen",
  "bill-not-found",
  "bill-not-here",
  "bill-not-open",
  "bill-has-no-item",
  "get-an-open-bill",
  "print-bill-first",
  "create-order-or-get-bill",
  "enter-table-or-room",
  "table-taken",
  "choose-staff",
  "select-an-item",
  "credit-and-sale-mixed",
  "cannot-credit-back-more",
  "invalid-credit-back",
  "line-not-found",
  "quantity-invalid",
  "quantity-too-large",
  "reason-required",
  "optimistic-lock",
  "price-changed",
  "split-needs-two-bills",
  "choose-second-bill",
  "price-required",
  "time-invalid",
  "commission-staff-required",
  "commission-changed",
  "credentials-missing",
  "choose-payment-type",
  "paper-in-hand",
  "changed-meanwhile",
  "still-used",
  "venue-exists",
  "invalid-request",
  "not-signed-in",
  "record-not-found",
  "operation-failed",
  // Between programs; a user who meets one tries again.
  "token-missing",
  "token-malformed",
  "created-malformed",
  "location-malformed",
  "timer-mismatch",
  "header-repeated",
  "header-malformed",
  "target-malformed",
  "request-replayed",
  "idempotency-key-missing",
  "idempotency-key-reused",
  "path-not-found",
  "not-json",
] as const satisfies readonly FailureCode[];

const pages: ReadonlyMap<string, PageLink> = new Map(Object.entries(linkedFailures));

/** The page that helps after a failure; null if its sentence says all. */
export function pageOfFailure(code: string): PageLink | null {
  return pages.get(code) ?? null;
}
