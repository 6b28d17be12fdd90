import { createHash } from "node:crypto";

import type { LocationId, ReportId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

import { parseJournalPosition, type JournalPosition } from "./journal-position.ts";
import type { PastFault } from "./past-fault.ts";

/** A recorded journal position, and where it was recorded. */
export type RecordedPosition = JournalPosition & { readonly where: string };

export type FiledPositions = {
  readonly positions: readonly RecordedPosition[];
  /** The number of reports that were filed by releases that did not record it. */
  readonly unrecordedCount: number;
};

/** The journal positions on the reports of a location. */
export async function findFiledPositions(
  database: Database,
  location: LocationId,
): Promise<FiledPositions> {
  const rows = await database
    .selectFrom("report")
    .select(["kind", "number", "journal_head"])
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  const marks = rows.flatMap(({ kind, number, journal_head }) => {
    const mark = parseJournalPosition(journal_head);
    return mark === null ? [] : [{ ...mark, where: `The ${kind} report no. ${number}` }];
  });
  return { positions: marks, unrecordedCount: rows.length - marks.length };
}

const pdfsPerBatch = 20;

/** The PDFs that do not match the hash in their report. */
export async function checkPdfs(
  database: Database,
  location: LocationId,
  onFault: (fault: PastFault) => void,
): Promise<void> {
  let last: ReportId | null = null;
  for (;;) {
    const rows = await database
      .selectFrom("report")
      .leftJoin("report_pdf", (join) =>
        join
          .onRef("report_pdf.location", "=", "report.location")
          .onRef("report_pdf.report", "=", "report.id"),
      )
      .select(["report.id", "report.kind", "report.number", "report.pdf_hash"])
      .select("report_pdf.content")
      .where("report.location", "=", location)
      .where("report.pdf_hash", "is not", null)
      .where((eb) => (last === null ? eb.lit(true) : eb("report.id", ">", last)))
      .orderBy("report.id")
      .limit(pdfsPerBatch)
      .execute();
    for (const { kind, number, pdf_hash, content } of rows) {
      const report = `the ${kind} report no. ${number}`;
      if (content === null) onFault({ kind: "pdf-missing", report });
      else if (hashOf(content) !== pdf_hash) onFault({ kind: "pdf-differs", report });
    }
    if (rows.length < pdfsPerBatch) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function hashOf(content: string): string {
  return createHash("sha256").update(Buffer.from(content, "base64")).digest("hex");
}
