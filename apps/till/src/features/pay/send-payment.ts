import type { BodyOf } from "@comanda/contract/call";
import { closeBill } from "@comanda/contract/end-bill";
import { takeTender } from "@comanda/contract/tender";
import { modeAfterAction, modeOnLoad } from "@comanda/domain/bill/modal-mode";
import type { BillId } from "@comanda/domain/id";
import type { PayDetail } from "@comanda/domain/bill/settlement";
import type { Money } from "@comanda/domain/money/money";

import type { Outcome } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";
import { write, writeUnderKey } from "#records/write.ts";

import type { LoadedBill } from "../order/index.ts";
import { deliverPapers, paperQuery, printAfter } from "../papers/index.ts";

/** Closes the bill with all that is due; the change is what its guest gets back. */
export async function sendPayment(
  id: BillId,
  typed: readonly PayDetail[],
  change: Money,
): Promise<LoadedBill | Failure> {
  const payDetails = typed.filter(({ total }) => total > 0).map((detail) => ({ ...detail }));
  const query = paperQuery();
  const outcome = await write(closeBill, { params: { id }, query, body: { payDetails } });
  if (!outcome.ok) return outcome.failure;
  // The drawer first: guests wait for their change.
  void deliverPapers(outcome.reply);
  void printAfter([id], "other");
  return { id, mode: modeAfterAction("close"), change };
}

type TenderBody = BodyOf<typeof takeTender>;

/** One payment, perhaps with notes of another currency. */
export type TakenPayment = PayDetail & Pick<TenderBody, "given">;

export async function sendTender(
  bill: BillId,
  { payType, total, given }: TakenPayment,
): Promise<Outcome<typeof takeTender>> {
  const body = { bill, payType, amount: total, ...(given !== undefined && { given }) };
  return await writeUnderKey(takeTender, (key) => ({
    query: paperQuery(),
    body: { ...body, key },
  }));
}

/** Takes all that is due as one payment, which closes the bill. */
export async function sendLastTender(
  bill: BillId,
  payment: TakenPayment,
): Promise<LoadedBill | Failure> {
  const outcome = await sendTender(bill, payment);
  if (!outcome.ok) return outcome.failure;
  const { isClosed, change } = outcome.reply;
  void deliverPapers(outcome.reply);
  // Another till may have added lines meanwhile: then it is a part.
  if (!isClosed) return { id: bill, mode: modeOnLoad({ status: "open" }) };
  void printAfter([bill], "other");
  return { id: bill, mode: modeAfterAction("close"), change };
}
