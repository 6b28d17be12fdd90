import { refuse, type Refusal } from "../refusal.ts";
import { actionPermissions, type Action } from "../staff/action-permissions.ts";

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

type PaperToPrint = {
  readonly kind: PaperKind;
  readonly isOfOpenBill: boolean;
  readonly isDelivered: boolean;
};

/**
 * Checks whether a user may print a paper. Reprints need the same permission, except the bill of a closed sale, which
 * needs more once it has been delivered.
 */
export function requirePaperPermission(
  user: { readonly permissions: readonly string[] },
  { kind, isOfOpenBill, isDelivered }: PaperToPrint,
): Refusal | null {
  const isReprint = kind === "bill" && isDelivered && !isOfOpenBill;
  const action = isReprint ? "reprint-bill" : paperActions[kind];
  const required = actionPermissions[action];
  if (required === "signed-in" || user.permissions.includes(required)) return null;
  return refuse("permission-denied", { action });
}
