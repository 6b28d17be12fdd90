import type { RefusalCode } from "@comanda/domain/refusal";

import { laterMessages } from "./later-messages.ts";
import {
  firstMessages,
  type RefusalMessage,
  type ServerRefusalCode,
  type TillRefusalCode,
} from "./refusal-messages.ts";

const serverRefusals: Readonly<Record<ServerRefusalCode, RefusalMessage>> = {
  "price-changed": {
    status: 409,
    message: "Some prices have changed. Please confirm them",
  },
  "line-key-shared": {
    status: 400,
    message: "Two different items have the key {key}, so nothing was saved. Please add them again",
  },
  "date-invalid": { status: 400, message: "Wrong date format" },
  "commission-twice": {
    status: 400,
    message: "The order has two commissions of one item, so nothing was saved. Please choose one",
  },
  "customer-without-company": { status: 400, message: "This customer has no company" },
  "bill-not-closed": { status: 409, message: "This bill is not closed" },
  "nothing-due": { status: 409, message: "Nothing is due on this bill. Please close it" },
  "tender-not-found": { status: 404, message: "Payment not found on this bill" },
  "tender-corrected": { status: 409, message: "This payment was already given back or changed" },
  "tender-counted": {
    status: 409,
    message: "The shift with this payment has ended and its drawer is counted",
  },
  "tender-unchanged": { status: 409, message: "The payment is booked like that already" },
  "currency-not-taken": { status: 409, message: "This currency is not taken here" },
  "rate-changed": {
    status: 409,
    message: "The rate of {code} has changed. Please check the amount again",
  },
  "too-late-to-reopen": {
    status: 409,
    message: "A payment can be taken back only within a minute of closing the bill",
  },
  "refund-of-more": { status: 409, message: "Only {left} of it can still be refunded" },
  "refund-by-other": { status: 409, message: "More would go back that way than came by it" },
  "refund-amount-changed": {
    status: 409,
    message: "This refund comes to another amount by now. Please check again",
  },
  "refund-is-final": { status: 409, message: "A refund is final. Please make a new bill instead" },
  "refunded-already": { status: 409, message: "Everything on this bill was refunded" },
  "bill-refunded": {
    status: 409,
    message: "This bill was refunded, so its payments stay as they are",
  },
  "course-fired-already": {
    status: 409,
    message: "Course {course} was fired by {name} at {time}",
  },
  "course-fired-by-itself": {
    status: 409,
    message: "Course {course} fired automatically at {time}",
  },
  "not-in-work": { status: 409, message: "The kitchen does not have {article} yet" },
  "nothing-to-serve": { status: 409, message: "Nothing of this bill was sent yet" },
  "no-station-makes": {
    status: 409,
    message: "Nobody prepares {article}: it has no ticket",
  },
  "username-used": { status: 400, message: "This username is already in use" },
  "bill-moved": { status: 409, message: "Bill {bill} was moved to {place} by {user}" },
  "part-paid": {
    status: 409,
    message: "Some of it is paid already. Please split the bill instead",
  },
  "part-moved": {
    status: 409,
    message: "Some of it is on another bill by now. Please split the bill instead",
  },
  "bills-not-joined": {
    status: 409,
    message: "These bills were not joined today, or are apart again",
  },
  "tables-apart": { status: 409, message: "Tables {first} and {second} are in different rooms" },
  "commission-paid": {
    status: 409,
    message: "Commission of this bill was paid out, so its payment stays as it is",
  },
  "paper-outdated": {
    status: 409,
    message: "This bill was closed or opened again after this paper. Please print the bill itself",
  },
  "printer-not-found": { status: 404, message: "Printer not found" },
  /** `conflicts` in the reply says what was changed, by whom and when. */
  "changed-meanwhile": {
    status: 409,
    message: "Someone else has changed this. Please check again",
  },
  /** `uses` in the reply lists where. */
  "still-used": { status: 409, message: "This is still in use" },
  "last-admin": { status: 409, message: "At least one manager must remain" },
  "retire-yourself": { status: 409, message: "Please ask another manager to do this for you" },
  /** Names no location: a till would take it for its own, at which its user may no longer work. */
  "location-not-found": { status: 404, message: "You do not work at that location" },
  "works-here-already": { status: 409, message: "They already work at this location" },
  "only-workplace": {
    status: 409,
    message: "They work at no other location. Please retire them instead",
  },
  /** `places` are those of a person's locations at which the user does not work. */
  "works-elsewhere": {
    status: 409,
    message: "{name} also works at {places}. A manager who works there as well can change this",
  },
  "group-elsewhere": {
    status: 409,
    message:
      "The group {name} has people at {places}, too. A manager who works there as well can change what it may do",
  },
  "venue-exists": { status: 409, message: "This venue is already set up. Please log in" },
  /** Imports run one at a time. An import repeated under its own key waits for its result instead. */
  "import-running": {
    status: 409,
    message: "Another import is still running. Please try again in a minute",
  },
  /** Each field that would change is in the details, with what it is here and in the file. */
  "other-venue": {
    status: 409,
    message: "The file is of another venue. Please say what to keep of this one",
  },
};

/** The statuses that are not 400. Open shifts have 400, because the till then lists the shifts that `about` names. */
const otherStatuses: Readonly<Record<string, RefusalMessage["status"] | undefined>> = {
  "permission-denied": 403,
  "login-not-allowed": 403,
  "pay-type-not-found": 404,
  "bill-not-found": 404,
  "line-not-found": 404,
  "staff-not-found": 404,
  "bill-not-here": 409,
  "bill-not-open": 409,
  "money-on-bill": 409,
  "privilege-below-paid": 409,
  "privilege-on-bill": 409,
  "order-being-sent": 409,
  "table-taken": 409,
  "commission-changed": 409,
  "commission-set-meanwhile": 409,
  "drawer-counted-twice": 409,
  "drawer-recounted": 409,
  "shift-already-open": 409,
  "shift-not-open": 409,
  "day-already-open": 409,
  "day-not-open": 409,
  "month-without-days": 409,
  "paper-in-hand": 409,
  "course-fired": 409,
  /** The till derives its title and content from the status. */
  "optimistic-lock": 500,
};

/** The status and message of each refusal. */
export const refusalMessages: Readonly<Record<RefusalCode, RefusalMessage>> = {
  ...tillRefusals(),
  ...serverRefusals,
};

function tillRefusals(): Readonly<Record<TillRefusalCode, RefusalMessage>> {
  const entries = Object.entries({ ...firstMessages, ...laterMessages }).map(
    ([code, message]) => [code, { status: tillStatus(code), message }] as const,
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the keys of the messages
  return Object.fromEntries(entries) as Record<TillRefusalCode, RefusalMessage>;
}

function tillStatus(code: string): RefusalMessage["status"] {
  return otherStatuses[code] ?? 400;
}
