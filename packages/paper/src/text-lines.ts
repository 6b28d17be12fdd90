import { breakLines } from "./break-lines.ts";
import { stackLayouts, type Layout, type PageMetrics } from "./layout.ts";
import { linePitchDots, type TextStyle } from "./text-style.ts";

/** The horizontal extent of lines in dots, and their alignment. */
export type Column = {
  readonly fromDots: number;
  readonly toDots: number;
  readonly align: "left" | "centre" | "right";
};

/** The width of a text, rounded up to whole dots so that right edges align exactly. */
export function textWidthDots(text: string, style: TextStyle, metrics: PageMetrics): number {
  return Math.ceil(metrics.measure(text, style));
}

/** A text that wraps within its column. */
export function layoutText(
  text: string,
  style: TextStyle,
  column: Column,
  metrics: PageMetrics,
): Layout {
  const widthOf = (line: string): number => textWidthDots(line, style, metrics);
  const lines = breakLines(text, column.toDots - column.fromDots, widthOf);
  return stackLayouts(lines.map((line) => layoutLine(line, style, column, metrics)));
}

/** A text on a single line, whatever its width. */
export function layoutLine(
  text: string,
  style: TextStyle,
  column: Column,
  metrics: PageMetrics,
): Layout {
  const heightDots = linePitchDots(style, metrics.leading);
  if (text === "") return { pieces: [], heightDots };
  const widthDots = textWidthDots(text, style, metrics);
  const xDots = column.fromDots + indentDots(column, widthDots);
  return {
    pieces: [{ kind: "text", text, style, xDots, yDots: 0, widthDots, heightDots }],
    heightDots,
  };
}

function indentDots({ fromDots, toDots, align }: Column, widthDots: number): number {
  const left = toDots - fromDots - widthDots;
  switch (align) {
    case "left":
      return 0;
    case "centre":
      return Math.floor(left / 2);
    case "right":
      return left;
  }
}
