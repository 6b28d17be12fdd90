import { writeCsv } from "@comanda/domain/text/csv";
import { useEffect, useState } from "react";

import { networkError } from "#api/failure.ts";
import { reportFault } from "#api/report-fault.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";

import { useAction } from "../notice/index.ts";
import { saveFile } from "../paint-pdf/index.ts";
import { PrintedReport } from "./printed-report.tsx";
import { createSpreadsheet, exportRows } from "./report-export.ts";
import { buildReportPaper } from "./report-paper.ts";
import type { ReportContext, ReportReply } from "./report-texts.ts";

type ReportFilesProps = {
  /** The report with the rows that are shown when the button is pressed. */
  readonly shown: () => ReportReply;
  readonly look: ReportContext;
  readonly title: string;
  /** Without the ending. */
  readonly fileName: string;
};

/** Buttons that save the report as a file. */
export function FileButtons({ shown, look, title, fileName }: ReportFilesProps) {
  const { reports } = useOfficeMessages();
  const { isBusy, run } = useAction();
  const saveCsv = () => {
    const csv = writeCsv(exportRows(shown(), look), look.money.decimalSeparator);
    saveFile(new Blob([csv], { type: "text/csv;charset=utf-8" }), `${fileName}.csv`);
  };
  const saveSpreadsheet = () =>
    void run(async () => {
      const reply = shown();
      const sheet = { name: title, columns: reply.columns, money: look.money };
      const file = await createSpreadsheet(exportRows(reply, look), sheet).catch(
        (error: unknown) => {
          reportFault(error, "spreadsheet");
          return null;
        },
      );
      if (file === null) return networkError;
      saveFile(file, `${fileName}.xlsx`);
      return null;
    });
  return (
    <>
      <Button kind="plain" onClick={saveCsv}>
        {reports.saveCsv}
      </Button>
      <Button kind="plain" isBusy={isBusy} onClick={saveSpreadsheet}>
        {reports.saveSpreadsheet}
      </Button>
    </>
  );
}

type PrintButtonProps = Omit<ReportFilesProps, "fileName"> & {
  /** What the reader has to know, such as what the rows were searched for. */
  readonly notes: readonly string[];
};

/** Prints the rows that are shown, without the rest of the office. */
export function PrintButton({ shown, look, title, notes }: PrintButtonProps) {
  const { reports } = useOfficeMessages();
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => setIsPrinting(false);
    addEventListener("afterprint", end);
    print();
    return () => removeEventListener("afterprint", end);
  }, [isPrinting]);
  return (
    <>
      <Button kind="plain" onClick={() => setIsPrinting(true)}>
        {reports.print}
      </Button>
      {isPrinting && <PrintedReport paper={buildReportPaper(shown(), { title, notes }, look)} />}
    </>
  );
}
