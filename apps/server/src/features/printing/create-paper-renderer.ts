import type { Call, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import { keptPapers, type KeptJob, type KeptPapers } from "@comanda/contract/stored-print-jobs";
import { noPrinter, type PrintJob } from "@comanda/contract/print";

import { fits } from "#database/portable-columns.ts";

import type { PaperLook } from "./render-document.ts";

/** The reply of a printing call, as its handler returns it. */
export type Printed<C extends Call> = Omit<ReplyOf<C>, JournalField | keyof KeptPapers> &
  KeptPapers;

type RenderDocument = (document: PrintJob["document"], look: PaperLook) => Promise<Uint8Array>;

/** Renders the papers of a stored reply after the commit; the same reply always gives the same bytes. */
export function paperFinisher(render: RenderDocument): (written: string) => Promise<string> {
  const finish = async ({ look, ...job }: KeptJob): Promise<PrintJob> => {
    const bytes = job.printer === noPrinter ? new Uint8Array() : await render(job.document, look);
    return { ...job, data: Buffer.from(bytes).toString("base64") };
  };
  return async (written) => {
    const reply: unknown = JSON.parse(written);
    // Replies stored by an older release, whose call did not print yet, have no papers.
    if (isObject(reply) && !("jobs" in reply)) return JSON.stringify({ ...reply, ...noPapers });
    if (!fits(keptPapers, reply)) throw new Error("A kept reply brings no papers");
    return JSON.stringify({ ...reply, jobs: await Promise.all(reply.jobs.map(finish)) });
  };
}

const noPapers: KeptPapers = { printerServerAddress: "", jobs: [] };

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
