import { isUnlikelyChange } from "@comanda/domain/payment/unlikely-change";
import { useState, type ReactNode } from "react";

import type { Reference } from "#records/reference.ts";

import { ChangeQuestion, type AskedChange } from "./change-question.tsx";

type Closing = AskedChange & {
  /** Takes the press back. */
  readonly onNo: () => void;
  readonly onYes: () => void;
};

type ChangeQuestions = {
  /** Closes the bill; asks before if the change can hardly be meant. */
  readonly close: (closing: Closing) => void;
  readonly question: ReactNode;
};

/** Asks once about a change that was probably mistyped, in whatever currency the guest has paid. */
export function useChangeQuestion({ currency, moneyFormat }: Reference): ChangeQuestions {
  const [doubted, setDoubted] = useState<Closing | null>(null);
  const close = (closing: Closing) => {
    if (isUnlikelyChange(closing.change, closing.due, currency)) setDoubted(closing);
    else closing.onYes();
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
  return { close, question };
}
