import { pdfObjects, pdfText, type PdfObjects } from "./pdf-objects.ts";
import { writeTextLayer, type PlacedText, type TextLayer } from "./pdf-text-layer.ts";

export type PdfPage = {
  /** The whole page as a JPEG. */
  readonly jpeg: Uint8Array;
  readonly widthDots: number;
  readonly heightDots: number;
  /** Gives the page the size of its picture; without it, the picture fills a page of A4. */
  readonly dotsPerInch?: number;
  /** The texts in the picture, so that it can be searched. */
  readonly texts: readonly PageText[];
};

/** A text and its box in the picture, in dots from the upper left corner. */
export type PageText = {
  readonly text: string;
  readonly xDots: number;
  readonly yDots: number;
  readonly widthDots: number;
  readonly heightDots: number;
};

export type PdfMetadata = {
  readonly title: string;
  /** A BCP 47 tag: `th-TH`. */
  readonly language: string;
};

type PageSize = { readonly width: number; readonly height: number };

/** A4 in points. */
const a4Size: PageSize = { width: 595.28, height: 841.89 };
const pointsPerInch = 72;

/** In points. */
function sizeOf({ widthDots, heightDots, dotsPerInch }: PdfPage): PageSize {
  if (dotsPerInch === undefined) return a4Size;
  const points = (dots: number) => Math.round((dots * pointsPerInch * 100) / dotsPerInch) / 100;
  return { width: points(widthDots), height: points(heightDots) };
}

/**
 * A PDF of pages that are each a single picture, so that every script looks exactly as painted, with the text in
 * an invisible layer on top.
 */
export function imagePdf(pages: readonly PdfPage[], about: PdfMetadata): Uint8Array<ArrayBuffer> {
  const objects = pdfObjects();
  const catalogue = objects.reserve();
  const tree = objects.reserve();
  const information = objects.reserve();
  const layer = writeTextLayer(
    objects,
    pages.flatMap(({ texts }) => texts.map(({ text }) => text)),
  );
  const kids = pages.map((page) => writePage(objects, page, tree, layer));
  objects.write(
    catalogue,
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${about.language}) ` +
      `/ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  objects.write(
    tree,
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] /Count ${pages.length} >>`,
  );
  objects.write(information, `<< /Title ${pdfText(about.title)} /Producer (Comanda) >>`);
  return objects.file(catalogue, information);
}

function writePage(objects: PdfObjects, page: PdfPage, tree: number, layer: TextLayer): number {
  const number = objects.reserve();
  const contents = objects.reserve();
  const picture = objects.reserve();
  const { width, height } = sizeOf(page);
  const resources = `<< /XObject << /Page ${picture} 0 R >> /Font << ${layer.fonts} >> >>`;
  objects.write(
    number,
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] ` +
      `/Contents ${contents} 0 R /Resources ${resources} >>`,
  );
  const paint = `q ${width} 0 0 ${height} 0 0 cm /Page Do Q\n`;
  objects.writeStream(contents, "", paint + layer.cover(page.texts.map(placedOn(page))));
  objects.writeStream(
    picture,
    `/Type /XObject /Subtype /Image /Width ${page.widthDots} /Height ${page.heightDots} ` +
      `/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    page.jpeg,
  );
  return number;
}

/** Letters fill about three quarters of their line, and their baseline is about a quarter of the way up. */
const letterShare = 0.75;
const baselineShare = 0.28;

function placedOn(page: PdfPage): (text: PageText) => PlacedText {
  const size = sizeOf(page);
  const wide = size.width / page.widthDots;
  const high = size.height / page.heightDots;
  return ({ text, xDots, yDots, widthDots, heightDots }) => ({
    text,
    x: xDots * wide,
    y: size.height - (yDots + heightDots * (1 - baselineShare)) * high,
    width: widthDots * wide,
    height: heightDots * letterShare * high,
  });
}
