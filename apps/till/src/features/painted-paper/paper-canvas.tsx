import type { Document } from "@comanda/paper/document";
import type { Layout } from "@comanda/paper/layout";
import { layoutBlocks } from "@comanda/paper/layout-paper";
import { measureWith, paint } from "@comanda/paper/paint";
import { readPaper } from "@comanda/paper/read-paper";
import { useEffect, useRef } from "react";

import { reportFault } from "#api/report-fault.ts";

import { loadPaperFonts } from "../paper-font/index.ts";
import styles from "./paper-canvas.module.css";

type PaperCanvasProps = {
  readonly blocks: Document;
  /** How wide the paper prints. */
  readonly widthDots: number;
};

// They come with this screen, before somebody wants to see a paper; without them it is asked again then.
loadPaperFonts().catch(reportFontFault);

/** Without its fonts a paper still says what it says. */
function reportFontFault(error: unknown): void {
  reportFault(error, "paper fonts");
}

/** A paper as a printer puts it out: laid out and painted by the code that makes its bytes. */
export function PaperCanvas({ blocks, widthDots }: PaperCanvasProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isShown = true;
    const show = () => {
      if (isShown && canvasRef.current !== null) paintOn(canvasRef.current, blocks, widthDots);
    };
    void loadPaperFonts().catch(reportFontFault).then(show);
    window.addEventListener("resize", show);
    return () => {
      isShown = false;
      window.removeEventListener("resize", show);
    };
  }, [blocks, widthDots]);
  return (
    // Whoever has no finger scrolls a long paper with the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <article className={styles["paper"]} tabIndex={0}>
      <canvas ref={canvasRef} className={styles["canvas"]} aria-hidden="true" />
      <ol className={styles["read"]}>
        {readPaper(blocks).map((parts, line) => (
          // Lines of a paper have no keys, and never change while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={line}>{parts.join(" ")}</li>
        ))}
      </ol>
    </article>
  );
}

/** As many pixels as the screen has under it. */
function paintOn(canvas: HTMLCanvasElement, blocks: Document, widthDots: number): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const layout: Layout = layoutBlocks(blocks, { widthDots, measure: measureWith(context) });
  const scale = (canvas.clientWidth * window.devicePixelRatio) / widthDots;
  canvas.width = Math.round(widthDots * scale);
  canvas.height = Math.round(layout.heightDots * scale);
  context.scale(scale, scale);
  paint(layout, context, { fromDots: 0, widthDots, heightDots: layout.heightDots });
}
