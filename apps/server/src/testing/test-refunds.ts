import { closeBill } from "@comanda/contract/end-bill";

import { openDayAndShift, startEvening, type Evening } from "./test-evening.ts";
import { payBill, payTypesOf, signInAt } from "./test-money.ts";
import { replyOf, type SignedIn } from "./test-till.ts";

/** An evening on which a manager at the restaurant can refund. */
export type RefundEvening = {
  readonly evening: Evening;
  readonly manager: SignedIn;
  readonly cash: number;
  readonly card: number;
};

export async function startRefundEvening(): Promise<RefundEvening> {
  const evening = await startEvening();
  await openDayAndShift(evening);
  const manager = await signInAt(evening, "admin", "Restaurant");
  const payTypes = await payTypesOf(evening);
  return { evening, manager, cash: payTypes.get(800) ?? 0, card: payTypes.get(850) ?? 0 };
}

/** Two plates of 132.00 each, paid. */
export async function sellTwoPlates(
  evening: Evening,
  table: string,
  payType: number,
): Promise<number> {
  const bill = await evening.openBill(table, [evening.item("Pad Thai", { qty: 2 })]);
  replyOf(closeBill, await payBill(evening, evening.cashier, bill, [{ payType, total: 264_00 }]));
  return bill;
}
