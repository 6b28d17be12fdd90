import type { BodyOf } from "@comanda/contract/call";
import type { closeBill as closeBillCall } from "@comanda/contract/end-bill";
import type { BillId } from "@comanda/domain/id";
import { noMoney } from "@comanda/domain/money/money";
import { billAmount } from "@comanda/domain/payment/bill-totals";
import { closeBill as closeBillRule } from "@comanda/domain/payment/close-bill";
import { opensDrawer } from "@comanda/domain/payment/opens-drawer";
import { isRefusal } from "@comanda/domain/refusal";

import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findTypeOfCustomer } from "../customer/index.ts";
import { findCachedChargeSettings } from "../pay-type/index.ts";
import { drawerPulse, enqueuePrintJobs, type PrintingReply } from "../printing/index.ts";
import { saveBill } from "./bill-store.ts";
import { loadBillInShift } from "./load-bill-in-shift.ts";

type Call = typeof closeBillCall;

/** The guests pay: the bill is closed for good in the shift that takes the money, and cash opens the drawer. */
export async function closeBill(
  context: WriteContext,
  id: BillId,
  { payDetails }: BodyOf<Call>,
): Promise<PrintingReply<Call> | RefusedCall> {
  const { tx, session, at } = context;
  const taken = await loadBillInShift(context, id);
  if ("refusal" in taken) return taken;
  const { stored, shift } = taken;
  const { customer } = stored.bill;
  const settings = await findCachedChargeSettings(context);
  const closed = closeBillRule(stored.bill, {
    ...settings,
    payments: payDetails,
    customerType:
      customer === null ? null : await findTypeOfCustomer(tx, session.location, customer),
    shift,
    at,
  });
  if (isRefusal(closed)) return closed;
  const { payTypes, currency } = settings;
  const amount = billAmount(closed, payTypes, currency);
  await saveBill(context, stored, { bill: closed, amount, currency });
  const { payments = [], change = noMoney } = closed.settlement ?? {};
  const pulses = opensDrawer(payments, payTypes) ? [drawerPulse] : [];
  return { id, change, ...(await enqueuePrintJobs(context, pulses)) };
}
