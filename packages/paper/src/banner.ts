import { breakLines } from "./break-lines.ts";
import { stackLayouts, type Layout, type PageMetrics } from "./layout.ts";
import { layoutLine, textWidthDots, type Column } from "./text-lines.ts";
import type { TextStyle } from "./text-style.ts";

/** White text on a black band across its column. */
export function layoutBanner(
  text: string,
  style: TextStyle,
  column: Column,
  metrics: PageMetrics,
): Layout {
  const paddingDots = Math.ceil(style.sizeDots / 4);
  const inner: Column = {
    ...column,
    fromDots: column.fromDots + paddingDots,
    toDots: column.toDots - paddingDots,
  };
  const widthOf = (line: string): number => textWidthDots(line, style, metrics);
  const lines = breakLines(text, inner.toDots - inner.fromDots, widthOf);
  return stackLayouts(
    lines.map((line) => bannerLine(layoutLine(line, style, inner, metrics), column)),
  );

  function bannerLine({ pieces, heightDots }: Layout, { fromDots, toDots }: Column): Layout {
    const place = { xDots: fromDots, yDots: 0, widthDots: toDots - fromDots };
    const [line] = pieces;
    const words = line?.kind === "text" ? line.text : "";
    const textXDots = line?.xDots ?? fromDots;
    return {
      pieces: [{ kind: "banner", text: words, style, textXDots, heightDots, ...place }],
      heightDots,
    };
  }
}
