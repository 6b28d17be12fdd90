import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { printJob } from "./print-job-record.ts";
import { billId } from "./wire.ts";

/** How many finished papers are listed, besides all unfinished ones. */
export const maxFinishedPapers = 100;

/** The papers of the location, or of one of its bills, newest first. */
export const listPrintJobs = defineCall({
  name: "list-print-jobs",
  method: "GET",
  path: "/print-job/list",
  permission: "session",
  query: Type.Object({ bill: Type.Optional(billId) }),
  reply: Type.Object({ jobs: Type.Array(printJob) }),
});
