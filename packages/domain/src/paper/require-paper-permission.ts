import { refuse, type Refusal } from "../refusal.ts";
import { actionPermissions } from "../staff/action-permissions.ts";
import { paperActions, type PaperKind } from "./paper-kind.ts";

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
