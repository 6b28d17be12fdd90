import { requestThread } from "#call/request-thread.ts";
import { isRefused, type RefusedCall } from "#call/refused-call.ts";
import { Outage, reasonOf, type OutageKind } from "#database/outage.ts";

import type { BackgroundRead, RunInBackground } from "./background-reads.ts";
import { isPdfFile, type PdfFile } from "./pdf-file.ts";
import { serializeReply, type SerializedReply } from "./serialized-reply.ts";

/** What the thread sends back: errors lose their class on the way, so an outage is sent by its kind. */
export type BackgroundReply =
  | SerializedReply
  | PdfFile
  | RefusedCall
  | { readonly outage: OutageKind; readonly reason: string };

/** Where the thread finds the database. */
export type ReaderPlace = { readonly dataFolder: string; readonly databaseUrl: string | null };

/** A report of a year needs some hundred megabytes; one that needs more ends its thread alone. */
const limits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1024 };

/** Owners look at several reports in a row; after them the memory is given back. */
const idleMs = 60_000;

export type ReaderThread = { readonly run: RunInBackground; readonly close: () => Promise<void> };

type ReaderOptions = ReaderPlace & {
  /** Resolves when what the thread has read is on the disk. */
  readonly settled: () => Promise<void>;
};

/** The thread for long reads, with a connection of its own. */
export function readerThread(
  url: URL,
  { dataFolder, databaseUrl, settled }: ReaderOptions,
): ReaderThread {
  const thread = requestThread<BackgroundRead, BackgroundReply>(url, {
    limits,
    workerData: { dataFolder, databaseUrl },
    idleMs,
  });
  return {
    run: async (read) => {
      const reply = await thread.ask(read);
      await settled();
      if ("outage" in reply) throw new Outage(reply.outage, new Error(reply.reason));
      return reply;
    },
    close: thread.close,
  };
}

/** The thread's side: runs a read and makes its reply fit for the way back. */
export async function replyFromThread(
  run: RunInBackground,
  read: BackgroundRead,
): Promise<BackgroundReply> {
  try {
    const result = await run(read);
    return isRefused(result) || isPdfFile(result) ? result : serializeReply(result);
  } catch (error) {
    if (error instanceof Outage) return { outage: error.kind, reason: reasonOf(error) };
    throw error;
  }
}
