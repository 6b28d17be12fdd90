import { printDocument, type PrintDocument } from "@comanda/contract/print";
import { printerProfile } from "@comanda/contract/stored-print-jobs";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";
import { findRecordedPaper } from "#journal/recorded-papers.ts";

import type { PrintJobRow } from "./print-job-store.ts";
import type { PrinterProfile } from "./printer-profile.ts";

/** What a job prints, and on what kind of printer. */
export type Paper = { readonly document: PrintDocument; readonly profile: PrinterProfile };

type PaperRow = Pick<PrintJobRow, "id" | "location" | "document" | "profile" | "recorded_in">;

/** The content of a job, which the journal holds; rows of earlier releases hold their own. */
export async function findPaper(database: Database, row: PaperRow): Promise<Paper> {
  const { id, location, recorded_in: recordedIn } = row;
  if (recordedIn === null) return readPaper(row);
  const recorded = await findRecordedPaper(database, location, { id, recordedIn });
  const profile = row.profile === "" ? String(recorded["profile"]) : row.profile;
  return readPaper({ document: String(recorded["document"]), profile });
}

function readPaper({ document, profile }: Pick<PaperRow, "document" | "profile">): Paper {
  return {
    document: fromJson(printDocument, document),
    profile: fromJson(printerProfile, profile),
  };
}
