import { printBill, printTickets } from "@comanda/contract/bill-papers";
import type { PrintJob } from "@comanda/contract/print";
import { repeatPrintJob, settlePrintJob } from "@comanda/contract/print-job";
import { listPrintJobs } from "@comanda/contract/print-job-list";
import type { PrintJobRecord } from "@comanda/contract/print-job-record";

import type { Evening } from "./test-evening.ts";
import { callAs, replyOf, type SignedIn } from "./test-till.ts";

/** The only paper in a reply. */
export function onlyJob({ jobs }: { readonly jobs: readonly PrintJob[] }): PrintJob {
  const [job] = jobs;
  if (job === undefined || jobs.length > 1) throw new Error(`There are ${jobs.length} papers`);
  return job;
}

/** What tills do with papers. */
export function printActions(evening: Evening) {
  const { app, write, waiter } = evening;
  return {
    tickets: async (id: number, user: SignedIn = waiter): Promise<readonly PrintJob[]> =>
      replyOf(printTickets, await write(user, printTickets, { body: { id } })).jobs,
    bill: async (id: number, mode = 0, user: SignedIn = waiter): Promise<PrintJob> => {
      const params = { id, mode, merged: 0 };
      return onlyJob(replyOf(printBill, await write(user, printBill, { params })));
    },
    settle: (id: number, outcome: object, user: SignedIn = waiter) =>
      write(user, settlePrintJob, { params: { id }, body: { attempt: 1, ...outcome } }),
    repeat: (id: number, printer: string | null = null, user: SignedIn = waiter) =>
      write(user, repeatPrintJob, { params: { id }, body: { printer } }),
    list: async (query = {}, user: SignedIn = waiter): Promise<readonly PrintJobRecord[]> =>
      replyOf(listPrintJobs, await callAs(app, user, listPrintJobs, { query })).jobs,
  };
}
