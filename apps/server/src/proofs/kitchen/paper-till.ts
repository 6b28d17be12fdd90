import { printTickets } from "@comanda/contract/bill-papers";
import type { Call } from "@comanda/contract/call";
import { fireCourse, refireLines } from "@comanda/contract/fire-course";
import type { PrintJob } from "@comanda/contract/print";
import { repeatPrintJob, resumePrintJobs, acknowledgePrintJob } from "@comanda/contract/print-job";
import { id } from "@comanda/domain/id";

import { printActions } from "../../testing/print-actions.ts";
import type { Evening } from "../../testing/test-evening.ts";
import { replyOf, type SignedIn } from "../../testing/test-till.ts";
import type { Kitchen } from "./kitchen.ts";

/** What happens to a paper on its way, and what the till reports. */
export const deliveryOutcomes = [
  "printed",
  "printed, and denied late",
  "refused",
  "lost",
  "torn",
] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

type PendingPaper = PrintJob & { readonly isRepeat: boolean };

/** A till that delivers papers to the kitchen one by one, and may die with some in progress. */
export type PaperTill = {
  readonly askTickets: (bill: number) => Promise<void>;
  readonly fire: (bill: number, course: number) => Promise<void>;
  readonly makeAgain: (bill: number, line: number) => Promise<void>;
  readonly deliver: (fate: DeliveryOutcome) => Promise<void>;
  readonly retry: (job: number, printer: string | null) => Promise<void>;
  readonly acknowledge: (job: number) => Promise<void>;
  /** The page is gone; its first paper may have come out. */
  readonly die: (isFirstOut: boolean) => void;
  readonly start: () => Promise<void>;
  readonly isBusy: () => boolean;
};

export function paperTill(evening: Evening, user: SignedIn, kitchen: Kitchen): PaperTill {
  let hand: readonly PendingPaper[] = [];
  const { settle } = printActions(evening);
  const ask = async (call: Call, input: object): Promise<boolean> => {
    const response = await evening.write(user, call, input);
    if (response.statusCode !== 200) return false;
    const { jobs } = replyOf(printTickets, response);
    hand = [...hand, ...(await withRepeatMarks(evening, jobs))];
    return true;
  };
  return {
    askTickets: async (bill) => void (await ask(printTickets, { body: { id: bill } })),
    fire: async (bill, course) =>
      void (await ask(fireCourse, { params: { id: bill }, body: { course } })),
    makeAgain: async (bill, line) =>
      void (await ask(refireLines, { body: { id: bill, lines: [{ id: line }], reason: "burnt" } })),
    deliver: async (fate) => {
      const [job, ...rest] = hand;
      if (job === undefined) return;
      hand = rest;
      if (fate !== "refused" && fate !== "lost") kitchen.receive(job.document, job.isRepeat);
      const { attempt } = job;
      const sent = { state: "sent", attempt };
      const failed = { state: "failed", attempt, cause: fate === "refused" ? "refused" : "reset" };
      const isPrinted = fate === "printed" || fate === "printed, and denied late";
      await settle(job.id, isPrinted ? sent : failed, user);
      if (fate === "printed, and denied late") await settle(job.id, failed, user);
    },
    retry: async (job, printer) =>
      void (await ask(repeatPrintJob, { params: { id: job }, body: { printer } })),
    acknowledge: async (job) => {
      const response = await evening.write(user, acknowledgePrintJob, { params: { id: job } });
      if (response.statusCode === 200)
        kitchen.receiveAloud(replyOf(acknowledgePrintJob, response).document);
    },
    die: (isFirstOut) => {
      const [job] = hand;
      if (isFirstOut && job !== undefined) kitchen.receive(job.document, job.isRepeat);
      hand = [];
    },
    start: async () => void (await ask(resumePrintJobs, { body: { inHand: [] } })),
    isBusy: () => hand.length > 0,
  };
}

/** The bytes of a paper hold its repeat mark; here it is read from its row. */
async function withRepeatMarks(
  { app }: Evening,
  jobs: readonly PrintJob[],
): Promise<readonly PendingPaper[]> {
  const kept = jobs.filter((job) => job.id !== 0);
  const marks = kept.map(async (job) => {
    const { is_repeat } = await app
      .database()
      .selectFrom("print_job")
      .select("is_repeat")
      .where("id", "=", id<"print-job">(job.id))
      .executeTakeFirstOrThrow();
    return { ...job, isRepeat: is_repeat === 1 };
  });
  return Promise.all(marks);
}
