import type { PayTypeId } from "../id.ts";
import { roleOf, type PayType } from "../payment/pay-type.ts";
import type { Settlement } from "../bill/settlement.ts";

export type PayTypeSales = {
  readonly id: PayTypeId;
  /** What guests handed over. */
  readonly received: number;
  readonly change: number;
  /** Received less change. */
  readonly kept: number;
  /** What of it was beyond what bills came to, because coins cannot pay that to the unit. */
  readonly cashRounding: number;
};

type PaidSettlement = Pick<Settlement, "payments" | "change" | "cashRounding">;

/** Change always comes out of the drawer, so it is deducted from cash, whatever the guest paid with; cash is rounded. */
export function sumPayTypeSales(
  settlements: readonly PaidSettlement[],
  payTypes: readonly Pick<PayType, "id" | "indexNumber">[],
): readonly PayTypeSales[] {
  const cash = new Set(payTypes.filter((type) => roleOf(type) === "cash").map(({ id }) => id));
  const sums = new Map<PayTypeId, { received: number; change: number; cashRounding: number }>();
  const sumOf = (id: PayTypeId) => {
    const sum = sums.get(id) ?? { received: 0, change: 0, cashRounding: 0 };
    sums.set(id, sum);
    return sum;
  };
  for (const { payments, change, cashRounding } of settlements) {
    for (const { payType, total } of payments) sumOf(payType).received += total;
    const drawer = payments.find(({ payType }) => cash.has(payType))?.payType ?? [...cash][0];
    const changed = drawer ?? payments[0]?.payType;
    if (changed === undefined || (change === 0 && cashRounding === 0)) continue;
    sumOf(changed).change += change;
    sumOf(changed).cashRounding += cashRounding;
  }
  return [...sums].map(([id, sum]) => ({ id, ...sum, kept: sum.received - sum.change }));
}
