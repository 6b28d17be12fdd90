import {
  repeatPrintJob,
  settlePrintJob,
  resumePrintJobs,
  acknowledgePrintJob,
} from "@comanda/contract/print-job";
import { possiblyPrintedCauses } from "@comanda/contract/print";
import type { BillId, Instant } from "@comanda/contract/wire";
import type { Bill } from "@comanda/domain/bill/bill";
import { requirePaperPermission } from "@comanda/domain/paper/require-paper-permission";
import {
  abandonPrint,
  mayBeDelivered,
  repeatPrint,
  applyPrintOutcome,
  resumePrint,
  acknowledgePrint,
} from "@comanda/domain/paper/print-job";
import { id } from "@comanda/domain/id";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import fc from "fast-check";

import { refuseCall } from "#call/refused-call.ts";

import { anyTill, actionOf } from "../action.ts";
import type { Model } from "../model.ts";
import type { Night } from "../night.ts";
import { papersIn, withPaper, type ModelPaper } from "../papers.ts";

const anyPaper = fc.nat(12);

/** One of the latest, as earlier ones are mostly finished. */
function paperAt(night: Night, back: number): ModelPaper | null {
  const papers = [...night.model().papers.values()].slice(-13);
  return papers.at(-1 - (back % Math.max(1, papers.length))) ?? null;
}

const causes = ["refused", "usb-none", ...possiblyPrintedCauses] as const;

const settling = fc.record({
  till: anyTill,
  paper: anyPaper,
  cause: fc.constantFrom(null, null, ...causes),
  /** A till may report an attempt that is over. */
  behind: fc.constantFrom(0, 0, 0, 1),
});

/** A till reports the outcome of a paper; a delivered paper stays delivered. */
export const settlePaper = actionOf("settle paper", settling, (night, values) => {
  const known = paperAt(night, values.paper);
  if (known === null) return null;
  const attempt = Math.max(1, known.progress.attempt - values.behind);
  const { cause } = values;
  const outcome =
    cause === null
      ? ({ state: "sent", attempt } as const)
      : ({ state: "failed", attempt, cause } as const);
  return {
    till: values.till,
    call: settlePrintJob,
    input: { params: { id: known.id }, body: outcome },
    verdict: (model, at) => {
      const paper = model.papers.get(known.id);
      if (paper === undefined) return refuseCall("record-not-found");
      const progress = applyPrintOutcome(paper.progress, outcome, at);
      const { state } = progress;
      return { reply: { state }, after: () => withPaper(model, { ...paper, progress }) };
    },
  };
});

const repeating = fc.record({
  till: anyTill,
  paper: anyPaper,
  to: fc.constantFrom(null, null, "", "192.168.10.22", "192.168.10.23", "nowhere"),
});

/** Prints a paper again: unmarked if it did not come out, and marked as a repeat if it did. */
export const repeatPaper = actionOf("repeat paper", repeating, (night, values) => {
  const known = paperAt(night, values.paper);
  if (known === null) return null;
  const { station, signedIn } = night.till(values.till);
  const targets = night.facts.printTargets.get(station);
  return {
    till: values.till,
    call: repeatPrintJob,
    input: { params: { id: known.id }, body: { printer: values.to } },
    verdict: (model, at) => {
      const paper = model.papers.get(known.id);
      if (paper === undefined) return refuseCall("record-not-found");
      const { kind, progress } = paper;
      const now = paper.bill === null ? null : stateNow(model, paper.bill);
      const kept = {
        kind,
        isOfOpenBill: now?.status === "open",
        isDelivered: mayBeDelivered(progress),
      };
      const denied = requirePaperPermission(signedIn.user, kept);
      if (denied !== null) return denied;
      // What was printed of a bill before it was paid or voided never comes out again, nor the receipt of what was undone.
      const isEnded = now !== null && now.status !== "open";
      const isOther =
        paper.status !== now?.status || (isEnded && paper.billVersion !== now.version);
      if (kind === "bill" && isOther) return refuse("paper-outdated");
      const target = targets?.targetAt(values.to ?? paper.printer) ?? null;
      if (target === null) return refuse("printer-not-found");
      const repeated = repeatPrint(progress, at);
      if (isRefusal(repeated)) return repeated;
      const again = { ...paper, station, printer: target.address, progress: repeated.progress };
      const { isAnother } = repeated;
      return {
        reply: {},
        isRight: (reply) => {
          const [job, ...others] = papersIn(reply);
          if (job === undefined || others.length > 0) return false;
          return (
            (job.id === paper.id) !== isAnother &&
            job.attempt === repeated.progress.attempt &&
            job.printer === target.address
          );
        },
        after: (_given, reply) => {
          const given = id<"print-job">(papersIn(reply)[0]?.id ?? 0);
          return withPaper(model, isAnother ? { ...again, id: given, createdAt: at } : again);
        },
      };
    },
  };
});

function stateNow(
  { bills, earlierBills }: Model,
  bill: BillId,
): Pick<Bill, "status" | "version"> | null {
  return bills.get(bill)?.bill ?? earlierBills.get(bill) ?? null;
}

/** A user has read a paper on the screen, and no till waits for it any more. */
export const acknowledgePaper = actionOf(
  "acknowledge paper",
  fc.record({ till: anyTill, paper: anyPaper }),
  (night, values) => {
    const known = paperAt(night, values.paper);
    if (known === null) return null;
    const { user } = night.till(values.till).signedIn;
    return {
      till: values.till,
      call: acknowledgePrintJob,
      input: { params: { id: known.id } },
      verdict: (model, at) => {
        const paper = model.papers.get(known.id);
        if (paper === undefined) return refuseCall("record-not-found");
        const { kind } = paper;
        const denied = requirePaperPermission(user, {
          kind,
          isOfOpenBill: false,
          isDelivered: false,
        });
        if (denied !== null) return denied;
        const progress = acknowledgePrint(paper.progress, at);
        if (isRefusal(progress)) return progress;
        const { isRepeat } = progress;
        return { reply: { isRepeat }, after: () => withPaper(model, { ...paper, progress }) };
      },
    };
  },
);

const taking = fc.record({
  till: anyTill,
  knows: fc.array(anyPaper, { maxLength: 2 }),
  holds: fc.array(anyPaper, { maxLength: 1 }),
});

/** A restarted till takes over its own papers, and those that its station has left behind. */
export const takePapers = actionOf("take papers", taking, (night, values) => {
  const {
    station,
    signedIn: { user },
  } = night.till(values.till);
  const attemptsOf = (backs: readonly number[]) =>
    new Map(
      backs
        .flatMap((back) => paperAt(night, back) ?? [])
        .map((paper) => [paper.id, paper.progress.attempt]),
    );
  const [attempts, heldAttempts] = [attemptsOf(values.knows), attemptsOf(values.holds)];
  const [inHand, held] = [attempts, heldAttempts].map((each) =>
    [...each].map(([paper, attempt]) => ({ id: paper, attempt })),
  );
  const isMine = (paper: ModelPaper): boolean =>
    paper.station === station || attempts.has(paper.id) || heldAttempts.has(paper.id);
  return {
    till: values.till,
    call: resumePrintJobs,
    input: { body: { inHand, held } },
    verdict: (model, at) => {
      const queued = [...model.papers.values()]
        .filter((paper) => paper.progress.state === "queued" && isMine(paper))
        .toSorted((one, other) => one.id - other.id);
      const taken = queued.flatMap((paper) => {
        const { progress } = paper;
        if (heldAttempts.get(paper.id) === progress.attempt) {
          return {
            paper: { ...paper, progress: { ...progress, changedAt: at } },
            isPrinted: false,
          };
        }
        const isKnown = attempts.get(paper.id) === progress.attempt;
        const read = { kind: paper.kind, isOfOpenBill: false, isDelivered: false };
        const mayRead = paper.station === station || requirePaperPermission(user, read) === null;
        return mayRead ? (takeUp(paper, { at, isKnown }) ?? []) : [];
      });
      const after = taken.reduce<Model>((before, { paper }) => withPaper(before, paper), model);
      const expected = taken.flatMap(({ paper, isPrinted }) =>
        isPrinted ? [`${paper.id} ${paper.progress.attempt}`] : [],
      );
      return {
        reply: {},
        isRight: (reply) =>
          papersIn(reply)
            .map((job) => `${job.id} ${job.attempt}`)
            .join() === expected.join(),
        after: () => after,
      };
    },
  };
});

type TakenPaper = { readonly paper: ModelPaper; readonly isPrinted: boolean };

/** An abandoned job to open the drawer is dropped. */
function takeUp(
  paper: ModelPaper,
  how: { readonly at: Instant; readonly isKnown: boolean },
): TakenPaper | null {
  const progress = resumePrint(paper.progress, how);
  if (progress === null) return null;
  if (paper.kind !== "drawer-pulse" || progress === paper.progress) {
    return { paper: { ...paper, progress }, isPrinted: true };
  }
  const gone = abandonPrint(paper.progress, how.at);
  return { paper: { ...paper, progress: gone }, isPrinted: false };
}
