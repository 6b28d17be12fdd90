import { refuse, type Refusal } from "../refusal.ts";
import { actionPermissions, type Action } from "../staff/action-permissions.ts";

/** What can come out of a printer, and what one has to be allowed to do in order to have it printed. */
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

type Paper = {
  readonly kind: PaperKind;
  readonly isOfOpenBill: boolean;
  readonly isDelivered: boolean;
};

/** Who may have a paper printed may have it printed again; only the bill of guests who have paid is for fewer, once it is out. */
export function requirePaper(
  user: { readonly permissions: readonly string[] },
  { kind, isOfOpenBill, isDelivered }: Paper,
): Refusal | null {
  const isReprint = kind === "bill" && isDelivered && !isOfOpenBill;
  const action = isReprint ? "reprint-bill" : paperActions[kind];
  const required = actionPermissions[action];
  if (required === "signed-in" || user.permissions.includes(required)) return null;
  return refuse("permission-denied", { action });
}
