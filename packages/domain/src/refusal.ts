/**
 * The codes of all refusals. They are part of the wire format, so never change one; a table elsewhere maps each to its
 * status and message.
 */
export const refusalCodes = [
  // Money
  "amount-invalid",
  "whole-amount-required",
  "amount-not-paid-in-full",
  "only-cash-gives-change",
  "invoice-not-allowed",
  "invoice-without-customer",
  "invoice-takes-all",
  "pay-type-not-found",
  "currency-not-taken",
  "rate-changed",
  "count-invalid",
  "drawer-counted-twice",
  "drawer-recounted",
  "money-on-bill",
  "nothing-due",
  "tender-not-found",
  "tender-corrected",
  "tender-counted",
  "tender-unchanged",
  "too-late-to-reopen",
  "refund-of-more",
  "refund-by-other",
  "refund-amount-changed",
  "refund-is-final",
  "refunded-already",
  "bill-refunded",
  // Bill
  "bill-not-found",
  "bill-not-here",
  "bill-not-open",
  "bill-not-closed",
  "customer-without-company",
  "bill-has-no-item",
  "get-an-open-bill",
  "print-bill-first",
  "order-being-sent",
  "create-order-or-get-bill",
  "enter-table-or-room",
  "table-taken",
  "choose-staff",
  "select-an-item",
  "article-not-for-sale",
  "article-deleted",
  "out-of-stock",
  "credit-and-sale-mixed",
  "credit-back-not-possible",
  "cannot-credit-back-more",
  "invalid-credit-back",
  "line-not-found",
  "line-already-saved",
  "line-key-shared",
  "quantity-invalid",
  "maximum-mixer-reached",
  "quantity-too-large",
  "mixer-not-for-article",
  "answer-missing",
  "answers-too-many",
  "answer-not-offered",
  "order-level-not-for-article",
  "set-without-parts",
  "part-of-set",
  "set-changed",
  "reason-required",
  "optimistic-lock",
  "price-changed",
  // Seats and courses
  "seat-unknown",
  "course-fired",
  "course-fired-already",
  "course-fired-by-itself",
  "course-empty",
  "not-in-work",
  "nothing-to-serve",
  "no-station-makes",
  // Discounts
  "discount-not-possible",
  "discount-given",
  "discount-too-large",
  "discount-above-limit",
  "discount-reason-required",
  "too-many-lines-at-once",
  "cannot-move-discount",
  // Privileges by law
  "privilege-not-here",
  "privilege-without-guests",
  "privilege-above-guests",
  "privilege-without-id",
  "privilege-id-twice",
  "privilege-below-paid",
  "privilege-on-bill",
  // Split and merge
  "cannot-move-commission",
  "cannot-move-answer",
  "served-differently",
  "split-needs-two-bills",
  "choose-second-bill",
  // The floor
  "bill-moved",
  "part-paid",
  "part-moved",
  "bills-not-joined",
  "tables-apart",
  // Price, timer and commission
  "price-required",
  "price-out-of-range",
  "date-invalid",
  "time-invalid",
  "time-too-long",
  "timer-running",
  "not-a-timer",
  "product-without-commission",
  "commission-staff-required",
  "commission-staff-invalid",
  "commission-twice",
  "commission-set-meanwhile",
  "commission-changed",
  "commission-paid",
  // Staff
  "staff-id-invalid",
  "staff-not-found",
  "staff-not-signed-in",
  "staff-id-used",
  "username-used",
  "permission-denied",
  "credentials-missing",
  "login-not-allowed",
  // Shift and day
  "start-shift",
  "start-day",
  "shift-already-open",
  "shift-not-open",
  "day-already-open",
  "day-not-open",
  "shifts-still-open",
  "month-without-days",
  // Payments in and out
  "choose-payment-type",
  "choose-category-and-amount",
  // Papers
  "paper-in-hand",
  "paper-outdated",
  "printer-not-found",
  // Back office
  "changed-meanwhile",
  "still-used",
  "last-admin",
  "retire-yourself",
  "location-not-found",
  "works-here-already",
  "only-workplace",
  "works-elsewhere",
  "group-elsewhere",
  "venue-exists",
  "import-running",
  "other-venue",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** The values for the message: an article, a number, a limit. */
export type RefusalDetails = Readonly<
  Record<string, string | number | readonly string[] | readonly number[]>
>;

export type Refusal = { readonly refusal: RefusalCode; readonly about?: RefusalDetails };

export function refuse(refusal: RefusalCode, about?: RefusalDetails): Refusal {
  return about === undefined ? { refusal } : { refusal, about };
}

export function isRefusal(result: unknown): result is Refusal {
  return (
    typeof result === "object" &&
    result !== null &&
    "refusal" in result &&
    typeof result.refusal === "string"
  );
}
