import { refusalMessages } from "@comanda/contract/refusal-messages";
import type { Refusal } from "@comanda/domain/refusal";
import { create } from "zustand";

import { failureFrom, writeUnanswered, type Failure } from "#api/failure.ts";

/** Who can be meant, and what happens with the one who is chosen. */
export type OfferedPeople = {
  readonly list: readonly { readonly ref: string; readonly name: string }[];
  readonly onChoose: (ref: string) => void;
};

export type Notice = {
  /** Counts up, so that the same words a second time are seen as new. */
  readonly count: number;
  readonly content:
    | {
        readonly kind: "failure";
        readonly failure: Failure;
        /** Instead of passing by, it asks which of them is meant. */
        readonly people?: OfferedPeople;
      }
    | {
        readonly kind: "done" | "attention";
        readonly text: string;
        /** Takes back what is told. */
        readonly undo?: () => void;
      };
};

type State = {
  /** What is said near the finger, and goes away by itself. */
  readonly notice: Notice | null;
  /** What has to be answered before anything else. */
  readonly dialog: Failure | null;
  /** When the newest of both was said. */
  readonly saidAtMs: number;
};

export const useNotices = create<State>(() => ({ notice: null, dialog: null, saidAtMs: 0 }));

/** Tells of everything that was not done, until it is told to stop. */
export function onRefusal(listener: () => void): () => void {
  return useNotices.subscribe(({ notice, dialog }, before) => {
    const isRefused = notice !== before.notice && notice?.content.kind === "failure";
    if (isRefused || (dialog !== null && dialog !== before.dialog)) listener();
  });
}

/** A rule of the house said no. */
export function sayRefusal(refusal: Refusal): void {
  say({ kind: "failure", failure: failureOf(refusal) });
}

/** A rule of the house said no to whom somebody named, and here is who can be meant. */
export function offerPeople(refusal: Refusal, people: OfferedPeople): void {
  say({ kind: "failure", failure: failureOf(refusal), people });
}

function failureOf({ refusal, about }: Refusal): Failure {
  const { status, message } = refusalMessages[refusal];
  return { ...failureFrom(status, { code: refusal, message }), about: mutable(about) };
}

/** Lists what has to be done first. */
const toBeRead = "shifts-still-open";

/** The server said no, or did not answer: a rule is told in passing, anything else has to be read. */
export function sayFailure(failure: Failure): void {
  const isRule = failure.code in refusalMessages && failure.status < 500;
  if (isRule && failure.code !== toBeRead) say({ kind: "failure", failure });
  else useNotices.setState({ dialog: failure, saidAtMs: performance.now() });
}

/** Whichever of the two it was. */
export function sayProblem(problem: Refusal | Failure): void {
  if ("refusal" in problem) sayRefusal(problem);
  else sayFailure(problem);
}

export function sayDone(text: string): void {
  say({ kind: "done", text });
}

/** Offers to take it back, for as long as it is said; what it returns takes the offer away. */
export function sayUndoable(text: string, undo: () => void): () => void {
  say({ kind: "done", text, undo });
  const { notice } = useNotices.getState();
  return () => dismissNotice(notice?.count ?? 0);
}

/** What was refused before is not said over what was done after it. */
export function withdrawRefusal(): void {
  useNotices.setState(({ notice }) => (notice?.content.kind === "failure" ? { notice: null } : {}));
}

/** What did not work, and is nobody's fault. */
export function sayNotice(text: string): void {
  say({ kind: "attention", text });
}

export function closeDialog(): void {
  useNotices.setState({ dialog: null });
}

/** What was said to be in doubt is known by now. */
export function settleDoubt(): void {
  const isDoubt = useNotices.getState().dialog?.code === writeUnanswered.code;
  if (isDoubt) closeDialog();
}

/** What is said with the step to another screen comes a moment before it. */
const withStepMs = 500;

type Said = Pick<State, "notice" | "dialog">;

let drawn: { readonly path: string } & Said = { path: "", notice: null, dialog: null };

/**
 * A dialog and a refusal belong to the screen on which they were said. It hears of each screen and of whatever is said, as
 * soon as that is drawn: a slow tablet draws late what was said with the step to another screen, but draws both at once.
 */
export function enterScreen(path: string, { notice, dialog }: Said): void {
  const now = useNotices.getState();
  const isNew = path !== drawn.path;
  const isSaidWithIt = notice !== drawn.notice || dialog !== drawn.dialog;
  const isSaidSince = notice !== now.notice || dialog !== now.dialog;
  drawn = { path, notice, dialog };
  if (!isNew || isSaidWithIt || isSaidSince) return;
  if (performance.now() - now.saidAtMs < withStepMs) return;
  closeDialog();
  withdrawRefusal();
}

export function dismissNotice(count: number): void {
  useNotices.setState(({ notice }) => (notice?.count === count ? { notice: null } : {}));
}

function say(content: Notice["content"]): void {
  useNotices.setState(({ notice }) => ({
    notice: { count: (notice?.count ?? 0) + 1, content },
    saidAtMs: performance.now(),
  }));
}

function mutable(about: Refusal["about"]): Failure["about"] {
  return Object.fromEntries(
    Object.entries(about ?? {}).map(([name, value]) => [
      name,
      typeof value === "string" || typeof value === "number" ? value : textsOf(value),
    ]),
  );
}

function textsOf(list: readonly (string | number)[]): string[] {
  return list.map(String);
}
