import type { StoredPrintJob, StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import { noPrinter, type PrintJob } from "@comanda/contract/print";
import type { BillId, ProductGroupId, StationId } from "@comanda/domain/id";
import { newPrint, unaskedPrint } from "@comanda/domain/paper/print-job";
import { moneyFormatOf } from "@comanda/domain/venue/money-format-of";
import { defaultLanguage, type Language } from "@comanda/domain/venue/settings";
import { printedBillNumber } from "@comanda/paper/printed-bill-number";
import { logoOf } from "@comanda/paper/logo-of";

import { toJson } from "#database/portable-columns.ts";
import type { WriteContext } from "#journal/command.ts";
import type { ReferenceReader } from "#journal/cache-per-reference-version.ts";

import { findCachedCurrency } from "../pay-type/index.ts";
import { findCachedLocation } from "../venue/index.ts";
import type { Paper } from "./find-paper.ts";
import type { PrintOptions } from "./render-document.ts";
import { findCachedWording } from "./wording-store.ts";
import {
  insertPrintJob,
  progressOf,
  type PrintJobRow,
  type PrintJobValues,
} from "./print-job-store.ts";
import { findCachedPrintTargets, type PrintTarget } from "./print-route-store.ts";

type Document = PrintJob["document"];

export type NewPaper = {
  readonly document: Document;
  /** The bill version on the paper. */
  readonly bill?: { readonly id: BillId; readonly version: number };
  /** The product group of a ticket; other papers go where the receipts and reports go. */
  readonly productGroup?: ProductGroupId | null;
  /** The station whose print routes the paper follows; by default the caller's. */
  readonly routesOf?: StationId | null;
  /** No till has asked for it: one of the station takes it. */
  readonly isUnasked?: boolean | undefined;
};

/** Not a paper: the station's printer opens the drawer that is connected to it. */
export const drawerPulse: NewPaper = { document: { kind: "drawer-pulse" } };

/** Enqueues papers for the printers of the caller's station; each job stays until its outcome is reported. */
export async function enqueuePrintJobs(
  context: WriteContext,
  papers: readonly NewPaper[],
  language: Language = defaultLanguage,
): Promise<StoredPrintJobs> {
  const { session } = context;
  const { printerServerAddress } = await findCachedPrintTargets(context, session.station);
  const formats = await findCachedPaperFormats(context);
  const jobs: StoredPrintJob[] = [];
  for (const paper of papers) {
    const { routesOf = session.station, productGroup = null } = paper;
    const target = (await findCachedPrintTargets(context, routesOf)).targetFor(productGroup);
    // Job ids follow the order of the papers.
    jobs.push(await enqueuePrintJob(context, paper, { target, formats, language }));
  }
  return { printerServerAddress, jobs };
}

type PaperFormats = Pick<PrintOptions, "money" | "zone">;
type PrintRequest = {
  readonly target: PrintTarget;
  readonly formats: PaperFormats;
  readonly language: Language;
};

/** A paper without a printer appears only in the reply and is not queued. */
export async function enqueuePrintJob(
  context: WriteContext,
  { document, bill, isUnasked = false }: NewPaper,
  { target, formats, language }: PrintRequest,
): Promise<StoredPrintJob> {
  const { address, name, profile, paperLanguage } = target;
  const wording = await findCachedWording(context, paperLanguage, language);
  if (address === noPrinter) {
    const look = { language: wording.language, isRepeat: false, profile, ...formats };
    return { id: 0, attempt: 0, printer: address, document, look };
  }
  const values: PrintJobValues = {
    location: context.session.location,
    station: context.session.station,
    kind: document.kind,
    bill: bill?.id ?? null,
    bill_version: bill?.version ?? null,
    number: documentNumber(document),
    title: documentTitle(document),
    printer: address,
    printer_name: name,
    document: toJson(document),
    language: wording.language,
    wording: wording.hash,
    profile: toJson(profile),
  };
  const row = await insertPrintJob(
    context,
    values,
    isUnasked ? unaskedPrint(context.at) : newPrint(context.at),
  );
  return toStoredPrintJob(row, { document, profile }, formats);
}

/** The number by which users know the bill or report. */
function documentNumber(document: Document): number | null {
  if (document.kind === "bill" || document.kind === "ticket") return printedBillNumber(document);
  return "number" in document ? document.number : null;
}

/** What identifies a paper besides its kind and number. */
function documentTitle(document: Document): string {
  if (document.kind === "ticket") return document.productGroup;
  if (document.kind === "article-report") return document.station ?? "";
  if (document.kind === "payment-slip") return document.category;
  if (document.kind === "test-page") return document.productGroup ?? "";
  return "";
}

/** A stored job as it goes into the reply. */
export function toStoredPrintJob(
  row: PrintJobRow,
  { document, profile }: Paper,
  formats: PaperFormats,
): StoredPrintJob {
  const { isRepeat } = progressOf(row);
  const { id, attempt, printer, language, location, wording: hash } = row;
  const wording = hash === null ? {} : { wording: { location, hash } };
  const logo = logoOf(document) === null ? {} : { logoLocation: location };
  const look = { language, ...wording, ...logo, isRepeat, profile, ...formats };
  return { id, attempt, printer, document, look };
}

/** How the location writes amounts, dates and times. */
export async function findCachedPaperFormats(reading: ReferenceReader): Promise<PaperFormats> {
  const location = await findCachedLocation(reading);
  const currency = await findCachedCurrency(reading);
  return { money: moneyFormatOf(location, currency), zone: location.timeZone };
}
