import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { isWithin } from "../time/is-within.ts";
import { possiblyPrintedCauses, type PrintCause } from "./print-cause.ts";
import type { PrintState } from "./print-state.ts";

/** Whether part of the paper may have come out, so that the next attempt must be marked as a repeat. */
export function mayHavePrinted(cause: PrintCause): boolean {
  return possiblyPrintedCauses.includes(cause);
}

export type PrintProgress = {
  readonly state: PrintState;
  /** The cause of a failure. */
  readonly cause: PrintCause | null;
  /** How often the job was started. */
  readonly attempt: number;
  /** Whether the paper is marked as a repeat. */
  readonly isRepeat: boolean;
  /** When the job was last started or held, or when its state changed. */
  readonly changedAt: Instant;
  /** The server has made it by itself, and no till has begun with it yet. */
  readonly isUnasked?: true;
};

export type PrintOutcome =
  | { readonly state: "sent"; readonly attempt: number }
  | { readonly state: "failed"; readonly attempt: number; readonly cause: PrintCause };

/** After this time, a till that has neither reported the outcome nor said that it is not done no longer holds the job. */
export const printAttemptTimeoutMs = 120_000;

export const newPrint = (at: Instant, isRepeat = false): PrintProgress => ({
  state: "queued",
  cause: null,
  attempt: 1,
  isRepeat,
  changedAt: at,
});

/** A paper that no till has asked for waits for one of its station. */
export const unaskedPrint = (at: Instant): PrintProgress => ({ ...newPrint(at), isUnasked: true });

/**
 * Records the outcome of a print job. A delivered job stays delivered; a failure counts only for the attempt it refers
 * to.
 */
export function applyPrintOutcome(
  job: PrintProgress,
  outcome: PrintOutcome,
  changedAt: Instant,
): PrintProgress {
  if (job.state === "sent" || job.state === "told") return job;
  if (outcome.state === "sent") return { ...job, state: "sent", cause: null, changedAt };
  if (job.state === "failed" || outcome.attempt !== job.attempt) return job;
  return { ...job, state: "failed", cause: outcome.cause, changedAt };
}

export type RepeatedPrint = {
  readonly progress: PrintProgress;
  /** Whether this is a further paper beside one that is already out. */
  readonly isAnother: boolean;
};

/** Prints a job again: a failed one gets a new attempt, a delivered one another paper marked as a repeat. */
export function repeatPrint(job: PrintProgress, at: Instant): RepeatedPrint | Refusal {
  if (job.state === "sent") return { progress: newPrint(at, true), isAnother: true };
  // A paper read on a screen is no copy, unless the printer may have printed it before.
  if (job.state === "told") {
    const mayBeThere = job.isRepeat || job.cause === null || mayHavePrinted(job.cause);
    return { progress: newPrint(at, mayBeThere), isAnother: true };
  }
  if (isAttemptRunning(job, at)) return refuse("paper-in-hand");
  return { progress: nextAttempt(job, at), isAnother: false };
}

/** Closes a job whose content was read on a screen. */
export function acknowledgePrint(job: PrintProgress, changedAt: Instant): PrintProgress | Refusal {
  if (job.state === "sent" || job.state === "told") return job;
  if (isAttemptRunning(job, changedAt)) return refuse("paper-in-hand");
  return { ...job, state: "told", changedAt };
}

/** A starting till resumes the jobs it knows it holds, and takes over those that another till abandoned. */
export function resumePrint(
  job: PrintProgress,
  { at, isKnown }: { readonly at: Instant; readonly isKnown: boolean },
): PrintProgress | null {
  if (job.state !== "queued") return null;
  if (isKnown) return job;
  return isAttemptRunning(job, at) ? null : nextAttempt(job, at);
}

/** A till that still has the job in its queue keeps it: other papers at the same printer may take minutes. */
export function holdPrint(job: PrintProgress, at: Instant): PrintProgress {
  return job.state === "queued" ? { ...job, changedAt: at } : job;
}

/** Fails the job of a drawer pulse, so that the drawer does not open unexpectedly when the till starts again. */
export function abandonPrint(job: PrintProgress, changedAt: Instant): PrintProgress {
  return applyPrintOutcome(
    job,
    { state: "failed", attempt: job.attempt, cause: "till-gone" },
    changedAt,
  );
}

export function isAttemptRunning(job: PrintProgress, at: Instant): boolean {
  const { state, changedAt, isUnasked } = job;
  const isHeld = isWithin(printAttemptTimeoutMs, { since: changedAt, now: at });
  return state === "queued" && isUnasked !== true && isHeld;
}

function nextAttempt(job: PrintProgress, at: Instant): PrintProgress {
  if (job.isUnasked === true) return newPrint(at);
  const cause = job.state === "queued" ? "till-gone" : job.cause;
  const isRepeat = job.isRepeat || cause === null || mayHavePrinted(cause);
  return { ...newPrint(at, isRepeat), attempt: job.attempt + 1 };
}

/** Whether a paper is read before one that is printed now: somebody may have it, or a till is about to print it. */
export function isReadBefore(job: PrintProgress, at: Instant): boolean {
  if (job.state === "queued") return isAttemptRunning(job, at);
  return job.state === "told" || mayBeDelivered(job);
}

/** Whether a paper has come out of a printer, or may have: what was read on a screen has not. */
export function mayBeDelivered({ state, cause }: Pick<PrintProgress, "state" | "cause">): boolean {
  if (state === "failed") return cause === null || mayHavePrinted(cause);
  return state !== "told";
}
