import { readOwnerReport } from "@comanda/contract/owner-report";
import {
  ownerReportKinds,
  type OwnerReportKind,
} from "@comanda/domain/owner-report/report-columns";
import {
  requireDatesInOrder,
  type ReportDates as Dates,
} from "@comanda/domain/owner-report/select-report-days";
import type { CalendarDate } from "@comanda/domain/time/calendar";
import { parseWireDateTime, wireDate } from "@comanda/domain/time/wire-date";
import { dateText } from "@comanda/domain/time/date-time-text";
import { parseDateText } from "@comanda/domain/time/typed-date";
import { localTime } from "@comanda/domain/time/local-time";
import { useMemo, useState } from "react";
import { useLocation } from "wouter";

import { callApi } from "#api/call.ts";
import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Screen } from "#ui/screen.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { FailureMessage } from "../failure/index.ts";
import { openDay, currentWholeSecond, zoneOf } from "../order/index.ts";
import { useRequest } from "../reports/index.ts";
import styles from "./owner-reports.module.css";
import { ReportDates, type TypedDates } from "./report-dates.tsx";
import { ReportResult } from "./report-result.tsx";
import { datesOfPeriod, type PeriodName } from "./report-period.ts";
import { parseReportAddress } from "./report-address.ts";

type OwnerReportsProps = { readonly session: Session; readonly reference: Reference };

/** Sales reports for any period. */
export function OwnerReports({ session, reference }: OwnerReportsProps) {
  const { reports } = useOfficeMessages();
  useTitle(reports.title);
  const [address] = useLocation();
  const [asked] = useState(() => parseReportAddress(address));
  const [kind, setKind] = useState<OwnerReportKind>(asked?.kind ?? "articles");
  const [span, setSpan] = useState<PeriodName>(asked === null ? "today" : "own");
  const [typed, setTyped] = useState<TypedDates>(() => {
    const { from, to } = asked?.dates ?? datesOfPeriod("month", currentWorkDate(session));
    return { from: dateText(from), to: dateText(to) };
  });
  const chosen = span === "own" ? parseDates(typed) : datesOfPeriod(span, currentWorkDate(session));
  const problem = typeof chosen === "string" ? chosen : null;
  return (
    <Screen title={reports.title}>
      <div className={styles["page"]}>
        <div className={styles["tools"]}>
          <SelectField
            label={reports.which}
            icon={null}
            value={kind}
            options={ownerReportKinds.map((value) => ({ value, name: reports.kinds[value] }))}
            onChange={setKind}
          />
          <ReportDates
            span={span}
            typed={typed}
            problem={problem}
            onSpan={setSpan}
            onType={setTyped}
          />
        </div>
        {typeof chosen !== "string" && (
          <ReportForm kind={kind} dates={chosen} session={session} reference={reference} />
        )}
      </div>
    </Screen>
  );
}

type ReportFormProps = OwnerReportsProps & {
  readonly kind: OwnerReportKind;
  readonly dates: Dates;
};

function ReportForm({ kind, dates, session, reference }: ReportFormProps) {
  const { reports } = useOfficeMessages();
  const query = { from: wireDate(dates.from), to: wireDate(dates.to) };
  const question = `${kind} ${query.from} ${query.to}`;
  const request = useRequest(() => callApi(readOwnerReport, { params: { kind }, query }), question);
  const look = useMemo(
    () => ({ texts: reports, money: reference.moneyFormat, zone: zoneOf(session) }),
    [reports, reference, session],
  );
  if (request.state === "waiting") return <Waiting>{reports.loading}</Waiting>;
  if (request.state === "failed") return <FailureMessage failure={request.failure} />;
  return <ReportResult key={question} reply={request.reply} look={look} />;
}

/** The date on which the current work day began, or else the date in the venue's time zone. */
function currentWorkDate(session: Session): CalendarDate {
  const day = openDay();
  const began = day === null ? null : parseWireDateTime(day.startTime);
  const { year, month, day: ofMonth } = localTime(began ?? currentWholeSecond(), zoneOf(session));
  return { year, month, day: ofMonth };
}

/** Parses the typed dates, or returns which one is wrong. */
function parseDates(typed: TypedDates): Dates | "from" | "to" | "order" {
  const [from, to] = [parseDateText(typed.from), parseDateText(typed.to)];
  if (from === null) return "from";
  if (to === null) return "to";
  return requireDatesInOrder({ from, to }) === null ? { from, to } : "order";
}
