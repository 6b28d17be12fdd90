import type { ReplyOf } from "@comanda/contract/call";
import { useRead } from "#records/use-read.ts";
import { openReportRow, readOwnerReport } from "@comanda/contract/owner-report";
import { wireDate } from "@comanda/domain/time/wire-date";
import { useMemo } from "react";
import { useLocation } from "wouter";

import { callApi } from "#api/call.ts";
import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useLanguages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Screen } from "#ui/screen.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { currentWorkDate, zoneOf } from "../order/index.ts";
import { OpenedBill } from "./opened-bill.tsx";
import styles from "./owner-reports.module.css";
import {
  datesOfView,
  parseReportAddress,
  reportAddress,
  type ReportView,
} from "./report-address.ts";
import { ReportResult } from "./report-result.tsx";
import { ReportTools } from "./report-tools.tsx";
import { useSearchText } from "./use-search-text.ts";

type OwnerReportsProps = { readonly session: Session; readonly reference: Reference };

/** Reports for any period, each row of which opens what it is made of. The address says what is shown. */
export function OwnerReports({ session, reference }: OwnerReportsProps) {
  const { reports } = useOfficeMessages();
  useTitle(reports.title);
  const [path, navigate] = useLocation();
  const search = useSearchText();
  const view = useMemo(() => parseReportAddress(path, search), [path, search]);
  const { dates, compared } = datesOfView(view, currentWorkDate(session));
  const look = useLook(session, reference);
  const show = (next: ReportView, isTyping = false) =>
    navigate(reportAddress(next), { replace: isTyping });
  return (
    <Screen title={reports.title}>
      <div className={styles["page"]}>
        <ReportTools view={view} dates={dates} compared={compared} onChange={show} />
        <ReportForm
          view={view}
          query={{
            from: wireDate(dates.from),
            to: wireDate(dates.to),
            ...(compared !== null && {
              compareFrom: wireDate(compared.from),
              compareTo: wireDate(compared.to),
            }),
          }}
          look={look}
          onShow={show}
        />
        {view.bill !== null && <OpenedBill id={view.bill} view={view} reference={reference} />}
      </div>
    </Screen>
  );
}

type Query = {
  readonly from: string;
  readonly to: string;
  readonly compareFrom?: string;
  readonly compareTo?: string;
};

type ReportFormProps = {
  readonly view: ReportView;
  readonly query: Query;
  readonly look: ReturnType<typeof useLook>;
  readonly onShow: (view: ReportView) => void;
};

function ReportForm({ view, query, look, onShow }: ReportFormProps) {
  const { reports } = useOfficeMessages();
  const { kind, opened } = view;
  const question = JSON.stringify([kind, opened, query]);
  const request = useRead<ReplyOf<typeof readOwnerReport | typeof openReportRow>>(
    async () =>
      opened === null
        ? callApi(readOwnerReport, { params: { kind }, query })
        : callApi(openReportRow, { params: opened, query }),
    question,
  );
  if (request.state === "waiting") return <Waiting>{reports.loading}</Waiting>;
  if (request.state === "failed") return <ReadFailure read={request} />;
  return (
    <ReportResult key={question} view={view} reply={request.reply} look={look} onShow={onShow} />
  );
}

/** How the venue and the language format figures and days. */
function useLook(session: Session, reference: Reference) {
  const { reports } = useOfficeMessages();
  const { tag } = useLanguages().language;
  return useMemo(
    () => ({ texts: reports, money: reference.moneyFormat, zone: zoneOf(session), tag }),
    [reports, reference, session, tag],
  );
}
