import type { BodyOf } from "@comanda/contract/call";
import type { closeBill as closeBillCall } from "@comanda/contract/end-bill";
import type { BillId } from "@comanda/domain/id";
import type { Language } from "@comanda/domain/venue/settings";
import { noMoney } from "@comanda/domain/money/money";
import { closeBill as closeBillRule } from "@comanda/domain/payment/close-bill";
import { isRefusal } from "@comanda/domain/refusal";

import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import type { PrintingReply } from "../printing/index.ts";
import { loadTakingMoney, saveTakenMoney } from "./taking-money.ts";

type Call = typeof closeBillCall;

type Payment = BodyOf<Call> & { readonly id: BillId };

/** The guests pay all that is due: the bill is closed for good in the shift that takes the money. */
export async function closeBill(
  context: WriteContext,
  { id, payDetails }: Payment,
  language?: Language,
): Promise<PrintingReply<Call> | RefusedCall> {
  const loaded = await loadTakingMoney(context, id);
  if ("refusal" in loaded) return loaded;
  const { stored, taking } = loaded;
  const closed = closeBillRule(stored.bill, { ...taking, payments: payDetails });
  if (isRefusal(closed)) return closed;
  const { papers } = await saveTakenMoney(context, loaded, { ...closed, key: null, language });
  return { id, change: closed.bill.settlement?.change ?? noMoney, ...papers };
}
