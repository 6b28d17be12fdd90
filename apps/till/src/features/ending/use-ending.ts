import type { Bill } from "@comanda/domain/bill/bill";
import { modeOnLoad } from "@comanda/domain/bill/modal-mode";
import type { BillId } from "@comanda/domain/id";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";

import type { Failure } from "#api/failure.ts";

import { sayFailure, sayRefusal } from "../notice/index.ts";
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
  const bill = useOrder((state) => state.bill);
  const id = bill?.id ?? null;
  const status = bill?.status ?? null;
  useEffect(() => {
    if (id === null || status === null || status === "open" || isBusy || isUnderWay.current) return;
    sayRefusal(refuse("bill-not-open", { status }));
    onShowBill({ id, mode: modeOnLoad({ status }) });
    navigate("/order", { replace: true });
  }, [id, status, isBusy, onShowBill, navigate]);
  const end = async (deed: Deed) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    const ended = await deed().catch((error: unknown) => {
      isUnderWay.current = false;
      setIsBusy(false);
      throw error;
    });
    const shown = "mode" in ended ? ended : closedByOthers(ended, id);
    if (!("mode" in ended)) sayEnd(ended);
    // What comes next is another screen: nothing is pressed on this one any more.
    if (shown === null) {
      isUnderWay.current = false;
      setIsBusy(false);
    } else {
      onShowBill(shown);
      navigate("/order", { replace: true });
    }
  };
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
