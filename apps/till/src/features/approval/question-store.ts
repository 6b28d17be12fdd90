import type { ApprovableCall } from "@comanda/contract/approval";
import { create } from "zustand";

import type { Failure } from "#api/failure.ts";

import type { Manager } from "./ask-approval.ts";
import type { AskedRequest } from "./describe-request.ts";

/** What is refused, and what follows if a manager allows it. */
export type Question = {
  readonly call: ApprovableCall;
  /** Tells the manager what they allow. */
  readonly request: AskedRequest;
  readonly failure: Failure;
  /** Returns why the manager could not allow it; null closes the question. */
  readonly onAllow: (manager: Manager) => Promise<Failure | null>;
  readonly onCancel: () => void;
};

type State = { readonly question: Question | null };

export const useQuestion = create<State>(() => ({ question: null }));

/** Asks one question at a time; what is refused meanwhile stays refused. */
export function askQuestion(question: Question): void {
  if (useQuestion.getState().question === null) useQuestion.setState({ question });
  else question.onCancel();
}

export function closeQuestion(): void {
  useQuestion.setState({ question: null });
}
