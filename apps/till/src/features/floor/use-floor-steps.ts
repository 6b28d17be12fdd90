import type { BillReply } from "@comanda/contract/bill-record";
import type { BillId } from "@comanda/domain/id";
import { isRefusal } from "@comanda/domain/refusal";
import { useRef, useState } from "react";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";

import { openPayment, requireNewOrder } from "../end-bill/index.ts";
import { showRefusal, showSuccess } from "../notice/index.ts";
import { loadBill } from "../order/index.ts";
import type { TableView } from "./read-tables.ts";
import { useBillMoves } from "./use-bill-moves.ts";

/** What a table is touched for, once its menu has said so. */
export type Wish = "move" | "together" | "join";

/** What the floor is asking. Tables are named by their keys, since what goes on there may change meanwhile. */
export type Step =
  | { readonly kind: "guests" | "bills" | "menu"; readonly table: string }
  /** Without a bill, the order on this screen that was never sent. */
  | {
      readonly kind: "to";
      readonly wish: Wish;
      readonly table: string;
      readonly bill: BillReply | null;
    }
  | {
      readonly kind: "taken";
      readonly table: string;
      readonly bill: BillReply | null;
      readonly to: string;
    }
  | { readonly kind: "apart"; readonly bill: BillId };

export type FloorSteps = ReturnType<typeof useFloorSteps>;

/** What happens as tables are touched, dragged and asked about. */
export function useFloorSteps(viewOf: (key: string) => TableView | null) {
  const { tables: texts, order } = useAllMessages();
  const [, navigate] = useLocation();
  const [step, setStep] = useState<Step | null>(null);
  /** The table that was touched last to move, join or seat somebody there. */
  const aimed = useRef<string | null>(null);
  const close = () => setStep(null);
  const nameOf = ({ place }: TableView): string => order[place.kind](place.name);
  const askAbout = (bill: BillReply | null, from: TableView, to: TableView) =>
    setStep({ kind: "taken", table: from.key, bill, to: to.key });
  const moves = useBillMoves(nameOf, { close, onTaken: askAbout });
  const { isBusy, move, join, sitTogether } = moves;
  const bring = (bill: BillReply | null, from: TableView, to: TableView) => {
    if (from.key === to.key) close();
    else if (to.state.kind === "free") move(bill, { from, to, isSecondBill: false });
    else askAbout(bill, from, to);
  };
  const fulfil = (asked: Extract<Step, { kind: "to" }>, to: TableView) => {
    aimed.current = to.key;
    const from = viewOf(asked.table);
    if (from === null || from.key === to.key) close();
    else if (asked.wish === "together") sitTogether(from, to);
    else if (asked.wish === "move") bring(asked.bill, from, to);
    else {
      const [target] = to.bills;
      if (target === undefined || asked.bill === null) showSuccess(texts.nobodyThere);
      else join(target, asked.bill);
    }
  };
  return {
    ...moves,
    step,
    close,
    setStep,
    nameOf,
    press: (view: TableView) => {
      // The second of two quick touches: until the server replies, the table looks as before.
      if (isBusy && view.key === aimed.current) return;
      const [bill, ...more] = view.bills;
      if (step?.kind === "to") fulfil(step, view);
      else if (view.hasNewOrder) navigate("/order");
      else if (bill === undefined) {
        if (mayBegin()) setStep({ kind: "guests", table: view.key });
      } else if (more.length > 0) setStep({ kind: "bills", table: view.key });
      else if (openBill(bill.id)) navigate("/order");
    },
    drop: (from: TableView, to: TableView) => {
      const [bill, ...more] = from.bills;
      if (bill === undefined && !from.hasNewOrder) return;
      // Which of several bills moves is asked by the menu.
      if (more.length > 0) setStep({ kind: "menu", table: from.key });
      else bring(bill ?? null, from, to);
    },
    pay: (bill: BillReply) => {
      close();
      if (openBill(bill.id)) openPayment(() => navigate("/pay"));
    },
  };
}

/** Nobody is asked how many they are if their order could not begin; then this shows why. */
function mayBegin(): boolean {
  const refusal = requireNewOrder();
  if (refusal !== null) showRefusal(refusal);
  return refusal === null;
}

/** Puts a bill on the order screen, or shows why it cannot; returns whether it did. */
export function openBill(id: BillId): boolean {
  const loaded = loadBill(id);
  if (isRefusal(loaded)) showRefusal(loaded);
  return !isRefusal(loaded);
}
