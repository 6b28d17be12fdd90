import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { writtenReply } from "./change-lists.ts";
import { paperLanguage, paperWidthDots, printDocument, printJobs } from "./print.ts";
import { jobNumber, printCause, printState } from "./print-job-record.ts";
import { language } from "./settings.ts";
import { orNull, printJobId, printRouteId, stationId } from "./wire.ts";

/** What became of an attempt, as its till has seen it. What was delivered stays so, whatever is said later. */
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
  reply: writtenReply({ state: printState }),
});

/** Prints a paper again, which says so on it where the first may have come out. */
export const repeatPrintJob = defineCall({
  name: "repeat-print-job",
  method: "POST",
  path: "/print-job/{id}/repeat",
  permission: "session",
  params: Type.Object({ id: printJobId }),
  body: Type.Object({
    /** Another one of the location, or that at the till; null for where it went before. */
    printer: orNull(Type.String({ maxLength: 250 })),
  }),
  reply: writtenReply(printJobs),
});

/** Answers what stands on a paper. It is for the people to read, and one that did not come out is not waited for any more. */
export const tellPrintJob = defineCall({
  name: "tell-print-job",
  method: "POST",
  path: "/print-job/{id}/told",
  permission: "session",
  params: Type.Object({ id: printJobId }),
  reply: writtenReply({
    document: printDocument,
    language,
    isRepeat: Type.Boolean(),
    paperWidthDots,
  }),
});

/** What a till goes on with when it starts: what it knows it had in hand, and what its station has left behind. */
export const takePrintJobs = defineCall({
  name: "take-print-jobs",
  method: "POST",
  path: "/print-job/take",
  permission: "session",
  body: Type.Object({
    inHand: Type.Array(Type.Object({ id: printJobId, attempt: jobNumber }), { maxItems: 200 }),
  }),
  reply: writtenReply(printJobs),
});

const printRoute = Type.Object({
  id: printRouteId,
  station: stationId,
  /** Null for the receipts and reports of the station. */
  productGroup: orNull(Type.String()),
  /** Empty where nothing is printed. */
  printer: Type.String(),
});
export type PrintRouteReply = Static<typeof printRoute>;

/** Which paper comes out where. What has no route comes out at the till. */
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

/** A page that shows that a way to a printer works. */
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
  reply: writtenReply(printJobs),
});

/** What a till keeps on its device, so that it still knows of it when it is loaded again. */
export const papersInHand = Type.Object({
  /** On their way, from here. */
  inHand: Type.Array(
    Type.Object({
      id: printJobId,
      attempt: jobNumber,
      /** It may be sent again as it is, because the printer server prints no attempt twice. */
      isSafe: Type.Boolean(),
    }),
  ),
  /** What became of them, and the server does not know yet. */
  untold: Type.Array(Type.Object({ id: printJobId, outcome: settlePrintJob.body })),
});
export type PapersInHand = Static<typeof papersInHand>;
