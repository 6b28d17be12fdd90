import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import { resumePrintJobs } from "@comanda/contract/print-job";
import { printAttemptTimeoutMs } from "@comanda/domain/paper/print-job";
import { instant } from "@comanda/domain/time/instant";
import { isWithin } from "@comanda/domain/time/is-within";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";

import { serverNow } from "#api/clock.ts";
import type { Session } from "#api/session.ts";
import { recordStore } from "#records/record-store.ts";
import { isSameSession } from "#records/same-session.ts";
import { writeWithNewKey } from "#records/write.ts";

import { deliverPapers, jobsInQueues } from "./deliver-papers.ts";
import { removeJobsInDelivery, recordOutcome, readPendingPapers } from "./pending-papers.ts";
import { reportOutcomes } from "./report-outcomes.ts";

/** How often to look for papers that this station has left behind. */
const checkIntervalMs = 30_000;
/** The most jobs that one request may name. */
const maxHeld = 200;

/** Resumes the papers that were being delivered when the till was loaded, and looks after those of its station. */
export function followPapers(session: Session): () => void {
  failUnsafeJobs();
  void reportOutcomes();
  const first = readPendingPapers().inHand;
  let isTaken = false;
  const look = async (): Promise<void> => {
    void reportOutcomes();
    if (!isSameSession(session)) return;
    if (isTaken && !isLeftBehind(session) && !hasUnasked(session) && !isQueueSlow()) return;
    const inHand = isTaken ? [] : first.map(({ id, attempt }) => ({ id, attempt }));
    const held = jobsInQueues().slice(0, maxHeld);
    const outcome = await writeWithNewKey(resumePrintJobs, { body: { inHand, held } });
    if (!outcome.ok) return;
    isTaken = true;
    removeJobsInDelivery(inHand);
    deliverPapers(outcome.reply);
  };
  void look();
  const timer = setInterval(() => void look(), checkIntervalMs);
  const unsubscribe = recordStore.subscribe(({ records }, before) => {
    if (isTaken && records.printJob !== before.records.printJob && hasUnasked(session)) {
      void look();
    }
  });
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

/** Whether the server has made a paper for this station by itself, which no till has begun with. */
function hasUnasked({ user }: Session): boolean {
  return [...recordStore.getState().records.printJob.values()].some(
    ({ state, station, isUnasked }) =>
      state === "queued" && station === user.station && isUnasked === true,
  );
}

/** The outcome at a local printer is unknown once its page is gone, so such jobs fail. */
function failUnsafeJobs(): void {
  for (const { id, attempt, isSafe } of readPendingPapers().inHand) {
    if (!isSafe) recordOutcome({ id, outcome: { state: "failed", attempt, cause: "till-gone" } });
  }
}

/** Whether a paper waits here so long that other tills would soon take it over. */
function isQueueSlow(): boolean {
  const { printJob } = recordStore.getState().records;
  return jobsInQueues().some(({ id }) => {
    const record = printJob.get(id);
    return record !== undefined && isQueuedLongerThan(checkIntervalMs, record);
  });
}

/** Whether a paper of this station has been queued for too long and this till is not delivering it. */
function isLeftBehind({ user }: Session): boolean {
  const mine = new Set(readPendingPapers().inHand.map(({ id }) => id));
  return [...recordStore.getState().records.printJob.values()].some(
    (record) =>
      record.station === user.station &&
      !mine.has(record.id) &&
      isQueuedLongerThan(printAttemptTimeoutMs, record),
  );
}

/** Whether its till began with a queued paper, or last said that it has it, longer ago than that. */
function isQueuedLongerThan(limitMs: number, { state, updatedDate }: PrintJobRecord): boolean {
  const since = parseWireDateTime(updatedDate) ?? instant(0);
  return state === "queued" && !isWithin(limitMs, { since, now: instant(Math.floor(serverNow())) });
}
