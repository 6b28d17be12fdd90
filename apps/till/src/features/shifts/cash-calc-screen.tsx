import type { CashCount } from "@comanda/domain/money/cash-count";
import { formatMoney } from "@comanda/domain/money/format-money";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";

import type { Messages } from "#language/english.ts";
import { useMessages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";

import { shiftToEnd } from "../end-bill/index.ts";
import { showSuccess, useAction, type Problem } from "../notice/index.ts";
import { openShift } from "../order/index.ts";
import { CountForm } from "./count-form.tsx";
import {
  countDrawer,
  countedShift,
  countOf,
  mayCountAgain,
  nothingCounted,
  printCount,
} from "./counting.ts";
import { startShift } from "./start-shift.ts";

/** Why the drawer is counted: to start or end a shift, or only for its sum. */
type Purpose = "start" | "end" | "close";

type CountShiftScreenProps = { readonly reference: Reference };

/** Counts the drawer at the start and end of a shift; in another cashier's shift, only for the sum. */
export function CountShiftScreen({ reference }: CountShiftScreenProps) {
  // Fixed when the screen opens: the button's text must not change just before a press.
  const [purpose] = useState(currentPurpose);
  const [isSettled] = useState(isCountFinal);
  if (isSettled) return <Redirect to="/shift-report" replace />;
  return <CashCalcScreen reference={reference} purpose={purpose} />;
}

type CashCalcScreenProps = CountShiftScreenProps & { readonly purpose: Purpose };

export function CashCalcScreen({ reference, purpose }: CashCalcScreenProps) {
  const { shifts } = useMessages();
  useTitle(shifts.cashTitle);
  const [, navigate] = useLocation();
  const { isBusy, run } = useAction();
  const [quantities, setQuantities] = useState(nothingCounted);
  const count = countOf(quantities, reference);
  const money = (amount: CashCount["grandTotal"]) => formatMoney(amount, reference.moneyFormat);
  const act = async (): Promise<Problem> => {
    const problem = await submitActions[purpose](count);
    if (problem !== null) return problem;
    if (purpose === "start") showSuccess(shifts.shiftStarted);
    navigate(purpose === "end" ? "/shift-report" : "/order", { replace: true });
    return null;
  };
  return (
    <CountForm
      hint={hintOf(purpose, shifts)}
      submit={submitOf(purpose, shifts)}
      count={count}
      quantities={quantities}
      isBusy={isBusy}
      money={money}
      onChange={setQuantities}
      onSubmit={() => void run(act)}
      onCancel={() => navigate("/order")}
      onPrint={() => void run(() => printCount(count))}
    />
  );
}

const submitActions: Readonly<Record<Purpose, (count: CashCount) => Promise<Problem>>> = {
  start: startShift,
  end: countDrawer,
  close: () => Promise.resolve(null),
};

function currentPurpose(): Purpose {
  if (openShift() === null) return "start";
  return isRefusal(shiftToEnd()) ? "close" : "end";
}

function isCountFinal(): boolean {
  const counted = countedShift(openShift()?.id);
  return counted !== null && !mayCountAgain(counted);
}

function hintOf(purpose: Purpose, { countStart, countEnd }: Messages["shifts"]): string | null {
  if (purpose === "close") return null;
  return purpose === "start" ? countStart : countEnd;
}

function submitOf(purpose: Purpose, texts: Messages["shifts"]): string {
  switch (purpose) {
    case "start":
      return texts.startShift;
    case "end":
      return texts.endShift;
    case "close":
      return texts.close;
  }
}
