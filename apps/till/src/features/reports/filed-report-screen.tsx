import { useRead } from "#records/use-read.ts";
import type { ReplyOf } from "@comanda/contract/call";
import { readReport, readReportPdf, printReport } from "@comanda/contract/report";
import { reportId } from "@comanda/contract/wire";
import { fillTemplate } from "@comanda/domain/text/fill-template";
import type { Sheet } from "@comanda/paper/sheet";
import { Redirect, useLocation } from "wouter";
import type { ReportId } from "@comanda/domain/id";
import { daySheet, monthSheet, shiftSheet } from "@comanda/paper/sheets/sheets";
import type { SheetFormatter } from "@comanda/paper/sheets/sheet-formatter";

import { callApi } from "#api/call.ts";
import { matchesSchema } from "#api/matches-schema.ts";
import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { write } from "#records/write.ts";

import { ReadFailure } from "../failure/index.ts";
import { useAction, type Problem } from "../notice/index.ts";
import { saveFile } from "../paint-pdf/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";
import { FiguresScreen } from "./figures-screen.tsx";
import { useSheetFormatter } from "./use-sheet-formatter.ts";

type FiledReportScreenProps = { readonly reference: Reference; readonly id: string };

/** A filed report. */
export function FiledReportScreen({ reference, id }: FiledReportScreenProps) {
  const number = Number(id);
  if (!matchesSchema(reportId, number)) return <Redirect to="/reports" replace />;
  return <FiledReport reference={reference} id={number} />;
}

type FiledReportProps = { readonly reference: Reference; readonly id: ReportId };

function FiledReport({ reference, id }: FiledReportProps) {
  const { shifts, papers } = useAllMessages();
  const formatter = useSheetFormatter(reference);
  const [, navigate] = useLocation();
  const asked = useRead(() => callApi(readReport, { params: { id } }), String(id));
  const { isBusy, run } = useAction();
  const printing = useAction();
  if (asked.state === "waiting") return <Waiting>{shifts.reportsLoading}</Waiting>;
  if (asked.state === "failed") return <ReadFailure read={asked} />;
  const { reply } = asked;
  const handleBack = () => navigate("/reports");
  const handleSave = () =>
    void run(async () => {
      const file = await callApi(readReportPdf, { params: { id } });
      if (!file.ok) return file.failure;
      const pdf = new Blob([Uint8Array.from(file.reply)], { type: "application/pdf" });
      saveFile(pdf, reply.fileName === "" ? "report.pdf" : reply.fileName);
      return null;
    });
  return (
    <FiguresScreen
      sheet={sheetOf(reply, formatter)}
      onBack={handleBack}
      actions={
        <>
          <Button kind="plain" onClick={handleBack}>
            {shifts.back}
          </Button>
          <Button
            kind="plain"
            isBusy={printing.isBusy}
            onClick={() => void printing.run(() => printFiledReport(id))}
          >
            {papers.printReport}
          </Button>
          {reply.pdfLength !== null && (
            <Button kind="next" isBusy={isBusy} onClick={handleSave}>
              {shifts.savePdf}
            </Button>
          )}
        </>
      }
    >
      {reply.pdfLength === null && <p>{shifts.noPdf}</p>}
    </FiguresScreen>
  );
}

function sheetOf(kept: ReplyOf<typeof readReport>, formatter: SheetFormatter): Sheet {
  const title = fillTemplate(formatter.texts.reportTitles[kept.kind], { number: kept.number });
  switch (kept.kind) {
    case "shift":
      return { ...shiftSheet(kept.summary, formatter), title };
    case "day":
      return { ...daySheet(kept.summary, formatter), title };
    case "month":
      return { ...monthSheet(kept.summary, formatter), title };
  }
}

/** Prints a filed report again. */
async function printFiledReport(id: ReportId): Promise<Problem> {
  const outcome = await write(printReport, { params: { id }, query: paperQuery() });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}
