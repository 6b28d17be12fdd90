import type { Refusal } from "@comanda/domain/refusal";

import { writeUnanswered } from "#api/failure.ts";

import {
  closeDialog,
  dismissAmount,
  dismissNotice,
  failureOf,
  setNotice,
  useNotices,
  type Amount,
  type OfferedPeople,
  type Offer,
} from "./notice-store.ts";
import type { NextStep } from "./next-step.ts";

/** Calls the listener for every refusal and failure; returns a function that unsubscribes. */
export function onRefusal(listener: () => void): () => void {
  return useNotices.subscribe(({ notice, dialog }, before) => {
    const isRefused = notice !== before.notice && notice?.content.kind === "failure";
    if (isRefused || (dialog !== null && dialog !== before.dialog)) listener();
  });
}

/** Shows a refusal about a member of staff, with the people who can be chosen instead. */
export function offerPeople(refusal: Refusal, people: OfferedPeople): void {
  setNotice({ kind: "failure", failure: failureOf(refusal), people });
}

/** Shows a refusal with what the user can do about it here. */
export function offerStep(refusal: Refusal, step: NextStep): void {
  setNotice({ kind: "failure", failure: failureOf(refusal), steps: [step] });
}

/** Shows a success with an undo button for as long as it is visible; the returned function withdraws the offer. */
export function showUndoable(text: string, undo: () => void): () => void {
  return setNotice({ kind: "done", text, undo });
}

/** Shows what to count out to a guest; the returned function withdraws it, unless another amount has replaced it. */
export function showAmount(shown: Omit<Amount, "kind">): () => void {
  const amount = { kind: "offer", ...shown } as const;
  useNotices.setState({ amount, amountShownAtMs: performance.now() });
  return () => {
    if (useNotices.getState().amount === amount) dismissAmount();
  };
}

/** The returned function withdraws the offer. */
export function showOffer(offer: Omit<Offer, "kind">): () => void {
  return setNotice({ kind: "offer", ...offer });
}

/** What it says and offers is about guests who have gone when the next ones pay. */
export function dismissOffer(): void {
  const { notice } = useNotices.getState();
  dismissAmount();
  if (notice?.content.kind === "offer") dismissNotice(notice.count);
}

/** Closes the dialog about an unknown outcome once the outcome is known. */
export function closeUnknownOutcome(): void {
  const isDoubt = useNotices.getState().dialog?.code === writeUnanswered.code;
  if (isDoubt) closeDialog();
}
