import { sortableDateTimeText } from "@comanda/domain/time/date-text";
import type { Sheet } from "@comanda/paper/sheet";
import type { SheetFormatter } from "@comanda/paper/sheets/sheet-formatter";

import { reportFault } from "#api/report-fault.ts";
import { trustedScriptUrl } from "#device/trusted-script-url.ts";

import { locationOf, requireSession, currentWholeSecond, zoneOf } from "../order/index.ts";
import type { PaintRequest } from "./paint-pages.ts";
// oxlint-disable-next-line import/default -- the build turns the import into that file's URL
import painter from "./paint-pages.ts?worker&url";

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
    pdf: await paintPdfInWorker({ sheet, title, language, family }).catch(reportPaintFault),
    message: title,
    fileName: `${fileNameOf([moment, sheet.title, location, station])}.pdf`,
  };
}

function reportPaintFault(error: unknown): null {
  reportFault(error, "paint report");
  return null;
}

/** The minute, location and station for the file name: several shifts may end on one date. */
function reportContext() {
  const session = requireSession();
  const station = session.stations.find(({ id }) => id === session.user.station);
  return {
    // A point is allowed in file names everywhere; a colon is not.
    moment: sortableDateTimeText(currentWholeSecond(), zoneOf(session)).replace(":", "."),
    location: locationOf(session).name,
    station: station?.name ?? "",
  };
}

/** Replaces characters that file systems do not allow with a hyphen; the server stores up to 250 characters. */
function fileNameOf(words: readonly string[]): string {
  const name = words.filter((word) => word !== "").join(" ");
  return name.replaceAll(/[\\/:*?"<>|]/g, "-").slice(0, 240);
}

/** Paints in a worker, so that the screen stays responsive and the user may leave it while the report is filed. */
async function paintPdfInWorker(asked: PaintRequest): Promise<Uint8Array | null> {
  const thread = new Worker(trustedScriptUrl(painter), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array | null>();
  thread.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") reject(new Error(data));
    else resolve(data instanceof Uint8Array ? data : null);
  });
  thread.addEventListener("error", () => reject(new Error("There is no painter")));
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
    thread.postMessage(asked);
    return await promise;
  } finally {
    thread.terminate();
  }
}
