import { useMemo } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { DataTable } from "#ui/data-table.tsx";

import { totalTexts } from "./report-sheet.ts";
import {
  cellText,
  columnTitle,
  isNumberColumn,
  type ReportContext,
  type ReportReply,
} from "./report-texts.ts";
import { tableColumns } from "./table-columns.ts";

type Row = { readonly index: number; readonly cells: ReportReply["rows"][number] };

type ReportTableProps = {
  readonly reply: ReportReply;
  readonly look: ReportContext;
  readonly title: string;
  /** Opens a row by its place. */
  readonly onOpen: (index: number) => void;
};

const rowIndex = ({ index }: Row) => index;

/** The rows of a report, each of which opens what it is made of. */
export function ReportTable({ reply, look, title, onOpen }: ReportTableProps) {
  const { parts } = useOfficeMessages();
  const rows = useMemo(() => reply.rows.map((cells, index) => ({ index, cells })), [reply]);
  const columns = useMemo(
    () =>
      tableColumns(reply).map(({ column, at, ...sizes }) => ({
        key: column.key,
        title: columnTitle(column, look),
        text: ({ cells }: Row) => cellText(cells[at] ?? null, column, look),
        ...((isNumberColumn(column) || column.kind === "weekday") && {
          isNumber: column.kind !== "weekday",
          order: ({ cells }: Row) => Number(cells[at] ?? Number.NEGATIVE_INFINITY),
        }),
        ...((column.kind === "moment" || column.kind === "date") && {
          order: ({ cells }: Row) => String(cells[at] ?? ""),
        }),
        ...sizes,
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
      onOpen={({ index }) => onOpen(index)}
      opens={({ index }) => reply.keys[index] !== null}
    />
  );
}
