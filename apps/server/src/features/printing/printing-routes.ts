import {
  listPrintRoutes,
  printTestPage as printTestPageCall,
  repeatPrintJob as repeatPrintJobCall,
  settlePrintJob as settlePrintJobCall,
  resumePrintJobs as resumePrintJobsCall,
  acknowledgePrintJob as acknowledgePrintJobCall,
} from "@comanda/contract/print-job";
import {
  listLatestPapers,
  printNumbers as printNumbersCall,
} from "@comanda/contract/office-printing";
import { listPrintJobs } from "@comanda/contract/print-job-list";
import { printJob } from "@comanda/contract/print-job-record";
import { latestPerRoute } from "@comanda/domain/paper/paper-route";

import type { Database } from "#database/database.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import { toContractRecord } from "#journal/to-contract-record.ts";

import { printJobShapes } from "./print-job-shapes.ts";
import { findNewestPrintJobs, findPrintJobs, type PrintJobRow } from "./print-job-store.ts";
import { printNumbers } from "./print-numbers.ts";
import { findPrinters, findPrintRoutes, profileOf } from "./print-route-store.ts";
import { printTestPage } from "./print-test-page.ts";
import { repeatPrintJob } from "./repeat-print-job.ts";
import { settlePrintJob } from "./settle-print-job.ts";
import { takePrintJobs } from "./take-print-jobs.ts";
import { acknowledgePrintJob } from "./acknowledge-print-job.ts";

export function registerPrintingRoutes(
  { answerSigned, answerWrite, answerPrint }: CallRegistry,
  database: Database,
): void {
  answerSigned(listPrintJobs, async ({ query }, { location }) => {
    const rows = await findPrintJobs(database, location, query.bill ?? null);
    return { jobs: rows.map(toListedJob) };
  });
  answerSigned(listPrintRoutes, async (_input, { location }) => ({
    printers: (await findPrinters(database, location)).map((row) => {
      const { widthDots, dialect, hasCutter } = profileOf(row);
      return { name: row.name, address: row.address, widthDots, dialect, hasCutter };
    }),
    routes: [...(await findPrintRoutes(database, location))],
  }));
  answerWrite(settlePrintJobCall, ({ params, body }, context) =>
    settlePrintJob(context, params.id, body),
  );
  answerWrite(acknowledgePrintJobCall, ({ params }, context) =>
    acknowledgePrintJob(context, params.id),
  );
  answerPrint(repeatPrintJobCall, ({ params, body }, context) =>
    repeatPrintJob(context, params.id, body),
  );
  answerPrint(resumePrintJobsCall, ({ body }, context) => takePrintJobs(context, body));
  answerPrint(printNumbersCall, ({ body, query }, context) =>
    printNumbers(context, body.pages, query.language),
  );
  answerPrint(printTestPageCall, ({ body, query }, context) =>
    printTestPage(context, body, query.language),
  );
}

export function registerPrintingReads(
  { answerInBackground }: BackgroundRegistry,
  database: Database,
): void {
  answerInBackground(listLatestPapers, async (_input, { location }) => {
    const newest = await findNewestPrintJobs(database, location);
    return { jobs: Array.from(latestPerRoute(newest).values(), toListedJob) };
  });
}

function toListedJob(row: PrintJobRow) {
  return toContractRecord(printJob, printJobShapes.print_job, row);
}
