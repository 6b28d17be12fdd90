import type { PrintJob, PrintCause } from "@comanda/contract/print";
import { id as idOf } from "@comanda/domain/id";

import { deliverJob, type DeliveryOutcome } from "#device/deliver-job.ts";
import { routeJob } from "#device/route-job.ts";
import { createTaskQueue, type TaskQueue } from "#device/task-queue.ts";
import { allMessages } from "#language/all-messages.ts";

import { showNotice } from "../notice/index.ts";
import { recordOutcome, addJobInDelivery } from "./pending-papers.ts";
import { reportOutcomes } from "./report-outcomes.ts";

/** The print jobs in a reply. */
export type Papers = {
  readonly printerServerAddress: string;
  readonly jobs: readonly Pick<PrintJob, "id" | "attempt" | "printer" | "data">[];
};
type Job = Papers["jobs"][number];

/** One queue per printer, so that it gets one paper after the other; only the next paper waits. */
const queues = new Map<string, TaskQueue>();

/** The jobs in these queues. What the device stores may be of another window, which is gone. */
const waiting = new Set<Job>();

/** The jobs that this page has not delivered yet, in their order. */
export function jobsInQueues() {
  return [...waiting].map(({ id, attempt }) => ({ id: idOf<"print-job">(id), attempt }));
}

/** Delivers print jobs from this till and reports their outcomes to the server. */
export function deliverPapers({ printerServerAddress, jobs }: Papers): void {
  for (const job of jobs) {
    const route = routeJob(job.printer, printerServerAddress);
    if (route === "nowhere") continue;
    const isSafe = route === "bridge";
    addJobInDelivery({ id: idOf<"print-job">(job.id), attempt: job.attempt, isSafe });
    waiting.add(job);
    const printer = isSafe ? job.printer : "";
    const queue = queues.get(printer) ?? createTaskQueue();
    queues.set(printer, queue);
    void queue.inTurn(() => deliver(job, printerServerAddress));
  }
}

async function deliver(job: Job, address: string): Promise<void> {
  const delivery = await deliverJob(job, address);
  recordOutcome({ id: idOf<"print-job">(job.id), outcome: outcomeOf(delivery, job.attempt) });
  waiting.delete(job);
  void reportOutcomes();
  if (delivery.state === "failed") showFailedPaper(delivery.cause);
}

/** A skipped job, which has no printer after all, counts as sent: it needs no action. */
function outcomeOf(delivery: DeliveryOutcome, attempt: number) {
  return delivery.state === "failed"
    ? { ...delivery, attempt }
    : ({ state: "sent", attempt } as const);
}

/** Causes shown elsewhere with more detail, or only in the list of papers since the till has no printer of its own. */
const causesShownElsewhere: ReadonlySet<PrintCause> = new Set([
  "usb-none",
  "usb-access-denied",
  "usb-data-error",
  "usb-disconnected",
  "bridge-certificate",
  "bridge-permission",
]);

/** A brief notice: a sale does not wait for its paper. */
function showFailedPaper(cause: PrintCause): void {
  if (causesShownElsewhere.has(cause)) return;
  const { papers } = allMessages();
  const sentence = papers.causes[cause];
  // No printer was asked.
  showNotice(cause === "not-rendered" ? sentence : `${papers.failed}: ${sentence}`);
}
