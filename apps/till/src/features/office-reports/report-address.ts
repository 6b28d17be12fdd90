import {
  ownerReportKinds,
  type OwnerReportKind,
} from "@comanda/domain/owner-report/report-columns";
import type { ReportDates } from "@comanda/domain/owner-report/select-report-days";
import { parseWireDate } from "@comanda/domain/time/wire-date";

type RequestedReport = { readonly kind: OwnerReportKind; readonly dates: ReportDates };

/** The report of an address such as /office/reports/hours/2026-11-24/2026-11-24; null if it names none. */
export function parseReportAddress(address: string): RequestedReport | null {
  const [wanted, first = "", last = ""] = address.split("/").slice(3);
  const kind = ownerReportKinds.find((each) => each === wanted);
  const [from, to] = [parseWireDate(first), parseWireDate(last)];
  return kind === undefined || from === null || to === null ? null : { kind, dates: { from, to } };
}
