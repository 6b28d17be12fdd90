import type { Language } from "@comanda/domain/venue/settings";
import type { PdfPage } from "@comanda/paper/image-pdf";
import type { Layout } from "@comanda/paper/layout";
import { layoutPriceListPages } from "@comanda/paper/price-list/layout-price-list";
import type { PriceList } from "@comanda/paper/price-list/price-list";
import { a4 } from "@comanda/paper/sheet-pages";

import type { PictureFile } from "../tile-pictures/index.ts";
import { createA4Painter } from "./a4-painter.ts";

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
  const painter = createA4Painter(context, { language, family });
  const layouts = layoutPriceListPages(list, painter.measure, painter.texts);
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
    painter.paintPage(layout, images);
    pages.push({ jpeg: await jpegOf(context), ...size, texts: textsOf(layout, scale) });
  }
  return pages;
}

type Images = ReadonlyMap<string, ImageBitmap>;

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
    const image = await createImageBitmap(blob).catch(nullIfUndecodable);
    if (image !== null) images.set(hash, image);
  }
  return images;
}

/** The place of a picture that this browser cannot decode stays white; every other error is a fault of the painter. */
function nullIfUndecodable(error: unknown): null {
  if (error instanceof DOMException && error.name === "InvalidStateError") return null;
  throw error;
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
