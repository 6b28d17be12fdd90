import {
  listPrintRoutes,
  printTestPage as printTestPageCall,
  repeatPrintJob as repeatPrintJobCall,
  settlePrintJob as settlePrintJobCall,
  resumePrintJobs as resumePrintJobsCall,
  acknowledgePrintJob as acknowledgePrintJobCall,
} from "@comanda/contract/print-job";
import { listPrintJobs } from "@comanda/contract/print-job-list";
import { printJob } from "@comanda/contract/print-job-record";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import { toContractRecord } from "#journal/to-contract-record.ts";

import { printJobShapes } from "./print-job-shapes.ts";
import { findPrintJobs } from "./print-job-store.ts";
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
    return { jobs: rows.map((row) => toContractRecord(printJob, printJobShapes.print_job, row)) };
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
  answerPrint(resumePrintJobsCall, ({ body }, context) => takePrintJobs(context, body.inHand));
  answerPrint(printTestPageCall, ({ body, query }, context) =>
    printTestPage(context, body, query.language),
  );
}
