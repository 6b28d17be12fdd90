import type { Dots } from "@comanda/domain/paper/dots";
import { fitDots } from "@comanda/domain/paper/fit-dots";

import { layoutBanner } from "./banner.ts";
import { emptySpace, stackLayouts, type Layout, type PageMetrics } from "./layout.ts";
import { qrDots } from "./qr-dots.ts";
import { qrModules } from "./qr-modules.ts";
import { layoutRows, type Row } from "./rows.ts";
import { layoutText, textWidthDots, type Column } from "./text-lines.ts";
import { boldText, headingText, type TextStyle } from "./text-style.ts";

/** The building blocks of a paper, from top to bottom. */
export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | {
      readonly kind: "text";
      readonly text: string;
      readonly style: TextStyle;
      readonly align?: Column["align"];
    }
  | {
      readonly kind: "rows";
      readonly rows: readonly Row[];
      readonly style: TextStyle;
      /** White space after each row, for rows of more than one line. */
      readonly gapDots?: number;
    }
  /** What it all comes to, as large as the paper allows. */
  | { readonly kind: "total"; readonly text: string; readonly amount: string }
  /** White on black, to be noticed. */
  | { readonly kind: "banner"; readonly text: string; readonly style: TextStyle }
  /** A picture in black dots, in the middle; smaller where the paper is narrower than it. */
  | { readonly kind: "dots"; readonly dots: Dots }
  /** A QR code of a text, in the middle. */
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "rule" }
  | { readonly kind: "space"; readonly heightDots: number };

export type Document = readonly Block[];

/** Positions every block of a document on the paper; the same document always gets the same layout. */
export function layoutDocument(document: Document, metrics: PageMetrics): Layout {
  return stackLayouts(document.map((block) => layoutBlock(block, metrics)));
}

function layoutBlock(block: Block, metrics: PageMetrics): Layout {
  const whole = { fromDots: 0, toDots: metrics.widthDots };
  switch (block.kind) {
    case "heading":
      return layoutText(block.text, headingText, { ...whole, align: "centre" }, metrics);
    case "text":
      return layoutText(
        block.text,
        block.style,
        { ...whole, align: block.align ?? "left" },
        metrics,
      );
    case "rows":
      return layoutRows(block.rows, block.style, metrics, block.gapDots);
    case "total":
      return layoutTotal(block.text, block.amount, metrics);
    case "banner":
      return layoutBanner(block.text, block.style, { ...whole, align: "centre" }, metrics);
    case "dots":
      return layoutDots(fitDots(block.dots, metrics.widthDots), metrics);
    case "code":
      return layoutDots(qrDots(qrModules(block.text), metrics.widthDots), metrics);
    case "rule":
      return layoutRule(metrics);
    case "space":
      return emptySpace(block.heightDots);
  }
}

function layoutDots(dots: Dots, metrics: PageMetrics): Layout {
  const { widthDots, heightDots } = dots;
  const xDots = Math.floor((metrics.widthDots - widthDots) / 2);
  return { pieces: [{ kind: "dots", xDots, yDots: 0, widthDots, heightDots, dots }], heightDots };
}

const totalSizes = [46, 40, 34, 28];

function layoutTotal(text: string, amount: string, metrics: PageMetrics): Layout {
  const row: Row = { text, amounts: [amount], isIndented: false };
  const fits = (sizeDots: number): boolean =>
    textWidthDots(`${text}M${amount}`, { sizeDots, isBold: true }, metrics) <= metrics.widthDots;
  const sizeDots = totalSizes.find(fits) ?? boldText.sizeDots;
  return layoutRows([row], { sizeDots, isBold: true }, metrics);
}

/** Two dots are a quarter of a millimetre: a single dot prints grey on a worn print head. */
const ruleDots = 2;
const spaceAroundRuleDots = 8;

function layoutRule({ widthDots }: PageMetrics): Layout {
  return stackLayouts([
    emptySpace(spaceAroundRuleDots),
    {
      pieces: [{ kind: "rule", xDots: 0, yDots: 0, widthDots, heightDots: ruleDots }],
      heightDots: ruleDots,
    },
    emptySpace(spaceAroundRuleDots),
  ]);
}
