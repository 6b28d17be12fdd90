import { useCallback, useMemo } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { DataTable, type TableView } from "#ui/data-table.tsx";

import { totalTexts } from "./report-paper.ts";
import type { ReportContext, ReportReply } from "./report-texts.ts";
import { columnsForTable, rowsOf, totalsOfShown, type ShownRow } from "./shown-rows.ts";

type ReportTableProps = {
  readonly reply: ReportReply;
  readonly look: ReportContext;
  readonly title: string;
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  /** Opens a row by its place. */
  readonly onOpen: (index: number) => void;
};

const rowIndex = ({ index }: ShownRow) => index;

/** The rows of a report, each of which opens what it is made of. */
export function ReportTable({ reply, look, title, view, onView, onOpen }: ReportTableProps) {
  const { parts } = useOfficeMessages();
  const rows = useMemo(() => rowsOf(reply), [reply]);
  const columns = useMemo(() => columnsForTable(reply, look), [reply, look]);
  const totalsOf = useCallback(
    (shown: readonly ShownRow[]) => {
      const totals = totalsOfShown(reply, shown);
      if (totals.every((total) => total === null)) return undefined;
      const sums = totalTexts({ columns: reply.columns, totals }, look.texts.total, look);
      return Object.fromEntries(reply.columns.map(({ key }, at) => [key, sums[at] ?? ""]));
    },
    [reply, look],
  );
  return (
    <DataTable
      label={title}
      texts={parts.table}
      rows={rows}
      keyOf={rowIndex}
      columns={columns}
      view={view}
      onView={onView}
      totalsOf={totalsOf}
      onOpen={({ index }) => onOpen(index)}
      opens={({ index }) => reply.keys[index] !== null}
    />
  );
}
