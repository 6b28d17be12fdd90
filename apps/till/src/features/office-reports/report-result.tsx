import { writeCsv } from "@comanda/domain/text/csv";
import { parseWireDate } from "@comanda/domain/time/wire-date";
import { dateText } from "@comanda/domain/time/date-time-text";
import { useEffect, useMemo, useState } from "react";

import { reportFault } from "#api/report-fault.ts";
import { networkError } from "#api/failure.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { Bars } from "#ui/bars.tsx";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Empty } from "#ui/empty.tsx";

import { useAction } from "../notice/index.ts";
import { saveFile } from "../paint-pdf/index.ts";
import { ReportView } from "../reports/index.ts";
import styles from "./owner-reports.module.css";
import { exportRows, createSpreadsheet } from "./report-export.ts";
import { buildReportBars, buildReportSheet, totalTexts } from "./report-sheet.ts";
import {
  cellText,
  isNumberColumn,
  columnTitle,
  type ReportContext,
  type OwnerReportReply,
} from "./report-texts.ts";

type ReportResultProps = { readonly reply: OwnerReportReply; readonly look: ReportContext };

/** A report with its chart, and buttons to export and print it. */
export function ReportResult({ reply, look }: ReportResultProps) {
  const { reports } = useOfficeMessages();
  if (reply.rows.length === 0) return <Empty title={reports.noSales} hint={reports.noSalesHint} />;
  const title = reports.kinds[reply.kind];
  const days = daysText(reply);
  const bars = buildReportBars(reply, look);
  return (
    <>
      <div className={styles["ways"]}>
        <p className={styles["days"]}>{days}</p>
        <FileButtons reply={reply} look={look} title={title} />
        <PrintButton reply={reply} look={look} title={`${title}, ${days}`} />
      </div>
      <div className={styles["result"]} data-picture={bars.length > 0}>
        <ReportTable reply={reply} look={look} title={title} />
        {bars.length > 0 && (
          <div className={styles["picture"]}>
            <Bars label={title} bars={bars} />
          </div>
        )}
      </div>
    </>
  );
}

function daysText({ from, to }: OwnerReportReply): string {
  const [first, last] = [from, to].map((wire) => {
    const date = parseWireDate(wire);
    return date === null ? wire : dateText(date);
  });
  return first === last ? String(first) : `${first} – ${last}`;
}

type ReportTableProps = ReportResultProps & { readonly title: string };
type Row = { readonly index: number; readonly cells: OwnerReportReply["rows"][number] };

const rowIndex = ({ index }: Row) => index;

function ReportTable({ reply, look, title }: ReportTableProps) {
  const { parts } = useOfficeMessages();
  const rows = useMemo(() => reply.rows.map((cells, index) => ({ index, cells })), [reply]);
  const columns = useMemo(
    () =>
      reply.columns.map((column, at) => ({
        key: column.key,
        title: columnTitle(column, look),
        text: ({ cells }: Row) => cellText(cells[at] ?? null, column, look),
        ...(isNumberColumn(column) && {
          isNumber: true,
          order: ({ cells }: Row) => Number(cells[at] ?? 0),
        }),
        ...(column.kind === "moment" && { order: ({ cells }: Row) => String(cells[at] ?? "") }),
        isSecondary: secondaryColumns[reply.kind].has(column.key),
        isForWideScreens: wideColumns[reply.kind]?.has(column.key) === true,
      })),
    [reply, look],
  );
  const totals = useMemo(() => {
    const sums = totalTexts(reply, look);
    return Object.fromEntries(reply.columns.map(({ key }, at) => [key, sums[at] ?? ""]));
  }, [reply, look]);
  const hasTotals = reply.totals.some((total) => total !== null);
  return (
    <DataTable
      label={title}
      texts={parts.table}
      rows={rows}
      keyOf={rowIndex}
      columns={columns}
      {...(hasTotals && { totals })}
    />
  );
}

const noColumns: ReadonlySet<string> = new Set();
const secondaryInSales = new Set(["category", "credited", "share"]);
const secondaryInPayments = new Set(["guests", "amount", "tax"]);

/** Columns that a phone has no room for. */
const secondaryColumns: Readonly<Record<OwnerReportReply["kind"], ReadonlySet<string>>> = {
  articles: secondaryInSales,
  categories: new Set(["quantity", "credited", "share"]),
  staff: new Set(["credited", "share"]),
  hours: secondaryInPayments,
  stations: secondaryInPayments,
  "pay-types": new Set(["received", "change", "share"]),
  promotions: new Set(["list", "afterDiscounts"]),
  voids: new Set(["at", "what", "quantity", "staff"]),
  reprints: new Set(["station"]),
  commissions: noColumns,
  stock: new Set(["before", "delivered", "used", "givenBack", "corrected"]),
};

const wideInPayments = new Set(["afterDiscounts", "charges", "share"]);

/** Columns that only a wide screen has room for. */
const wideColumns: Readonly<Partial<Record<OwnerReportReply["kind"], ReadonlySet<string>>>> = {
  hours: wideInPayments,
  stations: wideInPayments,
};

function FileButtons({ reply, look, title }: ReportTableProps) {
  const { reports } = useOfficeMessages();
  const { isBusy, run } = useAction();
  const name = `${reply.kind} ${reply.from} ${reply.to}`;
  const saveCsv = () => {
    const csv = writeCsv(exportRows(reply, look), look.money.decimalSeparator);
    saveFile(new Blob([csv], { type: "text/csv;charset=utf-8" }), `${name}.csv`);
  };
  const saveSpreadsheet = () =>
    void run(async () => {
      const sheet = { name: title, columns: reply.columns };
      const file = await createSpreadsheet(exportRows(reply, look), sheet).catch(
        (error: unknown) => {
          reportFault(error, "spreadsheet");
          return null;
        },
      );
      if (file === null) return networkError;
      saveFile(file, `${name}.xlsx`);
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

/** Prints all rows, without the rest of the office. */
function PrintButton({ reply, look, title }: ReportTableProps) {
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
      {isPrinting && (
        <div className={styles["paper"]}>
          <ReportView sheet={buildReportSheet(reply, title, look)} />
        </div>
      )}
    </>
  );
}
