import type { Fields } from "./office-record.ts";
import { toEntry, toList } from "./office-record.ts";
import { referenceText, type RecordContext } from "./value-text.ts";

/** The choices of a question by name; their prices and limits are in its form. */
export function choicesText({ choices }: Fields, context: RecordContext): string {
  return toList(choices)
    .map((choice) => referenceText("article", toEntry(choice)["product"], context))
    .join(", ");
}
