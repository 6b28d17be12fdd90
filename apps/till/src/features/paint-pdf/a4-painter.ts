import { fillTemplate } from "@comanda/domain/text/fill-template";
import type { Language } from "@comanda/domain/venue/settings";
import type { Layout } from "@comanda/paper/layout";
import { sheetTexts } from "@comanda/paper/messages/sheet-texts";
import { cssFont } from "@comanda/paper/paper-font";
import { a4, type PageTexts } from "@comanda/paper/sheet-pages";
import type { Measure, TextStyle } from "@comanda/paper/text-style";

type A4Painter = {
  readonly measure: Measure;
  readonly texts: PageTexts;
  /** Pictures by their hashes; the place of one that is missing stays white. */
  readonly paintPage: (layout: Layout, pictures?: ReadonlyMap<string, ImageBitmap>) => void;
};

type A4Look = {
  readonly language: Language;
  /** The device's own font family. */
  readonly family: string;
};

const noPictures: ReadonlyMap<string, ImageBitmap> = new Map();

/** Measures and paints pages of A4. */
export function createA4Painter(
  context: OffscreenCanvasRenderingContext2D,
  { language, family }: A4Look,
): A4Painter {
  const setFont = (style: TextStyle) => {
    context.font = `${cssFont(style)}, ${family}`;
  };
  return {
    measure: (text, style) => {
      setFont(style);
      return context.measureText(text).width;
    },
    texts: {
      position: (page, pages) => fillTemplate(sheetTexts[language].pagePosition, { page, pages }),
    },
    paintPage: ({ pieces }, pictures = noPictures) => {
      context.fillStyle = "white";
      context.fillRect(0, 0, a4.widthDots, a4.heightDots);
      for (const piece of pieces) {
        const { xDots, yDots, widthDots, heightDots } = piece;
        if (piece.kind === "picture") {
          const picture = pictures.get(piece.hash);
          if (picture !== undefined)
            context.drawImage(picture, xDots, yDots, widthDots, heightDots);
        } else if (piece.kind === "dots") {
          // Only receipt papers have them.
        } else if (piece.kind === "rule") {
          context.fillStyle = "dimgray";
          context.fillRect(xDots, yDots, widthDots, heightDots);
        } else {
          context.fillStyle = "black";
          setFont(piece.style);
          // Thai has marks above and below: the baseline is a little lower than the middle of the line.
          context.fillText(piece.text, xDots, yDots + heightDots * 0.72);
        }
      }
    },
  };
}
