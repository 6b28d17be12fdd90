import { useRead } from "#records/use-read.ts";
import { readBookings } from "@comanda/contract/accounting";
import { datesOfPeriod, type PeriodName } from "@comanda/domain/owner-report/report-period";
import type { ReportDates } from "@comanda/domain/owner-report/select-report-days";
import { wireDate } from "@comanda/domain/time/wire-date";
import { useState } from "react";

import { callApi } from "#api/call.ts";
import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Screen } from "#ui/screen.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { ReportPeriodField } from "../office-reports/index.ts";
import { currentWorkDate, zoneOf } from "../order/index.ts";
import styles from "./accounting.module.css";
import { BookedDays } from "./booked-days.tsx";

type AccountingScreenProps = { readonly session: Session; readonly reference: Reference };

/** What work days are in the venue's books, as a table and as files for programs. */
export function AccountingScreen({ session, reference }: AccountingScreenProps) {
  const { accounting } = useOfficeMessages();
  useTitle(accounting.title);
  const [period, setPeriod] = useState<PeriodName | ReportDates>("last-7");
  const today = currentWorkDate(session);
  const dates = typeof period === "string" ? datesOfPeriod(period, today) : period;
  return (
    <Screen title={accounting.title}>
      <div className={styles["page"]}>
        <div className={styles["tools"]}>
          <ReportPeriodField period={period} dates={dates} onChange={setPeriod} />
        </div>
        <FetchedDays dates={dates} session={session} reference={reference} />
      </div>
    </Screen>
  );
}

type FetchedDaysProps = AccountingScreenProps & { readonly dates: ReportDates };

function FetchedDays({ dates, session, reference }: FetchedDaysProps) {
  const { accounting } = useOfficeMessages();
  const query = { from: wireDate(dates.from), to: wireDate(dates.to) };
  const request = useRead(
    async () => callApi(readBookings, { query }),
    `${query.from} ${query.to}`,
  );
  if (request.state === "waiting") return <Waiting>{accounting.loading}</Waiting>;
  if (request.state === "failed") return <ReadFailure read={request} />;
  const { moneyFormat } = reference;
  return <BookedDays reply={request.reply} money={moneyFormat} zone={zoneOf(session)} />;
}
