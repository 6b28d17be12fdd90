import type { BodyOf } from "@comanda/contract/call";
import type { takeTender as takeTenderCall } from "@comanda/contract/tender";
import { noMoney } from "@comanda/domain/money/money";
import { takeTender as takeTenderRule } from "@comanda/domain/payment/take-tender";
import { isRefusal } from "@comanda/domain/refusal";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import type { PrintingReply } from "../printing/index.ts";
import { loadTakingMoney, saveTakenMoney } from "./taking-money.ts";
import { hasTenderKey } from "./tender-store.ts";

type Call = typeof takeTenderCall;

/** A guest pays a part of the bill, or all that is due, which closes it. */
export async function takeTender(
  context: WriteContext,
  { bill: id, key, payType, amount }: BodyOf<Call>,
): Promise<PrintingReply<Call> | RefusedCall> {
  const { tx, session } = context;
  if (await hasTenderKey(tx, session.location, key)) return refuseCall("idempotency-key-reused");
  const loaded = await loadTakingMoney(context, id);
  if ("refusal" in loaded) return loaded;
  const { stored, taking } = loaded;
  const taken = takeTenderRule(stored.bill, { payType, total: amount }, taking);
  if (isRefusal(taken)) return taken;
  const { ids, papers } = await saveTakenMoney(context, loaded, { ...taken, key });
  const tender = ids.at(-1);
  if (tender === undefined) throw new Error("Nothing was taken");
  const { paid, status } = taken.bill;
  const change = taken.taken.at(-1)?.change ?? noMoney;
  return { id, tender, paid, isClosed: status === "closed", change, ...papers };
}
