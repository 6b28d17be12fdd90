import type { Document } from "@comanda/paper/document";
import type { Layout } from "@comanda/paper/layout";
import { layoutBlocks } from "@comanda/paper/layout-paper";
import { measureWith, paint } from "@comanda/paper/paint";
import { extractPaperText } from "@comanda/paper/extract-paper-text";
import { useEffect, useRef } from "react";

import { reportFault } from "#api/report-fault.ts";

import { dotsPainter } from "../paper-dots/index.ts";
import { loadPaperFonts } from "../paper-font/index.ts";
import styles from "./paper-canvas.module.css";

type PaperCanvasProps = {
  readonly blocks: Document;
  /** The printable width of the paper. */
  readonly widthDots: number;
};

// Loaded with this screen, before a paper is opened; a failed load is tried again then.
loadPaperFonts().catch(reportFontFault);

/** A paper stays readable without its fonts. */
function reportFontFault(error: unknown): void {
  reportFault(error, "paper fonts");
}

/** Shows a paper as it prints, laid out and painted by the code that produces the printer's bytes. */
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
    // Keyboard users need focus to scroll a long paper.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <article className={styles["paper"]} tabIndex={0}>
      <canvas ref={canvasRef} className={styles["canvas"]} aria-hidden="true" />
      <ol className={styles["read"]}>
        {extractPaperText(blocks).map((parts, line) => (
          // A paper's lines are static, so an index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={line}>{parts.join(" ")}</li>
        ))}
      </ol>
    </article>
  );
}

/** At the device's pixel density. */
function paintOn(canvas: HTMLCanvasElement, blocks: Document, widthDots: number): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const layout: Layout = layoutBlocks(blocks, { widthDots, measure: measureWith(context) });
  const scale = (canvas.clientWidth * window.devicePixelRatio) / widthDots;
  canvas.width = Math.round(widthDots * scale);
  canvas.height = Math.round(layout.heightDots * scale);
  context.scale(scale, scale);
  const paintDots = dotsPainter(context, () => document.createElement("canvas"));
  paint(layout, context, { fromDots: 0, widthDots, heightDots: layout.heightDots }, paintDots);
}
