import type { PrintDocument } from "@comanda/contract/print";

import { composePaper } from "./compose-paper.ts";
import { layoutDocument, type Document } from "./document.ts";
import type { Layout, PageMetrics } from "./layout.ts";
import type { RenderOptions } from "./formatter.ts";
import { leadingFor } from "./text-style.ts";

/** Room for letters that extend beyond their box. */
const marginDots = 6;

/** Lays out the paper of a document, identically in the browser and on the server. */
export function layoutPaper(
  document: PrintDocument,
  options: RenderOptions,
  metrics: PageMetrics,
): Layout {
  return layoutBlocks(composePaper(document, options), metrics);
}

export function layoutBlocks(blocks: Document, { widthDots, measure }: PageMetrics): Layout {
  const leading = leadingFor(
    JSON.stringify(blocks.filter(({ kind }) => kind !== "dots" && kind !== "code")),
  );
  const inner = { widthDots: widthDots - 2 * marginDots, measure, leading };
  const { pieces, heightDots } = layoutDocument(blocks, inner);
  return {
    pieces: pieces.map((piece) => {
      const xDots = piece.xDots + marginDots;
      return piece.kind === "banner"
        ? { ...piece, xDots, textXDots: piece.textXDots + marginDots }
        : { ...piece, xDots };
    }),
    heightDots,
  };
}
