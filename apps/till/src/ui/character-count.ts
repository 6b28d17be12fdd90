import type { CSSProperties } from "react";

/** Lets styles make a text as large as there is room for, by `--characters`. */
export function characterCount(text: string): CSSProperties {
  const style: Record<string, number> = { "--characters": text.length };
  return style;
}
