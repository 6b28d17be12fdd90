import { fillTemplate } from "@comanda/domain/text/fill-template";
import type { Language } from "@comanda/domain/venue/settings";
import type { PdfPage } from "@comanda/paper/image-pdf";
import type { Layout } from "@comanda/paper/layout";
import { sheetTexts } from "@comanda/paper/messages/sheets/sheet-texts";
import { cssFont } from "@comanda/paper/paper-font";
import { layoutPriceListPages } from "@comanda/paper/price-list/layout-price-list";
import type { PriceList } from "@comanda/paper/price-list/price-list";
import { a4 } from "@comanda/paper/sheet-pages";
import type { TextStyle } from "@comanda/paper/text-style";

import type { PictureFile } from "./picture-file.ts";

export type PriceListToPaint = {
  readonly kind: "price-list";
  readonly title: string;
  readonly language: Language;
  readonly list: PriceList;
  /** By their hashes. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** The device's own font family. */
  readonly family: string;
  /** Only its first page is wanted, as a JPEG. */
  readonly isPreview: boolean;
};

type Context = OffscreenCanvasRenderingContext2D;

/** Up to here a list is painted with 300 dots per inch; longer ones with 150, or they would take too long. */
const finePages = 16;

export async function paintPriceList(
  context: Context,
  { list, language, pictures, family, isPreview }: PriceListToPaint,
  jpegOf: (context: Context) => Promise<Uint8Array>,
): Promise<readonly PdfPage[]> {
  const fontOf = (style: TextStyle) => `${cssFont(style)}, ${family}`;
  const measure = (text: string, style: TextStyle) => {
    context.font = fontOf(style);
    return context.measureText(text).width;
  };
  const position = (page: number, pages: number) =>
    fillTemplate(sheetTexts[language].pagePosition, { page, pages });
  const layouts = layoutPriceListPages(list, measure, { position });
  const wanted = isPreview ? layouts.slice(0, 1) : layouts;
  const scale = wanted.length > finePages || isPreview ? 1 : 2;
  const images = await decodePictures(wanted, pictures);
  const { canvas } = context;
  const size = { widthDots: scale * a4.widthDots, heightDots: scale * a4.heightDots };
  const pages: PdfPage[] = [];
  for (const layout of wanted) {
    // Setting the size also resets the scale.
    canvas.width = size.widthDots;
    canvas.height = size.heightDots;
    context.scale(scale, scale);
    paintPage(context, layout, { fontOf, images });
    pages.push({ jpeg: await jpegOf(context), ...size, texts: textsOf(layout, scale) });
  }
  return pages;
}

type Images = ReadonlyMap<string, ImageBitmap>;

/** What this browser cannot decode stays white. */
async function decodePictures(
  layouts: readonly Layout[],
  pictures: ReadonlyMap<string, PictureFile>,
): Promise<Images> {
  const pieces = layouts.flatMap((layout) => layout.pieces);
  const hashes = new Set(pieces.flatMap((piece) => (piece.kind === "picture" ? piece.hash : [])));
  const images = new Map<string, ImageBitmap>();
  for (const hash of hashes) {
    const file = pictures.get(hash);
    if (file === undefined) continue;
    const blob = new Blob([file.bytes], { type: `image/${file.type}` });
    const image = await createImageBitmap(blob).catch(() => null);
    if (image !== null) images.set(hash, image);
  }
  return images;
}

type PaintLook = { readonly fontOf: (style: TextStyle) => string; readonly images: Images };

function paintPage(context: Context, { pieces }: Layout, { fontOf, images }: PaintLook): void {
  context.fillStyle = "white";
  context.fillRect(0, 0, a4.widthDots, a4.heightDots);
  for (const piece of pieces) {
    const { xDots, yDots, widthDots, heightDots } = piece;
    if (piece.kind === "picture") {
      const image = images.get(piece.hash);
      if (image !== undefined) context.drawImage(image, xDots, yDots, widthDots, heightDots);
    } else if (piece.kind === "rule") {
      context.fillStyle = "dimgray";
      context.fillRect(xDots, yDots, widthDots, heightDots);
    } else {
      context.fillStyle = "black";
      context.font = fontOf(piece.style);
      // Thai has marks above and below: the baseline is a little lower than the middle of the line.
      context.fillText(piece.text, xDots, yDots + heightDots * 0.72);
    }
  }
}

function textsOf({ pieces }: Layout, scale: number): PdfPage["texts"] {
  return pieces.flatMap((piece) => {
    if (piece.kind !== "text") return [];
    const { text, xDots, yDots, widthDots, heightDots } = piece;
    return [
      {
        text,
        xDots: scale * xDots,
        yDots: scale * yDots,
        widthDots: scale * widthDots,
        heightDots: scale * heightDots,
      },
    ];
  });
}
