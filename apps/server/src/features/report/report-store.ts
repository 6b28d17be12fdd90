import { createHash } from "node:crypto";

import { reportsPerPage } from "@comanda/contract/report";
import type { LocationId, ReportId, ShiftId, WorkDayId } from "@comanda/domain/id";
import type { Language } from "@comanda/domain/venue/settings";
import type { Selectable } from "kysely";

import type { Database, WriteTransaction } from "#database/database.ts";
import { toJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";
import type { PdfFile } from "#http/pdf-file.ts";
import type { WriteContext } from "#journal/command.ts";

import { serializeHead } from "./filed-head.ts";

export type ReportRow = Selectable<Tables["report"]>;
export type ReportKind = ReportRow["kind"];

/** The PDF of the till. */
export type ReportFile = {
  readonly message: string;
  readonly fileName: string;
  readonly pdf: Uint8Array | null;
};

/** What a filing request sends besides its fields. */
export type FilingInput = {
  readonly pdf: Uint8Array | null;
  /** The language of the printed report. */
  readonly language: Language | undefined;
};

type NewReport = {
  readonly kind: ReportKind;
  readonly shift?: ShiftId;
  readonly workDay?: WorkDayId;
  /** YYYY-MM-DD */
  readonly dates?: { readonly from: string; readonly to: string };
  readonly summary: Readonly<Record<string, unknown>>;
  readonly paper: ReportFile;
};

/** Stores a report under the next number of its kind, with its PDF. */
export async function insertReport(
  { tx, session, changes, at, head }: WriteContext,
  { kind, shift, workDay, dates, summary, paper }: NewReport,
): Promise<{ readonly report: ReportId; readonly reportNumber: number }> {
  const { location } = session;
  const { pdf } = paper;
  const row = await tx
    .insertInto("report")
    .values({
      location,
      kind,
      number: await nextNumber(tx, location, kind),
      shift: shift ?? null,
      work_day: workDay ?? null,
      from_date: dates?.from ?? null,
      to_date: dates?.to ?? null,
      staff: session.staff,
      created_at: at,
      summary: toJson(summary),
      message: paper.message,
      file_name: paper.fileName,
      pdf_hash: pdf === null ? null : createHash("sha256").update(pdf).digest("hex"),
      pdf_length: pdf?.length ?? null,
      journal_head: serializeHead(head),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  changes.inserted("report", row);
  if (pdf !== null) {
    const content = Buffer.from(pdf).toString("base64");
    await tx.insertInto("report_pdf").values({ location, report: row.id, content }).execute();
  }
  return { report: row.id, reportNumber: row.number };
}

/** Without gaps: the number is assigned in the transaction that uses it. */
async function nextNumber(
  tx: WriteTransaction,
  location: LocationId,
  kind: ReportKind,
): Promise<number> {
  const { last_number } = await tx
    .insertInto("report_counter")
    .values({ location, kind, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["location", "kind"])
        .doUpdateSet((eb) => ({ last_number: eb("report_counter.last_number", "+", 1) })),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return last_number;
}

type ReportPage = {
  readonly kind?: ReportKind | undefined;
  readonly before?: ReportId | undefined;
};

/** Newest first, without their summaries. */
export async function findReports(
  database: Database,
  location: LocationId,
  { kind, before }: ReportPage,
): Promise<readonly Omit<ReportRow, "summary">[]> {
  return database
    .selectFrom("report")
    .select(["id", "location", "kind", "number", "shift", "work_day", "from_date", "to_date"])
    .select(["staff", "created_at", "message", "file_name", "pdf_hash", "pdf_length"])
    .select("journal_head")
    .where("location", "=", location)
    .where((eb) =>
      eb.and([
        ...(kind === undefined ? [] : [eb("kind", "=", kind)]),
        ...(before === undefined ? [] : [eb("id", "<", before)]),
      ]),
    )
    .orderBy("id", "desc")
    .limit(reportsPerPage)
    .execute();
}

export async function findReport(
  database: Database,
  location: LocationId,
  id: ReportId,
): Promise<ReportRow | null> {
  const row = await database
    .selectFrom("report")
    .selectAll()
    .where("location", "=", location)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

export async function findPdf(
  database: Database,
  location: LocationId,
  report: ReportId,
): Promise<PdfFile | null> {
  const row = await database
    .selectFrom("report_pdf")
    .innerJoin("report", (join) =>
      join
        .onRef("report.location", "=", "report_pdf.location")
        .onRef("report.id", "=", "report_pdf.report"),
    )
    .select(["content", "file_name", "kind", "number"])
    .where("report_pdf.location", "=", location)
    .where("report_pdf.report", "=", report)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { content, file_name: fileName, kind, number } = row;
  return {
    pdf: Buffer.from(content, "base64"),
    fileName: fileName === "" ? `${kind}-report-${number}.pdf` : fileName,
  };
}
