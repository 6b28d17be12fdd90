import { sortableDateTimeText } from "@comanda/domain/time/date-text";
import type { Sheet } from "@comanda/paper/sheet";
import type { SheetWords } from "@comanda/paper/sheets/sheet-words";

import { reportFault } from "#api/report-fault.ts";
import { scriptAddress } from "#device/script-address.ts";

import { locationOf, requireSession, wholeSecond, zoneOf } from "../order/index.ts";
import type { PagesAsked } from "./paint-pages.ts";
// oxlint-disable-next-line import/default -- the build makes it the address of that file
import painter from "./paint-pages.ts?worker&url";

/** What goes with the call that files a report. */
export type ReportPaper = {
  readonly pdf: Uint8Array | null;
  readonly message: string;
  readonly fileName: string;
};

/** Paints a report on pages of A4. Where a browser cannot, the report is filed without them. */
export async function reportPaper(
  sheet: Sheet,
  { language }: Pick<SheetWords, "language">,
): Promise<ReportPaper> {
  const { location, moment, station } = reportPlace();
  const { fontFamily: family } = getComputedStyle(document.body);
  const title = `${sheet.title} - ${location}`;
  return {
    pdf: await paintedPdf({ sheet, title, language, family }).catch(withoutPages),
    message: title,
    fileName: `${fileNameOf([moment, sheet.title, location, station])}.pdf`,
  };
}

function withoutPages(error: unknown): null {
  reportFault(error, "paint report");
  return null;
}

/** The minute, location and station of a report that is made now: several shifts may end on one date. */
function reportPlace() {
  const session = requireSession();
  const station = session.stations.find(({ id }) => id === session.user.station);
  return {
    // No file system minds a point in a name.
    moment: sortableDateTimeText(wholeSecond(), zoneOf(session)).replace(":", "."),
    location: locationOf(session).name,
    station: station?.name ?? "",
  };
}

/** What no file system takes in a name becomes a hyphen; the server keeps 250 characters of one. */
function fileNameOf(words: readonly string[]): string {
  const name = words.filter((word) => word !== "").join(" ");
  return name.replaceAll(/[\\/:*?"<>|]/g, "-").slice(0, 240);
}

/** Beside the screen, which goes on answering: whoever has seen the figures may leave while they are filed. */
async function paintedPdf(asked: PagesAsked): Promise<Uint8Array | null> {
  const thread = new Worker(scriptAddress(painter), { type: "module" });
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
