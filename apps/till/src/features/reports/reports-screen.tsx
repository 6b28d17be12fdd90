import { useRead } from "#records/use-read.ts";
import type { ReplyOf } from "@comanda/contract/call";
import { listReports, reportsPerPage } from "@comanda/contract/report";
import { fillTemplate } from "@comanda/domain/text/fill-template";
import { useState } from "react";
import { useLocation } from "wouter";

import { callApi } from "#api/call.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Choices } from "#ui/choices.tsx";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { useAction } from "../notice/index.ts";
import styles from "./reports-screen.module.css";
import type { SheetFormatter } from "@comanda/paper/sheets/sheet-formatter";
import { useSheetFormatter } from "./use-sheet-formatter.ts";

type Reports = ReplyOf<typeof listReports>;
type Kind = "all" | Reports[number]["kind"];

/** The reports filed at this location, newest first. */
export function ReportsScreen({ reference }: { readonly reference: Reference }) {
  const { shifts } = useAllMessages();
  useTitle(shifts.reports);
  const [, navigate] = useLocation();
  useEscape(() => navigate("/order"));
  const [kind, setKind] = useState<Kind>("all");
  const formatter = useSheetFormatter(reference);
  const asked = useRead(() => callApi(listReports, { query: queryOf(kind) }), kind);
  return (
    <Screen
      title={shifts.reports}
      aside={
        <Choices
          label={shifts.whichReports}
          value={kind}
          options={(["all", "shift", "day", "month"] as const).map((value) => ({
            value,
            name: shifts.kinds[value],
          }))}
          onChange={setKind}
        />
      }
    >
      {asked.state === "waiting" && <Waiting>{shifts.reportsLoading}</Waiting>}
      {asked.state === "failed" && <ReadFailure read={asked} />}
      {asked.state === "ready" && (
        <ReportList
          key={kind}
          kind={kind}
          first={asked.reply}
          words={formatter}
          onOpen={(id) => navigate(`/reports/${id}`)}
        />
      )}
    </Screen>
  );
}

function queryOf(kind: Kind) {
  return kind === "all" ? {} : { kind };
}

type ReportListProps = {
  readonly kind: Kind;
  readonly first: Reports;
  readonly words: SheetFormatter;
  readonly onOpen: (id: number) => void;
};

function ReportList({ kind, first, words: formatter, onOpen }: ReportListProps) {
  const { shifts } = useAllMessages();
  const [reports, setReports] = useState(first);
  const [mayHaveMore, setMayHaveMore] = useState(first.length === reportsPerPage);
  const { isBusy, run } = useAction();
  const last = reports.at(-1);
  if (last === undefined) return <Empty title={shifts.noReports} hint={shifts.noReportsHint} />;
  const handleMore = () =>
    void run(async () => {
      const older = await callApi(listReports, { query: { ...queryOf(kind), before: last.id } });
      if (!older.ok) return older.failure;
      setReports([...reports, ...older.reply]);
      setMayHaveMore(older.reply.length === reportsPerPage);
      return null;
    });
  return (
    <>
      <ul className={styles["list"]}>
        {reports.map((report) => (
          <li key={report.id}>
            <Button kind="choice" onClick={() => onOpen(report.id)}>
              <span className={styles["what"]}>
                {fillTemplate(formatter.texts.reportTitles[report.kind], { number: report.number })}
                <small>
                  {formatter.moment(report.createdDate)} · {formatter.staff(report.user)}
                </small>
              </span>
              <span className={styles["range"]}>{rangeOf(report, formatter)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {mayHaveMore && (
        <Button kind="plain" isBusy={isBusy} onClick={handleMore}>
          {shifts.more}
        </Button>
      )}
    </>
  );
}

function rangeOf({ from, to }: Reports[number], { day }: SheetFormatter): string {
  return from === null || to === null ? "" : `${day(from)} – ${day(to)}`;
}
