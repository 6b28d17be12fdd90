import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { ownWords } from "./own-words.ts";
import { paperLanguage, paperWidthDots, printDocument, printJobs } from "./print.ts";
import { jobNumber, printCause, printState } from "./print-job-record.ts";
import { language } from "./settings.ts";
import { orNull, printJobId, printRouteId, stationId } from "./wire.ts";

/**
 * Reports the outcome of an attempt, as its till saw it. Once delivered, it stays delivered whatever is reported later.
 */
export const settlePrintJob = defineCall({
  name: "settle-print-job",
  method: "POST",
  path: "/print-job/{id}/state",
  permission: "session",
  params: Type.Object({ id: printJobId }),
  body: Type.Union([
    Type.Object({ attempt: jobNumber, state: Type.Literal("sent") }),
    Type.Object({ attempt: jobNumber, state: Type.Literal("failed"), cause: printCause }),
  ]),
  reply: defineWriteReply({ state: printState }),
});

/** Prints a paper again, marked as a repeat if the first may have come out. */
export const repeatPrintJob = defineCall({
  name: "repeat-print-job",
  method: "POST",
  path: "/print-job/{id}/repeat",
  permission: "session",
  params: Type.Object({ id: printJobId }),
  body: Type.Object({
    /** Another printer of the location, or the one at the till; null for the same as before. */
    printer: orNull(Type.String({ maxLength: 250 })),
  }),
  reply: defineWriteReply(printJobs),
});

/** Returns the content of a paper to be read on the screen, and marks a paper that did not come out as acknowledged. */
export const acknowledgePrintJob = defineCall({
  name: "tell-print-job",
  method: "POST",
  path: "/print-job/{id}/told",
  permission: "session",
  params: Type.Object({ id: printJobId }),
  reply: defineWriteReply({
    document: printDocument,
    language,
    /** The venue's own words in it. */
    own: ownWords,
    isRepeat: Type.Boolean(),
    paperWidthDots,
  }),
});

const jobsOfTill = Type.Array(Type.Object({ id: printJobId, attempt: jobNumber }), {
  maxItems: 200,
});

/**
 * Resumes printing when a till starts: the jobs that it knows it had, and those that its station left unfinished. A till
 * whose printer takes its time holds what waits in its own queue, so that no other till prints that, too.
 */
export const resumePrintJobs = defineCall({
  name: "take-print-jobs",
  method: "POST",
  path: "/print-job/take",
  permission: "session",
  body: Type.Object({
    inHand: jobsOfTill,
    held: Type.Optional(jobsOfTill),
  }),
  reply: defineWriteReply(printJobs),
});

const printRoute = Type.Object({
  id: printRouteId,
  station: stationId,
  /** Null for the receipts and reports of the station. */
  productGroup: orNull(Type.String()),
  /** Empty if nothing is printed. */
  printer: Type.String(),
});
export type PrintRouteReply = Static<typeof printRoute>;

/** Which paper is printed where. A paper without a route is printed at the till. */
export const listPrintRoutes = defineCall({
  name: "list-print-routes",
  method: "GET",
  path: "/print-route/list",
  permission: "session",
  reply: Type.Object({
    printers: Type.Array(
      Type.Object({
        name: Type.String(),
        address: Type.String(),
        widthDots: Type.Integer({ minimum: 1 }),
        dialect: Type.String(),
        hasCutter: Type.Boolean(),
      }),
    ),
    routes: Type.Array(printRoute),
  }),
});

/** A page that shows whether a print route works. */
export const printTestPage = defineCall({
  name: "print-test-page",
  method: "POST",
  path: "/print-route/test",
  permission: "session",
  query: Type.Object(paperLanguage),
  body: Type.Object({
    /** Null for the printer at the till. */
    route: orNull(printRouteId),
  }),
  reply: defineWriteReply(printJobs),
});

/** What a till stores on its device, so that a reload does not lose it. */
export const pendingPapers = Type.Object({
  /** Jobs that this till is sending. */
  inHand: Type.Array(
    Type.Object({
      id: printJobId,
      attempt: jobNumber,
      /** It may be sent again as it is, because the bridge never prints an attempt twice. */
      isSafe: Type.Boolean(),
    }),
  ),
  /** Outcomes that have not been reported to the server yet. */
  untold: Type.Array(Type.Object({ id: printJobId, outcome: settlePrintJob.body })),
});
export type PendingPapers = Static<typeof pendingPapers>;
