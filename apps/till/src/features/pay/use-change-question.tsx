import { isUnlikelyChange } from "@comanda/domain/payment/unlikely-change";
import { useState, type ReactNode } from "react";

import type { Reference } from "#records/reference.ts";

import { ChangeQuestion, type AskedChange } from "./change-question.tsx";

type Taking = AskedChange & {
  /** Takes the press back. */
  readonly onNo: () => void;
  readonly onYes: () => void;
};

type ChangeQuestions = {
  /** Takes what was handed over; asks before if the change can hardly be meant. A part payment has none. */
  readonly takeOrAsk: (taking: Taking) => void;
  readonly question: ReactNode;
};

/** Asks once about a change that was probably mistyped, in whatever currency the guest has paid. */
export function useChangeQuestion({ currency, moneyFormat }: Reference): ChangeQuestions {
  const [doubted, setDoubted] = useState<Taking | null>(null);
  const takeOrAsk = (taking: Taking) => {
    if (isUnlikelyChange(taking.change, taking.due, currency)) setDoubted(taking);
    else taking.onYes();
  };
  const answer = (act: () => void) => () => {
    setDoubted(null);
    act();
  };
  const question = doubted !== null && (
    <ChangeQuestion
      asked={doubted}
      moneyFormat={moneyFormat}
      onNo={answer(doubted.onNo)}
      onYes={answer(doubted.onYes)}
    />
  );
  return { takeOrAsk, question };
}
