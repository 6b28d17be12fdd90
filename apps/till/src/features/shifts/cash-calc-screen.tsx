import type { CashCount } from "@comanda/domain/money/cash-count";
import { formatMoney } from "@comanda/domain/money/format-money";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { useEffect, useState } from "react";
import { Redirect } from "wouter";
import { startShift as startShiftCall } from "@comanda/contract/day";
import type { Action } from "@comanda/domain/staff/action-permissions";
import { shiftStartDelayMs } from "@comanda/domain/shift/start-shift";

import { pause } from "#api/pause.ts";
import { useAllMessages, type AllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { write } from "#records/write.ts";
import { useStoredText } from "#ui/use-stored-text.ts";

import { DayLeftOpen } from "../days/index.ts";
import { requireSessionPermission, shiftToEnd } from "../end-bill/index.ts";
import { PermissionGate } from "../frame/index.ts";
import { useNavigate } from "../navigation/index.ts";
import { showSuccess, useAction, type Problem } from "../notice/index.ts";
import { openShift, openDay, requireSession } from "../order/index.ts";
import { CountForm } from "./count-form.tsx";
import { askForCount, countDrawer, isCountOf, printCount, useCounting } from "./counting.ts";
import {
  countOf,
  parseQuantities,
  problemsOf,
  serializeQuantities,
  type Quantities,
} from "./quantities.ts";

/** Why the drawer is counted: to start or end a shift, or only for its sum. */
type Purpose = "start" | "end" | "close";

type CountShiftScreenProps = { readonly reference: Reference };

/** Counts the drawer at the start and end of a shift; in another cashier's shift, only for the sum. */
export function CountShiftScreen({ reference }: CountShiftScreenProps) {
  // Fixed when the screen opens: the button's text must not change just before a press.
  const [purpose] = useState(currentPurpose);
  const shift = openShift()?.id;
  const counted = useCounting((state) => state.counted);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (purpose !== "end" || shift === undefined) return;
    // The drawer can be counted meanwhile, and without a connection the server refuses a count too many.
    void askForCount(shift).then(() => setAsked(true));
  }, [purpose, shift]);
  // Cash may have moved since the last count, so that the drawer can be counted anew.
  if (isAsked && isCountOf(counted, shift) && !counted.mayCountAgain) {
    return <Redirect to="/shift-report" replace />;
  }
  return (
    <PermissionGate session={requireSession()} action={purposeActions[purpose]}>
      <CashCalcScreen reference={reference} purpose={purpose} />
    </PermissionGate>
  );
}

const purposeActions: Readonly<Record<Purpose, Action>> = {
  start: "start-shift",
  end: "end-shift",
  close: "count-cash",
};

type CashCalcScreenProps = CountShiftScreenProps & { readonly purpose: Purpose };

export function CashCalcScreen({ reference, purpose }: CashCalcScreenProps) {
  const { shifts } = useAllMessages();
  useTitle(shifts.cashTitle);
  const navigate = useNavigate();
  const saving = useAction();
  const printing = useAction();
  const [quantities, setQuantities] = useQuantities(reference, purpose);
  const count = countOf(quantities, reference);
  const money = (amount: CashCount["grandTotal"]) => formatMoney(amount, reference.moneyFormat);
  const mayEndDay = requireSessionPermission("end-work-day") === null;
  const mayPrint = requireSessionPermission("print-cash-count") === null;
  const act = async (): Promise<Problem> => {
    const problem = await submitActions[purpose](count);
    if (problem !== null) return problem;
    if (purpose === "start") showSuccess(shifts.shiftStarted);
    navigate(purpose === "end" ? "/shift-report" : "/order", { replace: true });
    return null;
  };
  return (
    <CountForm
      // Before the next shift, a day that was forgotten can still be ended at once.
      notice={purpose === "start" && mayEndDay && <DayLeftOpen />}
      hint={hintOf(purpose, shifts)}
      submit={submitOf(purpose, shifts)}
      count={count}
      quantities={quantities}
      // The drawer starts with none of them.
      foreign={purpose === "start" ? [] : reference.foreign}
      problems={problemsOf(quantities, reference)}
      moneyFormat={reference.moneyFormat}
      isBusy={saving.isBusy || printing.isBusy}
      isSaving={saving.isBusy}
      money={money}
      onChange={setQuantities}
      onSubmit={() => void saving.run(act)}
      onCancel={() => navigate("/order")}
      onPrint={mayPrint ? () => void printing.run(() => printCount(count)) : null}
    />
  );
}

/** What is counted so far: a reload in the middle must not cost a cashier the whole drawer. */
function useQuantities(reference: Reference, purpose: Purpose) {
  const [name] = useState(() => `count.${purpose}.${openShift()?.id}.${requireSession().user.id}`);
  const [text, setText] = useStoredText(name, "");
  const change = (quantities: Quantities) => setText(serializeQuantities(quantities));
  return [parseQuantities(text, reference), change] as const;
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

function hintOf(purpose: Purpose, { countStart, countEnd }: AllMessages["shifts"]): string | null {
  if (purpose === "close") return null;
  return purpose === "start" ? countStart : countEnd;
}

function submitOf(purpose: Purpose, texts: AllMessages["shifts"]): string {
  switch (purpose) {
    case "start":
      return texts.startShift;
    case "end":
      return texts.endShift;
    case "close":
      return texts.close;
  }
}

/** Delayed a little, so that the cashier sees the button go down first. */
async function startShift({ coins, notes, grandTotal }: CashCount): Promise<Problem> {
  if (openDay() === null) return refuse("start-day");
  await pause(shiftStartDelayMs);
  if (openShift() !== null) return refuse("shift-already-open");
  const outcome = await write(startShiftCall, {
    body: { startDrawerCash: grandTotal, coin: rows(coins), cash: rows(notes) },
  });
  return outcome.ok ? null : outcome.failure;
}

function rows(list: CashCount["coins"]) {
  return list.map(({ value, quantity }) => ({ bill: value, qty: quantity }));
}
