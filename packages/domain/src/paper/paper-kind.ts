import type { Action } from "../staff/action-permissions.ts";

/** The kinds of paper, with the action that a user must be permitted in order to print each. */
export const paperActions = {
  bill: "read-bill",
  ticket: "print-tickets",
  "article-report": "print-articles",
  "commission-report": "print-commissions",
  "cash-count": "print-cash-count",
  "shift-report": "end-shift",
  "day-report": "end-work-day",
  "month-report": "print-month-report",
  "payment-slip": "add-payment",
  "drawer-pulse": "open-drawer",
  "test-page": "print-test-page",
} as const satisfies Readonly<Record<string, Action>>;

export type PaperKind = keyof typeof paperActions;
