import {
  printTestPage,
  repeatPrintJob,
  acknowledgePrintJob,
  type PrintRouteReply,
} from "@comanda/contract/print-job";
import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import type { ReplyOf } from "@comanda/contract/call";
import type { Dots } from "@comanda/domain/paper/dots";
import { logoOf } from "@comanda/paper/logo-of";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import { loadLogo } from "../paper-logo/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";

export type PaperContent = Pick<
  ReplyOf<typeof acknowledgePrintJob>,
  "document" | "language" | "own" | "isRepeat" | "paperWidthDots"
> & { readonly logo: Dots | null };

/** Queues a paper again from this till; null means its original printer. */
export async function repeatPaper(
  { id }: PrintJobRecord,
  printer: string | null,
): Promise<Failure | null> {
  const outcome = await write(repeatPrintJob, { params: { id }, body: { printer } });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}

/** Fetches the content of a paper to show it on the screen. */
export async function readPaperOnScreen({ id }: PrintJobRecord): Promise<PaperContent | Failure> {
  const outcome = await write(acknowledgePrintJob, { params: { id } });
  if (!outcome.ok) return outcome.failure;
  return { ...outcome.reply, logo: await loadLogo(logoOf(outcome.reply.document)) };
}

/** Prints a test page; null means the printer at this till. */
export async function testPrintRoute(route: PrintRouteReply["id"] | null): Promise<Failure | null> {
  const outcome = await write(printTestPage, { query: paperQuery(), body: { route } });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}
