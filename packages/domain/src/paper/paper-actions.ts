import type { Action } from "../staff/action-permissions.ts";
import type { PaperKind } from "./paper-kind.ts";

/** The actions that print each kind of paper: a user must be permitted one of these. */
export const paperActions: Readonly<Record<PaperKind, readonly Action[]>> = {
  bill: ["read-bill"],
  ticket: ["print-tickets"],
  "article-report": ["print-articles"],
  "commission-report": ["print-commissions"],
  "cash-count": ["print-cash-count"],
  "shift-report": ["end-shift", "print-report"],
  "day-report": ["end-work-day", "print-report"],
  "month-report": ["print-month-report"],
  "payment-slip": ["add-payment"],
  "drawer-pulse": ["open-drawer"],
  "test-page": ["print-test-page"],
};
