import type { RefusalCode } from "@comanda/domain/refusal";

import type { laterMessages } from "./later-messages.ts";

export type RefusalMessage = {
  readonly status: 400 | 403 | 404 | 409 | 500;
  /** In English; `{…}` is filled in from `about` of the refusal. */
  readonly message: string;
};

/** Refusals that only the server gives. Its reply brings the sentence, so tills carry no more than the codes. */
export const serverRefusalCodes = [
  "price-changed",
  "line-key-shared",
  "commission-twice",
  "date-invalid",
  "customer-without-company",
  "bill-not-closed",
  "nothing-due",
  "tender-not-found",
  "tender-corrected",
  "tender-counted",
  "tender-unchanged",
  "currency-not-taken",
  "rate-changed",
  "too-late-to-reopen",
  "refund-of-more",
  "refund-by-other",
  "refund-amount-changed",
  "refund-is-final",
  "refunded-already",
  "bill-refunded",
  "course-fired-already",
  "course-fired-by-itself",
  "not-in-work",
  "nothing-to-serve",
  "no-station-makes",
  "username-used",
  "bill-moved",
  "part-paid",
  "part-moved",
  "bills-not-joined",
  "tables-apart",
  "commission-paid",
  "paper-outdated",
  "printer-not-found",
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
] as const satisfies readonly RefusalCode[];
export type ServerRefusalCode = (typeof serverRefusalCodes)[number];

/** A refusal that a till can give by itself. */
export type TillRefusalCode = Exclude<RefusalCode, ServerRefusalCode>;
type FirstRefusalCode = Exclude<TillRefusalCode, keyof typeof laterMessages>;

/** The message of each refusal that a till can give before its later files are loaded. */
export const firstMessages: Readonly<Record<FirstRefusalCode, string>> = {
  // Bill
  "money-on-bill": "Money was taken on this bill. Please give it back first: PAY says how",
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
  "optimistic-lock": "The optimistic lock on an entity failed.",
  // Price, timer and commission
  "price-required": "Please enter Price",
  "price-out-of-range": "Price must be greater than min price and less than max price",
  "time-invalid": "Please choose an end after the start",
  "time-too-long": "This is longer than a year. Please check the dates",
  "timer-running": "Please stop the timer first",
  "not-a-timer": "Please select a timed item",
  "product-without-commission": "Product have no commission",
  "commission-staff-required": "Please enter Staff",
  "commission-staff-invalid": "Invalid Staff for this commission",
  // Discounts
  "discount-given": "This has a discount already. Please take that one back first",
  // Staff
  "staff-id-invalid": "Invalid staff ID",
  "staff-not-found": "Staff not found",
  "staff-not-signed-in": "Staff not signed in",
  "permission-denied": "Permission denied",
  "credentials-missing": "A username and password must be present",
  "login-not-allowed": "Please ask a manager to let you log in",
  // Shift and day
  "start-shift": "Please start shift",
  "start-day": "Please start day",
};

/** The titles of error dialogs, by status; a plain message has its own title. */
export const errorTitles = {
  400: "Invalid request",
  404: "Record not found",
  500: "Unable to process request",
  message: "Message",
} as const;

/** The title for any other status; the till has one for each action. */
export const otherErrorTitle = "Unable to {action}";

/** Messages for failures that no rule has caused. */
export const failureMessages = {
  "server-busy": "Server is busy at the moment. Please try again",
  "network-error": "Network Error",
  "write-unanswered":
    "Network Error. This may not have gone through. Press again: it is done only once.",
  "operation-failed": "The operation failed.",
} as const;
