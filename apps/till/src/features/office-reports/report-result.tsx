import { kindOf, type OwnerReportKind } from "@comanda/domain/owner-report/report-columns";
import { rowTargets } from "@comanda/domain/owner-report/row-targets";
import { id } from "@comanda/domain/id";
import { parseWireDate } from "@comanda/domain/time/wire-date";
import { useState } from "react";
import { Link, useLocation } from "wouter";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { freshView } from "#ui/data-table.tsx";
import { Empty } from "#ui/empty.tsx";
import { PreviousIcon } from "#ui/icons.tsx";

import { columnAt } from "./chart-data.ts";
import { openedFromList } from "./opened-bill.tsx";
import styles from "./owner-reports.module.css";
import { reportAddress, type ReportView } from "./report-address.ts";
import { ReportChart } from "./report-chart.tsx";
import { FileButtons, PrintButton } from "./report-files.tsx";
import { ReportTable } from "./report-table.tsx";
import {
  countText,
  openedName,
  spanText,
  type ReportContext,
  type ReportReply,
} from "./report-texts.ts";
import { isCut, shownReport } from "./shown-rows.ts";

type ReportResultProps = {
  readonly view: ReportView;
  readonly reply: ReportReply;
  readonly look: ReportContext;
  readonly onShow: (view: ReportView) => void;
};

/** A report with its chart above its table, and buttons to save and print it. */
export function ReportResult({ view, reply, look, onShow }: ReportResultProps) {
  const { reports, parts } = useOfficeMessages();
  const [, navigate] = useLocation();
  const kind = kindOf(reply);
  const title = titleOf(view, reply, look);
  const days = spanText(reply);
  const [table, setTable] = useState(freshView);
  const searched = table.typed.trim();
  const notes = [
    ...(reply.compared === null ? [] : [reports.comparedWith(spanText(reply.compared))]),
    ...(searched === "" ? [] : [`${parts.table.search}: ${searched}`]),
  ];
  const shown = () => shownReport(reply, look, searched);
  const handleOpen = (index: number) => {
    const next = openRow(view, reply, index);
    if (next === null) return;
    if (next.bill === null) onShow(next);
    else navigate(reportAddress(next), { state: openedFromList });
  };
  return (
    <>
      <div className={styles["ways"]}>
        <Heading view={view} title={title} days={days} reply={reply} />
        {reply.rows.length > 0 && (
          <>
            <FileButtons
              shown={shown}
              look={look}
              title={title}
              fileName={`${view.opened?.by ?? view.kind} ${reply.from} ${reply.to}`}
            />
            <PrintButton shown={shown} look={look} title={`${title}, ${days}`} notes={notes} />
          </>
        )}
      </div>
      {reply.rows.length === 0 ? (
        <Empty title={reports.noSales} hint={reports.noSalesHint} />
      ) : (
        <>
          {kind !== null && (
            <ReportChart kind={kind} reply={reply} look={look} title={title} onOpen={handleOpen} />
          )}
          {isCut(reply) && <CutNote reply={reply} look={look} isSearched={searched !== ""} />}
          <div className={styles["table"]}>
            <ReportTable
              reply={reply}
              look={look}
              title={title}
              view={table}
              onView={setTable}
              onOpen={handleOpen}
            />
          </div>
        </>
      )}
    </>
  );
}

type CutNoteProps = {
  readonly reply: ReportReply;
  readonly look: ReportContext;
  readonly isSearched: boolean;
};

/** Says which rows are not here, and what that means for the totals. */
function CutNote({ reply, look, isSearched }: CutNoteProps) {
  const { cut, cutSearch } = look.texts;
  const [here, all] = [reply.rows.length, reply.count].map((count) => countText(count, look));
  return <p>{(isSearched ? cutSearch : cut)(here ?? "", all ?? "")}</p>;
}

type HeadingProps = {
  readonly view: ReportView;
  readonly title: string;
  readonly days: string;
  readonly reply: ReportReply;
};

/** What is shown, of which days, and the way up from an opened row. */
function Heading({ view, title, days, reply }: HeadingProps) {
  const { reports } = useOfficeMessages();
  return (
    <div className={styles["heading"]}>
      {view.opened !== null && (
        <Link className={styles["up"]} href={reportAddress({ ...view, opened: null, bill: null })}>
          <PreviousIcon />
          {reports.kinds[view.kind]}
        </Link>
      )}
      <h2 className={styles["days"]}>{view.opened === null ? days : `${title}, ${days}`}</h2>
      {reply.compared !== null && (
        <p className={styles["quiet"]}>{reports.comparedWith(spanText(reply.compared))}</p>
      )}
    </div>
  );
}

function titleOf(view: ReportView, reply: ReportReply, look: ReportContext): string {
  if (!("by" in reply) || view.opened === null) return look.texts.kinds[view.kind];
  return openedName(reply, view.opened.key, look);
}

/** What a row opens: its paper, the hours of a day, or what it is made of; null if nothing. */
function openRow(view: ReportView, reply: ReportReply, index: number): ReportView | null {
  const key = reply.keys[index] ?? null;
  if (key === null) return null;
  const target = targetOf(reply);
  if (target === "none") return null;
  if (target === "bill") return { ...view, bill: id<"bill">(Number(key)) };
  if (target === "day") {
    const day = parseWireDate(key);
    if (day === null) return null;
    // The hours are compared with those of the day that this one is compared with.
    const other = parseWireDate(String(columnAt(reply, "earlierDay").cellOf(reply.rows[index])));
    const comparison = other === null ? null : { from: other, to: other };
    return { ...view, kind: "hours", period: { from: day, to: day }, comparison, opened: null };
  }
  return { ...view, opened: { by: target, key } };
}

function targetOf(reply: ReportReply): (typeof rowTargets)[OwnerReportKind] {
  const kind = kindOf(reply);
  return kind === null ? "bill" : rowTargets[kind];
}
