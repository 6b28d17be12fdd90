import type { BodyOf } from "@comanda/contract/call";
import type { takeTender as takeTenderCall } from "@comanda/contract/tender";
import { noMoney } from "@comanda/domain/money/money";
import { takeTender as takeTenderRule } from "@comanda/domain/payment/take-tender";
import { takeForeign } from "@comanda/domain/payment/take-foreign";
import type { TakenMoney } from "@comanda/domain/payment/taking-money";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import type { Language } from "@comanda/domain/venue/settings";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findCachedForeignCurrencies } from "../menu/index.ts";
import type { PrintingReply } from "../printing/index.ts";
import { loadTakingMoney, saveTakenMoney, type LoadedBill } from "./taking-money.ts";
import { hasTenderKey } from "./tender-store.ts";

type Call = typeof takeTenderCall;

/** A guest pays a part of the bill, or all that is due, which closes it. */
export async function takeTender(
  context: WriteContext,
  body: BodyOf<Call>,
  language?: Language,
): Promise<PrintingReply<Call> | RefusedCall> {
  const { bill: id, key } = body;
  const { tx, session } = context;
  if (await hasTenderKey(tx, session.location, key)) return refuseCall("idempotency-key-reused");
  const loaded = await loadTakingMoney(context, id);
  if ("refusal" in loaded) return loaded;
  const taken = await takeMoney(context, loaded, body);
  if (isRefusal(taken)) return taken;
  const { ids, papers } = await saveTakenMoney(context, loaded, { ...taken, key, language });
  const tender = ids.at(-1);
  if (tender === undefined) throw new Error("Nothing was taken");
  const { paid, status } = taken.bill;
  const change = taken.taken.at(-1)?.change ?? noMoney;
  return { id, tender, paid, isClosed: status === "closed", change, ...papers };
}

async function takeMoney(
  context: WriteContext,
  { stored: { bill }, taking }: LoadedBill,
  { payType, amount, given }: BodyOf<Call>,
): Promise<TakenMoney | Refusal> {
  if (given === undefined) return takeTenderRule(bill, { payType, total: amount }, taking);
  const foreign = await findCachedForeignCurrencies(context);
  const taken = takeForeign(bill, given, { ...taking, foreign });
  if (isRefusal(taken)) return taken;
  // Notes are cash, and the guest has seen what they are worth.
  const isAsShown = taken.taken.every(
    (tender) => tender.payType === payType && tender.received === amount,
  );
  return isAsShown ? taken : refuse("amount-invalid", { amount });
}
