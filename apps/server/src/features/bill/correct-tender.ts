import type { BodyOf, QueryOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type {
  correctTender as correctTenderCall,
  reopenBill as reopenBillCall,
  undoTender as undoTenderCall,
} from "@comanda/contract/tender";
import type { BillId, TenderId } from "@comanda/domain/id";
import {
  correctTender as correctTenderRule,
  isUncounted,
  reopenBill as reopenBillRule,
  undoTender as undoTenderRule,
  type Correcting,
} from "@comanda/domain/payment/correct-tender";
import type { TakenMoney } from "@comanda/domain/payment/taking-money";
import { isRefusal, refuse } from "@comanda/domain/refusal";

import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { isCommissionPaid } from "../commission/index.ts";
import { findTypeOfCustomer } from "../customer/index.ts";
import { findCachedChargeSettings } from "../pay-type/index.ts";
import type { PrintingReply } from "../printing/index.ts";
import { findOpenShiftIds } from "../shift/index.ts";
import { findBill, type StoredBill } from "./bill-store.ts";
import { findRefundIds } from "./refund-store.ts";
import { requireFreePlaceBeside } from "./require-free-place-beside.ts";
import { saveTakenMoney } from "./taking-money.ts";
import { findBillOfTender, findTenders, insertTenders, tenderOf } from "./tender-store.ts";

/** A part payment is given back. */
export async function undoTender(
  context: WriteContext,
  tender: TenderId,
): Promise<PrintingReply<typeof undoTenderCall> | RefusedCall> {
  const loaded = await loadOfTender(context, tender);
  if ("refusal" in loaded) return loaded;
  const undone = undoTenderRule(loaded.stored.bill, tender, loaded.correcting);
  return isRefusal(undone) ? undone : saveCorrection(context, loaded.stored, undone);
}

/** The payment that has just closed a bill is taken back, and the bill is open again. */
export async function reopenBill(
  context: WriteContext,
  id: BillId,
  { isSecondBill }: QueryOf<typeof reopenBillCall>,
): Promise<PrintingReply<typeof reopenBillCall> | RefusedCall> {
  const { tx, session } = context;
  const stored = await findBill(tx, session.location, id);
  if (stored === null) return recordNotFound("Bill", id);
  const reopened = reopenBillRule(stored.bill, {
    ...(await toCorrecting(context, stored, null)),
    isCommissionPaid: await isCommissionPaid(tx, session.location, id),
  });
  if (isRefusal(reopened)) return reopened;
  if (isSecondBill === undefined) {
    // Others may have sat down there since it was paid.
    const taken = await requireFreePlaceBeside(context, [], reopened.bill.place);
    if (taken !== null) return taken;
  }
  return saveCorrection(context, stored, reopened);
}

async function saveCorrection(context: WriteContext, stored: StoredBill, corrected: TakenMoney) {
  const taking = await findCachedChargeSettings(context);
  const { papers } = await saveTakenMoney(context, { stored, taking }, { ...corrected, key: null });
  const { paid, status } = corrected.bill;
  return { id: stored.row.id, paid, isClosed: status === "closed", ...papers };
}

type CorrectCall = typeof correctTenderCall;

/** It was cash, not the card: two more tenders say so, and nothing else changes. */
export async function correctTender(
  context: WriteContext,
  id: TenderId,
  { payType }: BodyOf<CorrectCall>,
): Promise<Omit<ReplyOf<CorrectCall>, JournalField> | RefusedCall> {
  const loaded = await loadOfTender(context, id);
  if ("refusal" in loaded) return loaded;
  const { stored, correcting } = loaded;
  const { tx, session } = context;
  const customerType = await findTypeOfCustomer(tx, session.location, stored.bill.customer);
  const charging = await findCachedChargeSettings(context);
  const corrected = correctTenderRule(
    stored.bill,
    { id, payType },
    { ...correcting, ...charging, customerType },
  );
  if (isRefusal(corrected)) return corrected;
  const bill = stored.row.id;
  const ids = await insertTenders(context, { bill, taken: corrected.taken, key: null });
  const tender = ids.at(-1);
  if (tender === undefined) throw new Error("Nothing was corrected");
  const { paid, status } = corrected.bill;
  return { id: bill, tender, paid, isClosed: status === "closed" };
}

type LoadedCorrection = { readonly stored: StoredBill; readonly correcting: Correcting };

async function loadOfTender(
  context: WriteContext,
  tender: TenderId,
): Promise<LoadedCorrection | RefusedCall> {
  const { tx, session } = context;
  const bill = await findBillOfTender(tx, session.location, tender);
  const stored = bill === null ? null : await findBill(tx, session.location, bill);
  if (stored === null) return refuse("tender-not-found");
  return { stored, correcting: await toCorrecting(context, stored, tender) };
}

/** Of one tender, or of the whole bill if none is named. */
async function toCorrecting(
  { tx, session, at }: WriteContext,
  { row, tenders: loaded }: StoredBill,
  tender: TenderId | null,
): Promise<Correcting> {
  // An open bill comes without those of which nothing is left.
  const rows = loaded.length > 0 ? loaded : await findTenders(tx, session.location, row.id);
  const tenders = rows.map(tenderOf);
  const taken = tenders.find(({ id }) => id === tender)?.shift ?? null;
  const open = await findOpenShiftIds(tx, session.location);
  return {
    tenders,
    isShiftOpen: isUncounted([taken, row.shift], open),
    isRefunded: (await findRefundIds(tx, session.location, row.id)).length > 0,
    staff: session.staff,
    at,
  };
}
