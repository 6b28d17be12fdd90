import type { PrintDocument } from "@comanda/contract/print";
import type { RenderOptions } from "@comanda/paper/formatter";

import { answerThread } from "#call/answer-thread.ts";

import { printerBytes } from "./printer-bytes.ts";
import type { PrinterProfile } from "./printer-profile.ts";

export type RenderRequest = {
  readonly document: PrintDocument;
  readonly look: RenderOptions;
  readonly profile: PrinterProfile;
};

answerThread(async ({ document, look, profile }: RenderRequest) =>
  printerBytes(document, look, profile),
);
