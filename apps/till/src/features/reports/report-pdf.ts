import { maximumPdfBytes } from "@comanda/contract/call";
import { wireDate } from "@comanda/domain/time/date-text";
import { localTime } from "@comanda/domain/time/local-time";
import { imagePdf, type PdfPage } from "@comanda/paper/image-pdf";
import type { Layout } from "@comanda/paper/layout";
import { cssFont } from "@comanda/paper/paper-font";
import type { Sheet } from "@comanda/paper/sheet";
import { a4, layoutSheetPages } from "@comanda/paper/sheet-pages";
import type { TextStyle } from "@comanda/paper/text-style";

import { locationOf, requireSession, wholeSecond, zoneOf } from "../order/index.ts";
import { loadPaperFonts } from "../paper-font/index.ts";
import type { SheetWords } from "@comanda/paper/sheets/sheet-words";

/** A report is mostly white: below this, letters begin to fray. */
const jpegQuality = 0.75;

/** What goes with the call that files a report. */
export type ReportPaper = {
  readonly pdf: Uint8Array | null;
  readonly message: string;
  readonly fileName: string;
};

/** Paints a report on pages of A4. Where a browser cannot, the report is filed without them. */
export async function reportPaper(sheet: Sheet, words: SheetWords): Promise<ReportPaper> {
  const { location, date, station } = reportPlace();
  return {
    pdf: await paintedPdf(sheet, words).catch(() => null),
    message: `${sheet.title} - ${location}`,
    fileName: `${date} ${location} ${station}.pdf`,
  };
}

/** The date, location and station of a report that is made now. */
function reportPlace() {
  const session = requireSession();
  const station = session.stations.find(({ id }) => id === session.user.station);
  return {
    date: wireDate(localTime(wholeSecond(), zoneOf(session))),
    location: locationOf(session).name,
    station: station?.name ?? "",
  };
}

async function paintedPdf(sheet: Sheet, { texts }: SheetWords): Promise<Uint8Array | null> {
  // The same report on every device; where the font of the papers cannot be fetched, in the device's own.
  await loadPaperFonts().catch(() => undefined);
  const family = getComputedStyle(document.body).fontFamily;
  const fontOf = (style: TextStyle) => `${cssFont(style)}, ${family}`;
  const { context: ruler } = blankPage();
  const measure = (text: string, style: TextStyle) => {
    ruler.font = fontOf(style);
    return ruler.measureText(text).width;
  };
  const pages = layoutSheetPages(sheet, measure, { position: texts.pagePosition });
  const pdf = imagePdf(await Promise.all(pages.map((page) => paintedPage(page, fontOf))));
  return pdf.length <= maximumPdfBytes ? pdf : null;
}

async function paintedPage(
  { pieces }: Layout,
  fontOf: (style: TextStyle) => string,
): Promise<PdfPage> {
  const { canvas, context } = blankPage();
  for (const piece of pieces) {
    const { xDots, yDots, widthDots, heightDots } = piece;
    if (piece.kind === "rule") {
      context.fillStyle = "dimgray";
      context.fillRect(xDots, yDots, widthDots, heightDots);
    } else {
      context.fillStyle = "black";
      context.font = fontOf(piece.style);
      // Marks of Thai stand above and below: letters sit a little lower than the middle of their line.
      context.fillText(piece.text, xDots, yDots + heightDots * 0.72);
    }
  }
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: jpegQuality });
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), ...a4 };
}

function blankPage() {
  const canvas = new OffscreenCanvas(a4.widthDots, a4.heightDots);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser does not paint");
  context.fillStyle = "white";
  context.fillRect(0, 0, a4.widthDots, a4.heightDots);
  return { canvas, context };
}
