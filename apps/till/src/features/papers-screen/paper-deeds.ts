import {
  printTestPage,
  repeatPrintJob,
  tellPrintJob,
  type PrintRouteReply,
} from "@comanda/contract/print-job";
import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import type { ReplyOf } from "@comanda/contract/call";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import { deliverPapers, paperQuery } from "../papers/index.ts";

export type ToldPaper = Pick<
  ReplyOf<typeof tellPrintJob>,
  "document" | "language" | "isRepeat" | "paperWidthDots"
>;

/** Sends a paper on its way again, from this till; null for the printer where it was to be. */
export async function repeatPaper(
  { id }: PrintJobRecord,
  printer: string | null,
): Promise<Failure | null> {
  const outcome = await write(repeatPrintJob, { params: { id }, body: { printer } });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}

/** What stands on a paper, for the people to read. */
export async function tellPaper({ id }: PrintJobRecord): Promise<ToldPaper | Failure> {
  const outcome = await write(tellPrintJob, { params: { id } });
  return outcome.ok ? outcome.reply : outcome.failure;
}

/** Null for the printer at this till. */
export async function tryWay(route: PrintRouteReply["id"] | null): Promise<Failure | null> {
  const outcome = await write(printTestPage, { query: paperQuery(), body: { route } });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}
