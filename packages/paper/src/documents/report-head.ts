import type { Document } from "../document.ts";
import { headingText, plainText } from "../text-style.ts";

/** The title of a report, and what it covers. */
export function composeReportHead(
  title: string,
  facts: readonly (readonly [name: string, value: string])[],
): Document {
  return [
    { kind: "text", text: title, style: headingText },
    ...facts
      .filter(([, value]) => value !== "")
      .map(
        ([name, value]) => ({ kind: "text", text: `${name}: ${value}`, style: plainText }) as const,
      ),
    { kind: "rule" },
  ];
}
