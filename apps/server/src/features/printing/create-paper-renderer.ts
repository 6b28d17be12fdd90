import type { Call, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import {
  storedPrintJobs,
  type StoredPrintJob,
  type StoredPrintJobs,
} from "@comanda/contract/stored-print-jobs";
import { noPrinter, type PrintJob } from "@comanda/contract/print";
import { logoOf } from "@comanda/paper/logo-of";

import type { Log } from "#call/runtime.ts";
import { matchesSchema } from "#database/portable-columns.ts";

import type { FindLogo } from "../logo/index.ts";
import type { FindOwnWords } from "./cache-own-words.ts";
import type { PrintOptions } from "./render-document.ts";

/** The reply of a printing call, as its handler returns it. */
export type PrintingReply<C extends Call> = Omit<ReplyOf<C>, JournalField | keyof StoredPrintJobs> &
  StoredPrintJobs;

type RenderDocument = (document: PrintJob["document"], look: PrintOptions) => Promise<Uint8Array>;

type PaperParts = {
  /** What papers name by its hash. */
  readonly findWords: FindOwnWords;
  readonly findLogo: FindLogo;
  readonly log: Log;
};

/**
 * Renders the papers of a stored reply after the commit; the same reply always gives the same bytes. The write counts
 * even if a paper cannot be rendered: the till gets it without bytes, and shows that it failed.
 */
export function createPaperRenderer(
  render: RenderDocument,
  { findWords, findLogo, log }: PaperParts,
): (written: string) => Promise<string> {
  const renderBytes = async (document: PrintJob["document"], look: PrintOptions) => {
    try {
      return await render(document, look);
    } catch (error) {
      log.error({ err: error, kind: document.kind }, "a paper was not rendered");
      return new Uint8Array();
    }
  };
  const finish = async ({ look, ...job }: StoredPrintJob): Promise<PrintJob> => {
    if (job.printer === noPrinter) return { ...job, data: "" };
    const { wording, logoLocation, ...options } = look;
    const own = wording === undefined ? [] : await findWords(wording);
    const hash = logoOf(job.document);
    const logo =
      hash === null || logoLocation === undefined
        ? null
        : await findLogo({ location: logoLocation, hash });
    const bytes = await renderBytes(job.document, { ...options, own, logo });
    return { ...job, data: Buffer.from(bytes).toString("base64") };
  };
  return async (written) => {
    const reply: unknown = JSON.parse(written);
    // Replies stored by an older release, whose call did not print yet, have no papers.
    if (isObject(reply) && !("jobs" in reply)) return JSON.stringify({ ...reply, ...noPapers });
    if (!matchesSchema(storedPrintJobs, reply)) throw new Error("A kept reply brings no papers");
    return JSON.stringify({ ...reply, jobs: await Promise.all(reply.jobs.map(finish)) });
  };
}

const noPapers: StoredPrintJobs = { printerServerAddress: "", jobs: [] };

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
