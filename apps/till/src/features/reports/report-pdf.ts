import { sortableDateTimeText } from "@comanda/domain/time/date-text";
import type { Sheet } from "@comanda/paper/sheet";
import type { SheetFormatter } from "@comanda/paper/sheets/sheet-formatter";

import { locationOf, requireSession, currentWholeSecond, zoneOf } from "../order/index.ts";
import { paintPdf, pdfFileName } from "../paint-pdf/index.ts";

/** The PDF sent with the call that files a report. */
export type ReportFile = {
  readonly pdf: Uint8Array | null;
  readonly message: string;
  readonly fileName: string;
};

/** Paints a report on A4 pages. If the browser cannot, the report is filed without them. */
export async function makeReportFile(
  sheet: Sheet,
  { language }: Pick<SheetFormatter, "language">,
): Promise<ReportFile> {
  const { location, moment, station } = reportContext();
  const { fontFamily: family } = getComputedStyle(document.body);
  const title = `${sheet.title} - ${location}`;
  return {
    pdf: await paintPdf({ kind: "report", sheet, title, language, family }),
    message: title,
    fileName: pdfFileName([moment, sheet.title, location, station]),
  };
}

/** The minute, location and station for the file name: several shifts may end on one date. */
function reportContext() {
  const session = requireSession();
  const station = session.stations.find(({ id }) => id === session.user.station);
  return {
    moment: sortableDateTimeText(currentWholeSecond(), zoneOf(session)),
    location: locationOf(session).name,
    station: station?.name ?? "",
  };
}
