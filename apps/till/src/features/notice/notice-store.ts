import type { Refusal } from "@comanda/domain/refusal";
import { create } from "zustand";

import { failureOfRefusal, type Failure } from "#api/failure.ts";

import type { NextStep } from "./next-step.ts";

/** The people to choose from, and the handler for the choice. */
export type OfferedPeople = {
  readonly list: readonly { readonly ref: string; readonly name: string }[];
  readonly onChoose: (ref: string) => void;
};

/** Says what was done, and offers what is often done next. */
export type Offer = {
  readonly kind: "offer";
  readonly text: string;
  readonly steps: readonly NextStep[];
};

/** An amount to count out, read at arm's length. */
export type Amount = Offer & { readonly figure: string };

export type Notice = {
  /** Incremented, so that a repeated text is noticed as new. */
  readonly count: number;
  readonly content:
    | {
        readonly kind: "failure";
        readonly failure: Failure;
        /** Keeps the notice open and asks which of them is meant. */
        readonly people?: OfferedPeople;
        /** Instead of those for every such failure. */
        readonly steps?: readonly NextStep[];
      }
    | {
        readonly kind: "done" | "attention";
        readonly text: string;
        /** Undoes the reported action. */
        readonly undo?: () => void;
      }
    | Offer;
};

type State = {
  /** A brief message near the touch, which disappears by itself. */
  readonly notice: Notice | null;
  /** Stays until it is touched or withdrawn, or its screen is left, with brief messages beside it. */
  readonly amount: Amount | null;
  /** Shown after the offer that is on screen. */
  readonly waiting: Notice["content"] | null;
  /** A failure that must be dismissed before anything else. */
  readonly dialog: Failure | null;
  /** When the newer one of notice and dialog was shown. */
  readonly shownAtMs: number;
  readonly amountShownAtMs: number;
};

export const useNotices = create<State>(() => ({
  notice: null,
  amount: null,
  waiting: null,
  dialog: null,
  shownAtMs: 0,
  amountShownAtMs: 0,
}));

export function showRefusal(refusal: Refusal): void {
  setNotice({ kind: "failure", failure: failureOf(refusal) });
}

export function failureOf({ refusal, about }: Refusal): Failure {
  return { ...failureOfRefusal(refusal), about: mutable(about) };
}

/** The message lists what has to be done first. */
const dialogOnlyRefusal = "shifts-still-open";

/** Shows a failure: a business rule as a brief notice, anything else as a dialog. */
export function showFailure(failure: Failure): void {
  const isRule = failure.isRule === true && failure.status < 500;
  if (isRule && failure.code !== dialogOnlyRefusal) setNotice({ kind: "failure", failure });
  else useNotices.setState({ dialog: failure, shownAtMs: performance.now() });
}

export function showProblem(problem: Refusal | Failure): void {
  if ("refusal" in problem) showRefusal(problem);
  else showFailure(problem);
}

export function showSuccess(text: string): void {
  setNotice({ kind: "done", text });
}

/** An earlier refusal must not stay on screen after a later success. */
export function dismissRefusal(): void {
  useNotices.setState((state) =>
    state.notice?.content.kind === "failure" ? nextNotice(state) : {},
  );
}

/**
 * Shows a problem that is not the user's fault. It waits for an offer to go, since a paper that fails must not take
 * away the button that a finger is about to press.
 */
export function showNotice(text: string): void {
  const content = { kind: "attention", text } as const;
  if (useNotices.getState().notice?.content.kind === "offer") {
    useNotices.setState({ waiting: content });
  } else setNotice(content);
}

export function closeDialog(): void {
  useNotices.setState({ dialog: null });
}

/** Whether the user is still to read something. */
export function isNoticeShown(): boolean {
  const { notice, amount, dialog } = useNotices.getState();
  return notice !== null || amount !== null || dialog !== null;
}

/** A message shown together with a change of screen is set shortly before the change. */
const withScreenChangeMs = 500;

/** A payment leaves them by itself, maybe some time after it has shown its change. */
const payScreens: ReadonlySet<string> = new Set(["/pay", "/pay-cash"]);

type ShownMessages = Pick<State, "notice" | "amount" | "dialog">;

let rendered: { readonly path: string } & ShownMessages = {
  path: "",
  notice: null,
  amount: null,
  dialog: null,
};

/**
 * Closes dialogs, refusals and amounts when their screen is left. The caller reports each screen and message as it is
 * rendered: a slow tablet renders late, but renders a message and the screen change that belongs to it together.
 */
export function enterScreen(path: string, { notice, amount, dialog }: ShownMessages): void {
  const now = useNotices.getState();
  const before = rendered;
  rendered = { path, notice, amount, dialog };
  if (path === before.path) return;
  const isAmountLeft =
    amount === before.amount && amount === now.amount && !isJustShown(now.amountShownAtMs);
  if (isAmountLeft && !payScreens.has(before.path)) dismissAmount();
  if (isJustShown(now.shownAtMs)) return;
  const isSaidWithIt = notice !== before.notice || dialog !== before.dialog;
  const isSaidSince = notice !== now.notice || dialog !== now.dialog;
  if (isSaidWithIt || isSaidSince) return;
  closeDialog();
  dismissRefusal();
}

function isJustShown(shownAtMs: number): boolean {
  return performance.now() - shownAtMs < withScreenChangeMs;
}

export function dismissNotice(count: number): void {
  useNotices.setState((state) => (state.notice?.count === count ? nextNotice(state) : {}));
}

export function dismissAmount(): void {
  useNotices.setState({ amount: null });
}

/** What follows the current notice. */
function nextNotice({ notice, waiting }: State): Pick<State, "notice" | "waiting"> {
  const count = (notice?.count ?? 0) + 1;
  return { notice: waiting === null ? null : { count, content: waiting }, waiting: null };
}

/** Returns a function that takes the notice away, unless a later one has replaced it. */
export function setNotice(content: Notice["content"]): () => void {
  const count = (useNotices.getState().notice?.count ?? 0) + 1;
  useNotices.setState({ notice: { count, content }, shownAtMs: performance.now() });
  // By its content, since counting begins anew when no notice is left.
  return () =>
    useNotices.setState((state) => (state.notice?.content === content ? nextNotice(state) : {}));
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
