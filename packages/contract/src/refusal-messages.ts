import type { RefusalCode } from "@comanda/domain/refusal";

export type RefusalMessage = {
  readonly status: 400 | 403 | 404 | 409 | 500;
  /** In English; `{…}` is filled in from `about` of the refusal. */
  readonly message: string;
};

/** Refusals that only the server gives. Its reply brings the sentence, so tills carry no more than the codes. */
export const serverRefusalCodes = [
  "price-changed",
  "username-used",
  "printer-not-found",
  "changed-meanwhile",
  "still-used",
  "last-admin",
  "retire-yourself",
  "location-not-found",
  "works-here-already",
  "only-workplace",
  "venue-exists",
  "import-running",
] as const satisfies readonly RefusalCode[];
export type ServerRefusalCode = (typeof serverRefusalCodes)[number];

/** A refusal that a till can give by itself. */
export type TillRefusalCode = Exclude<RefusalCode, ServerRefusalCode>;

/** The status and message of each refusal that a till can give. */
export const tillRefusals: Readonly<Record<TillRefusalCode, RefusalMessage>> = {
  // Money
  "amount-invalid": { status: 400, message: "Please check the amount" },
  "whole-amount-required": {
    status: 400,
    message: "Please enter a whole amount: the currency has no decimals",
  },
  "amount-not-paid-in-full": { status: 400, message: "Amount not paid in full" },
  "only-cash-gives-change": {
    status: 400,
    message: "Only cash gives change. Please enter no more than the amount due",
  },
  "invoice-not-allowed": { status: 400, message: "This customer cannot pay by invoice" },
  "pay-type-not-found": { status: 404, message: "Pay type not found" },
  "count-invalid": { status: 400, message: "Please count the drawer again" },
  // Bill
  "bill-not-found": { status: 404, message: "Bill not found" },
  "bill-not-open": { status: 409, message: "This bill is no longer open" },
  "bill-has-no-item": { status: 400, message: "Bill have no item" },
  "get-an-open-bill": { status: 400, message: "Please get an open bill" },
  "print-bill-first": { status: 400, message: "Please print bill first" },
  "order-being-sent": {
    status: 409,
    message: "This order is being sent. Please try again in a moment.",
  },
  "create-order-or-get-bill": { status: 400, message: "Please create new order or get bill" },
  "enter-table-or-room": { status: 400, message: "Please, enter table or room number!" },
  "table-taken": { status: 409, message: "{place} already has an open bill" },
  "choose-staff": { status: 400, message: "Please choose staff" },
  "select-an-item": { status: 400, message: "Please select an item" },
  "article-not-for-sale": { status: 400, message: "{article} is not for sale at the moment" },
  "article-deleted": { status: 400, message: "Product {article} was deleted" },
  "out-of-stock": { status: 400, message: "Out of stock" },
  "credit-and-sale-mixed": {
    status: 400,
    message: "Please print the bill first. Sales and credits cannot go together",
  },
  "credit-back-not-possible": { status: 400, message: "This item cannot be credited back" },
  "cannot-credit-back-more": { status: 400, message: "Cannot credit back more" },
  "invalid-credit-back": { status: 400, message: "invalid credit back" },
  "line-not-found": { status: 404, message: "Item not found on this bill" },
  "line-already-saved": {
    status: 400,
    message: "This item is already sent. Please credit it back",
  },
  "quantity-invalid": { status: 400, message: "Please check the quantity" },
  "quantity-too-large": { status: 400, message: "At most {maximum} of an item at once" },
  "maximum-mixer-reached": { status: 400, message: "Maximum mixer reached: {maximum}" },
  "mixer-not-for-article": { status: 400, message: "{article} does not go with this item" },
  "order-level-not-for-article": { status: 400, message: "Please choose another order level" },
  "reason-required": { status: 400, message: "Please type a reason" },
  /** The till derives its title and content from the status. */
  "optimistic-lock": { status: 500, message: "The optimistic lock on an entity failed." },
  // Split and merge
  "cannot-move-commission": { status: 400, message: "Can not move commission" },
  "split-needs-two-bills": { status: 400, message: "Please leave items on both bills" },
  "choose-second-bill": { status: 400, message: "Please choose second bill to merge" },
  // Price, timer and commission
  "price-required": { status: 400, message: "Please enter Price" },
  "price-out-of-range": {
    status: 400,
    message: "Price must be greater than min price and less than max price",
  },
  "time-invalid": { status: 400, message: "Please choose an end after the start" },
  "timer-running": { status: 400, message: "Please stop the timer first" },
  "not-a-timer": { status: 400, message: "Please select a timed item" },
  "product-without-commission": { status: 400, message: "Product have no commission" },
  "commission-staff-required": { status: 400, message: "Please enter Staff" },
  "commission-staff-invalid": { status: 400, message: "Invalid Staff for this commission" },
  "commission-changed": { status: 409, message: "Commissions have changed. Please check again" },
  // Staff
  "staff-id-invalid": { status: 400, message: "Invalid staff ID" },
  "staff-not-found": { status: 404, message: "Staff not found" },
  "staff-not-signed-in": { status: 400, message: "Staff not signed in" },
  "staff-id-used": { status: 400, message: "Staff Id used in location" },
  "permission-denied": { status: 403, message: "Permission denied" },
  "credentials-missing": { status: 400, message: "A username and password must be present" },
  "login-not-allowed": { status: 403, message: "Please ask a manager to let you log in" },
  // Shift and day
  "start-shift": { status: 400, message: "Please start shift" },
  "start-day": { status: 400, message: "Please start day" },
  "shift-already-open": { status: 409, message: "This station already has an open shift" },
  "shift-not-open": { status: 409, message: "There is no open shift" },
  "day-already-open": { status: 409, message: "The day is already started" },
  "day-not-open": { status: 409, message: "There is no open day" },
  /** 400, because the till then lists the shifts that `about` names. */
  "shifts-still-open": { status: 400, message: "Please end these shifts first" },
  // Payments in and out
  "choose-payment-type": {
    status: 400,
    message: "Please select payment type (money-in / money-out)",
  },
  "choose-category-and-amount": {
    status: 400,
    message: "Please select expense category and input amount",
  },
  // Papers
  "paper-in-hand": { status: 409, message: "This paper is already being printed" },
};

export function isTillRefusal(code: string): code is TillRefusalCode {
  return code in tillRefusals;
}

/** Whether a failure was caused by a rule. */
export function isRefusalCode(code: string): boolean {
  return isTillRefusal(code) || new Set<string>(serverRefusalCodes).has(code);
}

/** The titles of error dialogs, by status; a plain message has its own title. */
export const errorTitles = {
  400: "Invalid request",
  404: "Record not found",
  500: "Unable to process request",
  otherwise: "Unable to {action}",
  message: "Message",
} as const;

/** Messages for failures that no rule has caused. */
export const failureMessages = {
  "server-busy": "Server is busy at the moment. Please try again",
  "network-error": "Network Error",
  "write-unanswered":
    "Network Error. This may not have gone through. Press again: it is done only once.",
  "operation-failed": "The operation failed.",
} as const;
