import { printerProfile, type KeptJob, type KeptPapers } from "@comanda/contract/stored-print-jobs";
import { noPrinter, type PrintJob } from "@comanda/contract/print";
import type { BillId, ProductGroupId } from "@comanda/domain/id";
import { newPrint } from "@comanda/domain/paper/print-job";
import { moneyFormatOf } from "@comanda/domain/venue/money-format-of";
import { defaultLanguage, type Language } from "@comanda/domain/venue/settings";
import { billNumber } from "@comanda/paper/bill-number";

import { fromJson, json } from "#database/portable-columns.ts";
import type { Writing } from "#journal/command.ts";
import type { HouseReading } from "#journal/cache-per-reference-version.ts";

import { reckoningOfHouse } from "../pay-type/index.ts";
import { locationOfHouse } from "../venue/index.ts";
import type { PaperLook } from "./render-document.ts";
import {
  insertPrintJob,
  progressOf,
  type PrintJobRow,
  type PrintJobValues,
} from "./print-job-store.ts";
import { targetsOfStation, type PrintTarget } from "./print-route-store.ts";

type Document = PrintJob["document"];

export type NewPaper = {
  readonly document: Document;
  /** The bill version on the paper. */
  readonly bill?: { readonly id: BillId; readonly version: number };
  /** The product group of a ticket; other papers go where the receipts and reports go. */
  readonly productGroup?: ProductGroupId | null;
};

/** Not a paper: the station's printer opens the drawer that is connected to it. */
export const drawerPulse: NewPaper = { document: { kind: "drawer-pulse" } };

/** Enqueues papers for the printers of the caller's station; each job stays until its outcome is reported. */
export async function keepPapers(
  writing: Writing,
  papers: readonly NewPaper[],
  language: Language = defaultLanguage,
): Promise<KeptPapers> {
  const { session } = writing;
  const targets = await targetsOfStation(writing, session.station);
  const manner = await mannerOfHouse(writing);
  const jobs: KeptJob[] = [];
  for (const paper of papers) {
    const target = targets.targetFor(paper.productGroup ?? null);
    // Job ids follow the order of the papers.
    // oxlint-disable-next-line no-await-in-loop
    jobs.push(await keepPaper(writing, paper, { target, manner, language }));
  }
  return { printerServerAddress: targets.printerServerAddress, jobs };
}

type Manner = Pick<PaperLook, "money" | "zone">;
type Way = {
  readonly target: PrintTarget;
  readonly manner: Manner;
  readonly language: Language;
};

/** A paper without a printer appears only in the reply and is not queued. */
export async function keepPaper(
  writing: Writing,
  { document, bill }: NewPaper,
  { target, manner, language }: Way,
): Promise<KeptJob> {
  const { address, name, profile } = target;
  if (address === noPrinter) {
    const look = { language, isRepeat: false, profile, ...manner };
    return { id: 0, attempt: 0, printer: address, document, look };
  }
  const values: PrintJobValues = {
    location: writing.session.location,
    station: writing.session.station,
    kind: document.kind,
    bill: bill?.id ?? null,
    bill_version: bill?.version ?? null,
    number: numberOf(document),
    title: titleOf(document),
    printer: address,
    printer_name: name,
    document: json(document),
    language,
    profile: json(profile),
  };
  const row = await insertPrintJob(writing, values, newPrint(writing.at));
  return keptJob(row, document, manner);
}

/** The number by which users know the bill or report. */
function numberOf(document: Document): number | null {
  if (document.kind === "bill" || document.kind === "ticket") return billNumber(document);
  return "number" in document ? document.number : null;
}

/** What identifies a paper besides its kind and number. */
function titleOf(document: Document): string {
  if (document.kind === "ticket") return document.productGroup;
  if (document.kind === "article-report") return document.station ?? "";
  if (document.kind === "payment-slip") return document.category;
  if (document.kind === "test-page") return document.productGroup ?? "";
  return "";
}

/** A stored job as it goes into the reply. */
export function keptJob(row: PrintJobRow, document: Document, manner: Manner): KeptJob {
  const { isRepeat } = progressOf(row);
  const profile = fromJson(printerProfile, row.profile);
  const { id, attempt, printer, language } = row;
  return { id, attempt, printer, document, look: { language, isRepeat, profile, ...manner } };
}

/** How the location writes amounts, dates and times. */
export async function mannerOfHouse(reading: HouseReading): Promise<Manner> {
  const location = await locationOfHouse(reading);
  const { currency } = await reckoningOfHouse(reading);
  return { money: moneyFormatOf(location, currency), zone: location.timeZone };
}
