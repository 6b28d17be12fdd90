import type { PayType } from "./pay-type.ts";
import type { PayDetail } from "../bill/settlement.ts";

/** The drawer opens once for a bill of which anything was paid, or paid back, in a way that opens it. */
export function opensDrawer(
  payments: readonly PayDetail[],
  payTypes: readonly Pick<PayType, "id" | "opensDrawer">[],
): boolean {
  const opening = new Set(payTypes.filter((type) => type.opensDrawer).map(({ id }) => id));
  return payments.some(({ payType, total }) => total !== 0 && opening.has(payType));
}
