import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { doubtfulCauses, type PrintCause } from "./print-cause.ts";

/** What became of a paper on its way to its printer; `told` is one that people read on a screen instead. */
export const printStates = ["queued", "sent", "failed", "told"] as const;
export type PrintState = (typeof printStates)[number];

/** Whether some of it may lie in the printer's tray, so that the next one has to say that it is a repeat. */
export function mayHaveComeOut(cause: PrintCause): boolean {
  return doubtfulCauses.includes(cause);
}

export type PrintProgress = {
  readonly state: PrintState;
  /** Of a paper that failed. */
  readonly cause: PrintCause | null;
  /** Counts how often it was sent on its way. */
  readonly attempt: number;
  /** It says on it that it may be there already. */
  readonly isRepeat: boolean;
  /** When it was sent on its way the last time, or what became of it. */
  readonly changedAt: Instant;
};

export type PrintOutcome =
  | { readonly state: "sent"; readonly attempt: number }
  | { readonly state: "failed"; readonly attempt: number; readonly cause: PrintCause };

/** A paper at which its till has been for longer than this is not in anybody's hand any more. */
export const longestInHandMs = 120_000;

export const newPrint = (at: Instant, isRepeat = false): PrintProgress => ({
  state: "queued",
  cause: null,
  attempt: 1,
  isRepeat,
  changedAt: at,
});

/** A paper that was delivered stays so, whatever is said later; a failure counts for the attempt that it is about. */
export function settlePrint(
  job: PrintProgress,
  outcome: PrintOutcome,
  changedAt: Instant,
): PrintProgress {
  if (job.state === "sent" || job.state === "told") return job;
  if (outcome.state === "sent") return { ...job, state: "sent", cause: null, changedAt };
  if (job.state === "failed" || outcome.attempt !== job.attempt) return job;
  return { ...job, state: "failed", cause: outcome.cause, changedAt };
}

export type Repeated = {
  readonly progress: PrintProgress;
  /** A second paper beside the one that is out already. */
  readonly isAnother: boolean;
};

/** What failed goes on its way again; of what is out, another one is made that says so. */
export function repeatPrint(job: PrintProgress, at: Instant): Repeated | Refusal {
  if (job.state === "sent") return { progress: newPrint(at, true), isAnother: true };
  // Read on a screen instead, it is no copy on paper, unless the printer may have made one before.
  if (job.state === "told") {
    const mayBeThere = job.isRepeat || job.cause === null || mayHaveComeOut(job.cause);
    return { progress: newPrint(at, mayBeThere), isAnother: true };
  }
  if (isInHand(job, at)) return refuse("paper-in-hand");
  return { progress: nextAttempt(job, at), isAnother: false };
}

/** A paper that people have read on a screen is not waited for any more. */
export function tellPaper(job: PrintProgress, changedAt: Instant): PrintProgress | Refusal {
  if (job.state === "sent" || job.state === "told") return job;
  if (isInHand(job, changedAt)) return refuse("paper-in-hand");
  return { ...job, state: "told", changedAt };
}

/** A till that starts goes on with what it knows it has in hand, and with what another one has left behind. */
export function takeUpPrint(
  job: PrintProgress,
  { at, isKnown }: { readonly at: Instant; readonly isKnown: boolean },
): PrintProgress | null {
  if (job.state !== "queued") return null;
  if (isKnown) return job;
  return isInHand(job, at) ? null : nextAttempt(job, at);
}

/** A drawer that somebody waited for must not spring open when the till starts the next time. */
export function giveUpPrint(job: PrintProgress, changedAt: Instant): PrintProgress {
  return settlePrint(job, { state: "failed", attempt: job.attempt, cause: "till-gone" }, changedAt);
}

export function isInHand({ state, changedAt }: PrintProgress, at: Instant): boolean {
  return state === "queued" && at - changedAt <= longestInHandMs;
}

function nextAttempt(job: PrintProgress, at: Instant): PrintProgress {
  const cause = job.state === "queued" ? "till-gone" : job.cause;
  const isRepeat = job.isRepeat || cause === null || mayHaveComeOut(cause);
  return { ...newPrint(at, isRepeat), attempt: job.attempt + 1 };
}

/** The guests have a paper of it, or may have one. */
export function isDelivered({ state, cause }: Pick<PrintProgress, "state" | "cause">): boolean {
  if (state === "failed") return cause === null || mayHaveComeOut(cause);
  return state !== "told";
}
