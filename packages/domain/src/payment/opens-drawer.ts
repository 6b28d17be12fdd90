import type { PayType } from "./pay-type.ts";
import type { PayDetail } from "../bill/settlement.ts";

/** Whether any payment or refund is by a pay type that opens the drawer. */
export function opensDrawer(
  payments: readonly PayDetail[],
  payTypes: readonly Pick<PayType, "id" | "opensDrawer">[],
): boolean {
  const opening = new Set(payTypes.filter((type) => type.opensDrawer).map(({ id }) => id));
  return payments.some(({ payType, total }) => total !== 0 && opening.has(payType));
}
