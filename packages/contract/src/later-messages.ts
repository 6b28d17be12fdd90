import type { RefusalCode } from "@comanda/domain/refusal";

/** The messages of refusals that only later screens of a till give. Its first script does without them. */
export const laterMessages = {
  "amount-invalid": "Please check the amount",
  "whole-amount-required": "Please enter a whole amount: the currency has no decimals",
  "amount-not-paid-in-full": "Amount not paid in full",
  "only-cash-gives-change": "Only cash gives change. Please enter no more than the amount due",
  "invoice-not-allowed": "This customer cannot pay by invoice",
  "pay-type-not-found": "Pay type not found",
  "count-invalid": "Please count the drawer again",
  "cannot-move-commission": "Can not move commission",
  "split-needs-two-bills": "Please leave items on both bills",
  "choose-second-bill": "Please choose second bill to merge",
  "commission-changed": "Commissions have changed. Please check again",
  "reason-required": "Please type a reason",
  "staff-id-used": "Staff Id used in location",
  "shift-already-open": "This station already has an open shift",
  "shift-not-open": "There is no open shift",
  "day-already-open": "The day is already started",
  "day-not-open": "There is no open day",
  "shifts-still-open": "Please end these shifts first",
  "choose-payment-type": "Please select payment type (money-in / money-out)",
  "choose-category-and-amount": "Please select expense category and input amount",
  "paper-in-hand": "This paper is already being printed",
} as const satisfies Partial<Readonly<Record<RefusalCode, string>>>;
