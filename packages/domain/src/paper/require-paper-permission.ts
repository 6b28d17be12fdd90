import type { Refusal } from "../refusal.ts";
import { requirePermission, type Action } from "../staff/action-permissions.ts";
import { paperActions } from "./paper-actions.ts";
import type { PaperKind } from "./paper-kind.ts";

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
  const actions: readonly Action[] = isReprint ? ["reprint-bill"] : paperActions[kind];
  const refusals = actions.map((action) => requirePermission(user, action));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}
