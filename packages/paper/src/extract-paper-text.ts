import type { Document } from "./document.ts";
import type { Row } from "./rows.ts";

/** The text of a paper for screen readers, line by line from top to bottom, each in its parts. */
export function extractPaperText(document: Document): readonly (readonly string[])[] {
  return document.flatMap((block): readonly (readonly string[])[] => {
    switch (block.kind) {
      case "heading":
      case "text":
      case "banner":
        return [[block.text]];
      case "rows":
        return block.rows.map(extractRowText);
      case "total":
        return [[block.text, block.amount]];
      // The name of the venue follows it.
      case "dots":
      // A line above it says what it is for.
      case "code":
      case "rule":
      case "space":
        return [];
    }
  });
}

function extractRowText({ lead = "", text, notes = [], amounts }: Row): readonly string[] {
  return [lead, text, ...amounts, ...notes.map((note) => note.text)].filter((part) => part !== "");
}
