import type { DaySummaryReply } from "@comanda/contract/summary";
import { logoutAfterDayEndMs } from "@comanda/domain/work-day/end-work-day";
import { useEffect, useRef, useState } from "react";
import { Redirect, useLocation } from "wouter";
import { endWorkDay, readWorkDay } from "@comanda/contract/day";
import { noticeMessages } from "@comanda/contract/notice-messages";
import { refuse } from "@comanda/domain/refusal";
import type { SheetFormatter } from "@comanda/paper/sheets/sheet-formatter";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Question } from "#ui/question.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { type Outcome, callApi } from "#api/call.ts";
import { failureFrom, type Failure } from "#api/failure.ts";
import { write, writeWithNewKey } from "#records/write.ts";

import { scheduleLogOut } from "../log-out-later/index.ts";
import { useNavigate } from "../navigation/index.ts";
import { showSuccess, showFailure, useSaving, type Problem } from "../notice/index.ts";
import { openDay } from "../order/index.ts";
import { daySheet, FiguresScreen, useSheetFormatter, makeReportFile } from "../reports/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";

import { DayLeftOpen } from "./day-left-open.tsx";

type EndOfDayScreenProps = { readonly reference: Reference };

/** Checks that all shifts have ended, then shows the figures of the day and offers to end it. */
export function EndOfDayScreen({ reference }: EndOfDayScreenProps) {
  const { shifts } = useAllMessages();
  const [hasDay] = useState(() => openDay() !== null);
  const summary = useCheckedDay(hasDay);
  if (!hasDay) return <Redirect to="/order" replace />;
  if (summary === null) return <Waiting>{shifts.checkingShifts}</Waiting>;
  return <DayFigures reference={reference} summary={summary} />;
}

/** If the day cannot be ended, shows why and returns to the order. */
function useCheckedDay(hasDay: boolean): DaySummaryReply | null {
  const navigate = useNavigate();
  const [summary, setSummary] = useState<DaySummaryReply | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!hasDay || isAsked.current) return;
    isAsked.current = true;
    const check = async () => {
      const outcome = await checkDay();
      if (outcome.ok) {
        setSummary(outcome.reply.summary);
        return;
      }
      showFailure(outcome.failure);
      navigate("/order");
    };
    void check();
  }, [hasDay, navigate]);
  return summary;
}

type DayFiguresProps = EndOfDayScreenProps & { readonly summary: DaySummaryReply };

function DayFigures({ reference, summary }: DayFiguresProps) {
  const { shifts, cancel } = useAllMessages();
  const formatter = useSheetFormatter(reference);
  const [, navigate] = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, save } = useSaving();
  const handleBack = () => navigate("/order");
  const handleEnd = () => {
    setIsAsking(false);
    void save(async () => {
      const problem = await endDay(summary, formatter);
      if (problem !== null) return problem;
      showSuccess(shifts.dayEnded);
      scheduleLogOut(logoutAfterDayEndMs);
      return null;
    });
  };
  return (
    <>
      <FiguresScreen
        sheet={daySheet(summary, formatter)}
        onBack={handleBack}
        actions={
          <>
            <Button kind="plain" onClick={handleBack}>
              {cancel}
            </Button>
            <Button kind="next" isBusy={isBusy} onClick={() => setIsAsking(true)}>
              {shifts.endWorkDay}
            </Button>
          </>
        }
      >
        <DayLeftOpen isHere />
      </FiguresScreen>
      {isAsking && !isBusy && (
        <EndDayQuestion onCancel={() => setIsAsking(false)} onOk={handleEnd} />
      )}
    </>
  );
}

type QuestionProps = { readonly onCancel: () => void; readonly onOk: () => void };

function EndDayQuestion({ onCancel, onOk }: QuestionProps) {
  const { shifts, cancel, ok } = useAllMessages();
  return (
    <Question
      title={shifts.endWorkDayQuestion}
      no={cancel}
      yes={ok}
      takesAway
      onNo={onCancel}
      onYes={onOk}
    >
      {shifts.openBillsStay}
    </Question>
  );
}

/** Checks whether the day can be ended, and returns its figures. */
async function checkDay(): Promise<Outcome<typeof endWorkDay>> {
  const outcome = await writeWithNewKey(endWorkDay, { query: {}, body: { checkShift: true } });
  return outcome.ok ? outcome : { ok: false, failure: explainLockFailure(outcome.failure) };
}

/** Ends the day and files its report with its pages. */
async function endDay(shown: DaySummaryReply, formatter: SheetFormatter): Promise<Problem> {
  if (openDay() === null) return refuse("day-not-open");
  // Bills may have been paid while the figures were on the screen.
  const now = await callApi(readWorkDay, {});
  const summary = now.ok ? now.reply : shown;
  const { pdf, ...paper } = await makeReportFile(daySheet(summary, formatter), formatter);
  const outcome = await write(endWorkDay, { query: paperQuery(), body: paper }, pdf);
  if (!outcome.ok) return explainLockFailure(outcome.failure);
  void deliverPapers(outcome.reply);
  return null;
}

/** Another till is ending the day already: report that instead of a busy server. */
function explainLockFailure(failure: Failure): Failure {
  if (failure.code !== "optimistic-lock") return failure;
  const code = "day-is-ending";
  return failureFrom(failure.status, { code, message: noticeMessages[code] });
}
