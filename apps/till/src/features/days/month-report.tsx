import { printMonthReport } from "@comanda/contract/report";
import type { MonthSummaryReply } from "@comanda/contract/summary";
import type { SheetFormatter } from "@comanda/paper/sheets/sheet-formatter";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { write } from "#records/write.ts";
import { Button } from "#ui/button.tsx";

import { showFailure } from "../notice/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";
import { FiguresScreen, monthSheet, makeReportFile, useSheetFormatter } from "../reports/index.ts";

type MonthReportProps = {
  readonly reference: Reference;
  readonly summary: MonthSummaryReply;
  readonly onBack: () => void;
};

/** The figures of a month; they are filed as soon as they are shown. */
export function MonthReport({ reference, summary, onBack }: MonthReportProps) {
  const { shifts, ok } = useAllMessages();
  const [, navigate] = useLocation();
  const formatter = useSheetFormatter(reference);
  const number = useFiledReportNumber(summary, formatter);
  return (
    <FiguresScreen
      sheet={monthSheet(summary, formatter)}
      onBack={onBack}
      actions={
        <>
          <Button kind="plain" onClick={onBack}>
            {shifts.back}
          </Button>
          <Button kind="next" onClick={() => navigate("/order")}>
            {ok}
          </Button>
        </>
      }
    >
      <output>{number === null ? "" : shifts.keptAs(number)}</output>
    </FiguresScreen>
  );
}

/** The number of the filed report, once it is filed; filed once each time the figures are shown. */
function useFiledReportNumber(
  summary: MonthSummaryReply,
  formatter: SheetFormatter,
): number | null {
  const [number, setNumber] = useState<number | null>(null);
  const isFiled = useRef(false);
  useEffect(() => {
    if (isFiled.current) return;
    isFiled.current = true;
    const file = async () => {
      const { pdf, ...paper } = await makeReportFile(monthSheet(summary, formatter), formatter);
      const outcome = await write(
        printMonthReport,
        { query: paperQuery(), body: { summary: JSON.stringify(summary), ...paper } },
        pdf,
      );
      if (!outcome.ok) {
        showFailure(outcome.failure);
        return;
      }
      setNumber(outcome.reply.reportNumber);
      void deliverPapers(outcome.reply);
    };
    void file();
  }, [summary, formatter]);
  return number;
}
