import type { Bill, BillStatus } from "@comanda/domain/bill/bill";
import { modeOnLoad } from "@comanda/domain/bill/modal-mode";
import type { BillId } from "@comanda/domain/id";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "wouter";

import { writeUnanswered, type Failure } from "#api/failure.ts";

import { sayFailure, sayRefusal, settleDoubt } from "../notice/index.ts";
import { useOrder, type LoadedBill } from "../order/index.ts";

/** A bill that the venue knows. */
export type SavedBill = Bill & { readonly id: BillId };

export type ShowBill = (bill: LoadedBill) => void;

type Deed = () => Promise<LoadedBill | Refusal | Failure>;

export type Ending = {
  /** The bill at hand; a screen without one goes back to the order. */
  readonly bill: SavedBill | null;
  readonly isBusy: boolean;
  /** Does it once, however often it is pressed, and shows the bill as it became. */
  readonly end: (deed: Deed) => Promise<void>;
};

type BillToEnd = {
  /** Why this bill cannot be ended, asked once as the screen is opened. */
  readonly guard: () => Refusal | null;
  readonly onShowBill: ShowBill;
  /** Where the address says which bill is meant. */
  readonly asked?: string;
};

/** For a screen that ends the bill at hand; where that cannot be, `bill` is none, and it goes back to the order. */
export function useBillToEnd({ guard, onShowBill, asked }: BillToEnd): Ending {
  const ending = useEnding(onShowBill);
  const { bill } = ending;
  const [refusal] = useState(guard);
  // What somebody else has ended meanwhile is shown as it became.
  const isRefused = refusal !== null && bill?.status === "open";
  const isOther = asked !== undefined && String(bill?.id) !== asked;
  return isRefused || isOther ? { ...ending, bill: null } : ending;
}

/** A bill ends once: when somebody else was quicker, that is said, and the bill is shown as they left it. */
function useEnding(onShowBill: ShowBill): Ending {
  const [, navigate] = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  /** What nobody has answered: it may have been done or not. */
  const inDoubt = useRef<Deed | null>(null);
  const bill = useOrder((state) => state.bill);
  const id = bill?.id ?? null;
  const status = bill?.status ?? null;
  const show = (ended: LoadedBill) => {
    onShowBill(ended);
    navigate("/order", { replace: true });
  };
  const attempt = async (deed: Deed, isAskedAgain: boolean) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    useOrder.setState({ isEnding: true });
    const ended = await deed()
      .catch((error: unknown) => {
        isUnderWay.current = false;
        setIsBusy(false);
        throw error;
      })
      .finally(() => useOrder.setState({ isEnding: false }));
    const isUnanswered = "code" in ended && ended.code === writeUnanswered.code;
    inDoubt.current = isUnanswered ? deed : null;
    if (!isUnanswered) settleDoubt();
    if (!("mode" in ended) && !(isUnanswered && isAskedAgain)) sayEnd(ended);
    const shown = "mode" in ended ? ended : closedByOthers(ended, id);
    // What comes next is another screen: nothing is pressed on this one any more.
    if (shown === null) {
      isUnderWay.current = false;
      setIsBusy(false);
    } else show(shown);
  };
  const takeEnd = useEffectEvent((ended: BillId, how: BillStatus) => {
    // Whose deed it was only the server knows: asked again, the same deed is done once.
    if (inDoubt.current !== null) return void attempt(inDoubt.current, true);
    sayRefusal(refuse("bill-not-open", { status: how }));
    show({ id: ended, mode: modeOnLoad({ status: how }) });
  });
  useEffect(() => {
    if (id === null || status === null || status === "open" || isBusy || isUnderWay.current) return;
    takeEnd(id, status);
  }, [id, status, isBusy]);
  const end = async (deed: Deed) => await attempt(deed, false);
  return { bill: bill === null || id === null ? null : { ...bill, id }, isBusy, end };
}

function sayEnd(ended: Refusal | Failure): void {
  if ("refusal" in ended) sayRefusal(ended);
  else sayFailure(ended);
}

function closedByOthers(ended: Refusal | Failure, id: BillId | null): LoadedBill | null {
  if (id === null || "refusal" in ended || ended.code !== "bill-not-open") return null;
  const status = ended.about["status"] === "voided" ? "voided" : "closed";
  return { id, mode: modeOnLoad({ status }) };
}
