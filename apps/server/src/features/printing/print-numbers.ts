import type { BodyOf } from "@comanda/contract/call";
import type { printNumbers as printNumbersCall } from "@comanda/contract/office-printing";
import type { StoredPrintJob, StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { defaultLanguage, type Language } from "@comanda/domain/venue/settings";

import type { WriteContext } from "#journal/command.ts";

import { findCachedLocation } from "../venue/index.ts";
import { enqueuePrintJob, findCachedPaperFormats } from "./enqueue-print-jobs.ts";
import { findCachedPrintTargets, type PrintTarget } from "./print-route-store.ts";

type NumberPage = BodyOf<typeof printNumbersCall>["pages"][number];

/** Prints a large number on each printer, also on those that the venue has no record of yet. */
export async function printNumbers(
  context: WriteContext,
  pages: readonly NumberPage[],
  language: Language = defaultLanguage,
): Promise<StoredPrintJobs> {
  const targets = await findCachedPrintTargets(context, context.session.station);
  const { name } = await findCachedLocation(context);
  const formats = await findCachedPaperFormats(context);
  const jobs: StoredPrintJob[] = [];
  for (const page of pages) {
    const target = targets.targetAt(page.address) ?? newTarget(page);
    const document = {
      kind: "test-page",
      date: wireDateTime(context.at),
      location: name,
      station: "",
      productGroup: null,
      printer: target.name,
      address: page.address,
      number: page.number,
    } as const;
    jobs.push(await enqueuePrintJob(context, { document }, { target, formats, language }));
  }
  return { printerServerAddress: targets.printerServerAddress, jobs };
}

/** What every receipt printer can do. One without a cutter ignores the command to cut. */
function newTarget({ address, widthDots }: NumberPage): PrintTarget {
  return {
    address,
    name: address,
    paperLanguage: null,
    profile: { widthDots, dialect: "esc-pos", hasCutter: true, imageMode: "raster" },
  };
}
