import { startWorkDay } from "@comanda/contract/day";
import { requirePermission } from "@comanda/domain/staff/action-permissions";
import { refuse } from "@comanda/domain/refusal";
import { Redirect, useLocation } from "wouter";
import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import { write } from "#records/write.ts";
import { Question } from "#ui/question.tsx";

import { showSuccess, useSaving, type Problem } from "../notice/index.ts";
import { openDay, requireSession } from "../order/index.ts";

/** Confirms the start of the day. */
export function StartDayScreen() {
  const { shifts, cancel, ok } = useAllMessages();
  useTitle(shifts.startOfDay);
  const [, navigate] = useLocation();
  const { isBusy, save } = useSaving();
  // The day that was open when the question appeared; if one begins meanwhile, the server refuses.
  const [isOn] = useState(() => openDay() !== null);
  if (isOn) return <Redirect to="/order" replace />;
  const handleCancel = () => navigate("/order");
  const handleOk = () =>
    void save(async () => {
      const problem = await startDay();
      if (problem === null) showSuccess(shifts.dayStarted);
      return problem;
    });
  return (
    <Question
      title={shifts.startOfDay}
      no={cancel}
      yes={ok}
      onNo={handleCancel}
      onYes={handleOk}
      isBusy={isBusy}
    >
      {shifts.startDayQuestion}
    </Question>
  );
}

async function startDay(): Promise<Problem> {
  const refusal = requirePermission(requireSession().user, "confirm-start-work-day");
  if (refusal !== null) return refusal;
  if (openDay() !== null) return refuse("day-already-open");
  const outcome = await write(startWorkDay, {});
  return outcome.ok ? null : outcome.failure;
}
