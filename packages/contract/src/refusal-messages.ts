import type { RefusalCode } from "@comanda/domain/refusal";

export type RefusalMessage = {
  readonly status: 400 | 403 | 404 | 409 | 500;
  /** In English; `{…}` is filled in from `about` of the refusal. */
  readonly message: string;
};

/** Refusals that only the server gives. Its reply brings the sentence, so tills carry no more than the codes. */
export const serverRefusalCodes = [
  "price-changed",
  "bill-not-closed",
  "nothing-due",
  "tender-not-found",
  "tender-corrected",
  "tender-counted",
  "tender-unchanged",
  "too-late-to-reopen",
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

/** The message of each refusal that a till can give. */
export const tillMessages: Readonly<Record<TillRefusalCode, string>> = {
  // Money
  "amount-invalid": "Please check the amount",
  "whole-amount-required": "Please enter a whole amount: the currency has no decimals",
  "amount-not-paid-in-full": "Amount not paid in full",
  "only-cash-gives-change": "Only cash gives change. Please enter no more than the amount due",
  "invoice-not-allowed": "This customer cannot pay by invoice",
  "pay-type-not-found": "Pay type not found",
  "count-invalid": "Please count the drawer again",
  "money-on-bill": "Money was taken on this bill. Please give it back first",
  // Bill
  "bill-not-found": "Bill not found",
  "bill-not-here": "Bill not loaded yet",
  "bill-not-open": "This bill is no longer open",
  "bill-has-no-item": "Bill have no item",
  "get-an-open-bill": "Please get an open bill",
  "print-bill-first": "Please print bill first",
  "order-being-sent": "This order is being sent. Please try again in a moment.",
  "create-order-or-get-bill": "Please create new order or get bill",
  "enter-table-or-room": "Please, enter table or room number!",
  "table-taken": "{place} already has an open bill",
  "choose-staff": "Please choose staff",
  "select-an-item": "Please select an item",
  "article-not-for-sale": "{article} is not for sale at the moment",
  "article-deleted": "Product {article} was deleted",
  "out-of-stock": "Out of stock",
  "credit-and-sale-mixed": "Please print the bill first. Sales and credits cannot go together",
  "credit-back-not-possible": "This item cannot be credited back",
  "cannot-credit-back-more": "Cannot credit back more",
  "invalid-credit-back": "invalid credit back",
  "line-not-found": "Item not found on this bill",
  "line-already-saved": "This item is already sent. Please credit it back",
  "quantity-invalid": "Please check the quantity",
  "quantity-too-large": "At most {maximum} of an item at once",
  "maximum-mixer-reached": "Maximum mixer reached: {maximum}",
  "mixer-not-for-article": "{article} does not go with this item",
  "order-level-not-for-article": "Please choose another order level",
  "reason-required": "Please type a reason",
  "optimistic-lock": "The optimistic lock on an entity failed.",
  // Split and merge
  "cannot-move-commission": "Can not move commission",
  "split-needs-two-bills": "Please leave items on both bills",
  "choose-second-bill": "Please choose second bill to merge",
  // Price, timer and commission
  "price-required": "Please enter Price",
  "price-out-of-range": "Price must be greater than min price and less than max price",
  "time-invalid": "Please choose an end after the start",
  "timer-running": "Please stop the timer first",
  "not-a-timer": "Please select a timed item",
  "product-without-commission": "Product have no commission",
  "commission-staff-required": "Please enter Staff",
  "commission-staff-invalid": "Invalid Staff for this commission",
  "commission-changed": "Commissions have changed. Please check again",
  // Staff
  "staff-id-invalid": "Invalid staff ID",
  "staff-not-found": "Staff not found",
  "staff-not-signed-in": "Staff not signed in",
  "staff-id-used": "Staff Id used in location",
  "permission-denied": "Permission denied",
  "credentials-missing": "A username and password must be present",
  "login-not-allowed": "Please ask a manager to let you log in",
  // Shift and day
  "start-shift": "Please start shift",
  "start-day": "Please start day",
  "shift-already-open": "This station already has an open shift",
  "shift-not-open": "There is no open shift",
  "day-already-open": "The day is already started",
  "day-not-open": "There is no open day",
  "shifts-still-open": "Please end these shifts first",
  // Payments in and out
  "choose-payment-type": "Please select payment type (money-in / money-out)",
  "choose-category-and-amount": "Please select expense category and input amount",
  // Papers
  "paper-in-hand": "This paper is already being printed",
};

/** The statuses that are not 400. Open shifts have 400, because the till then lists the shifts that `about` names. */
const otherStatuses: Readonly<Partial<Record<TillRefusalCode, RefusalMessage["status"]>>> = {
  "permission-denied": 403,
  "login-not-allowed": 403,
  "pay-type-not-found": 404,
  "bill-not-found": 404,
  "line-not-found": 404,
  "staff-not-found": 404,
  "bill-not-here": 409,
  "bill-not-open": 409,
  "money-on-bill": 409,
  "order-being-sent": 409,
  "table-taken": 409,
  "commission-changed": 409,
  "shift-already-open": 409,
  "shift-not-open": 409,
  "day-already-open": 409,
  "day-not-open": 409,
  "paper-in-hand": 409,
  /** The till derives its title and content from the status. */
  "optimistic-lock": 500,
};

export function tillStatus(code: TillRefusalCode): RefusalMessage["status"] {
  return otherStatuses[code] ?? 400;
}

export function isTillRefusal(code: string): code is TillRefusalCode {
  return code in tillMessages;
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
