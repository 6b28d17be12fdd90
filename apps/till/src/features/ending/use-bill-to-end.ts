import type { Bill, BillStatus } from "@comanda/domain/bill/bill";
import { modeOnLoad } from "@comanda/domain/bill/modal-mode";
import type { BillId } from "@comanda/domain/id";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "wouter";

import { writeUnanswered, type Failure } from "#api/failure.ts";
import { rememberScreen } from "#ui/remember-screen.ts";

import { showFailure, showRefusal, closeUnknownOutcome } from "../notice/index.ts";
import { closeBillView, useOrder, type LoadedBill } from "../order/index.ts";
import { endings } from "./bills-under-way.ts";

/** A bill that the server has saved. */
export type SavedBill = Bill & { readonly id: BillId };

export type ShowBill = (bill: LoadedBill) => void;

type EndBillAction = () => Promise<LoadedBill | Refusal | Failure>;

export type BillEnding = {
  /** The current bill; a screen without one returns to the order. */
  readonly bill: SavedBill | null;
  readonly isBusy: boolean;
  /** Runs the action only once, however often it is pressed, and shows the resulting bill. */
  readonly end: (action: EndBillAction) => Promise<void>;
};

type BillToEndOptions = {
  /** Why this bill cannot be ended; checked once, when the screen opens. */
  readonly guard: () => Refusal | null;
  readonly onShowBill: ShowBill;
  /** The bill ID in the address, if it has one. */
  readonly asked?: string;
};

/**
 * For a screen that ends the current bill. If the bill cannot be ended, `bill` is null and the screen returns to the
 * order.
 */
export function useBillToEnd({ guard, onShowBill, asked }: BillToEndOptions): BillEnding {
  const ending = useEndBill(onShowBill);
  const { bill } = ending;
  const [refusal] = useState(guard);
  // A bill that another till has ended meanwhile is shown in its final state.
  const isRefused = refusal !== null && bill?.status === "open";
  const isOther = asked !== undefined && String(bill?.id) !== asked;
  return isRefused || isOther ? { ...ending, bill: null } : ending;
}

/**
 * A bill ends only once: if another till ends it first, the user is notified and the bill is shown in its final state.
 */
function useEndBill(onShowBill: ShowBill): BillEnding {
  const [, navigate] = useLocation();
  const [isWaiting, setIsWaiting] = useState(false);
  const isUnderWay = useRef(false);
  /** The action without a reply: it may have succeeded or not. */
  const inDoubt = useRef<EndBillAction | null>(null);
  const bill = useOrder((state) => state.bill);
  const id = bill?.id ?? null;
  const status = bill?.status ?? null;
  const isBusy = endings.useHas(id) || isWaiting;
  const show = (ended: LoadedBill) => {
    onShowBill(ended);
    if (ended.isLate !== true) navigate("/order", { replace: true });
  };
  /** Returns the bill to show, or null after a message. */
  const run = async (action: EndBillAction, isAskedAgain: boolean): Promise<LoadedBill | null> => {
    const isStillOpen = rememberScreen();
    const ended = await action();
    const isUnanswered = "code" in ended && ended.code === writeUnanswered.code;
    inDoubt.current = isUnanswered ? action : null;
    if (!isUnanswered) closeUnknownOutcome();
    if ("mode" in ended) return { ...ended, isLate: !isStillOpen() };
    if (!(isUnanswered && isAskedAgain)) showEndProblem(ended);
    const other = billEndedElsewhere(ended, id);
    if (other === null || isStillOpen()) return other;
    closeBillView(other.id);
    return null;
  };
  const attempt = async (action: EndBillAction, isAskedAgain: boolean) => {
    if (id === null || isUnderWay.current || endings.has(id)) return;
    isUnderWay.current = true;
    setIsWaiting(true);
    const stopEnding = endings.start(id);
    let shown: LoadedBill | null = null;
    try {
      shown = await run(action, isAskedAgain);
      if (shown !== null) show(shown);
    } finally {
      stopEnding();
      // When a bill is shown, the screen changes, so its buttons stay disabled.
      isUnderWay.current = shown !== null;
      setIsWaiting(shown !== null);
    }
  };
  const takeEnd = useEffectEvent((ended: BillId, how: BillStatus) => {
    // Only the server knows which till ended the bill: repeating the action is idempotent and returns its result.
    if (inDoubt.current !== null) return void attempt(inDoubt.current, true);
    showRefusal(refuse("bill-not-open", { status: how }));
    show({ id: ended, mode: modeOnLoad({ status: how }) });
  });
  useEffect(() => {
    if (id === null || status === null || status === "open" || isBusy || isUnderWay.current) return;
    takeEnd(id, status);
  }, [id, status, isBusy]);
  const end = async (action: EndBillAction) => await attempt(action, false);
  return { bill: bill === null || id === null ? null : { ...bill, id }, isBusy, end };
}

function showEndProblem(ended: Refusal | Failure): void {
  if ("refusal" in ended) showRefusal(ended);
  else showFailure(ended);
}

function billEndedElsewhere(ended: Refusal | Failure, id: BillId | null): LoadedBill | null {
  if (id === null || "refusal" in ended || ended.code !== "bill-not-open") return null;
  const status = ended.about["status"] === "voided" ? "voided" : "closed";
  return { id, mode: modeOnLoad({ status }) };
}
