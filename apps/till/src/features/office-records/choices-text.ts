import type { Fields } from "./office-record.ts";
import { toEntry, toList } from "./office-record.ts";
import { referenceText, type RecordContext } from "./value-text.ts";

/** The first choice of a question, and how many more there are: all of them would not fit a cell. */
export function choicesText({ choices }: Fields, context: RecordContext): string {
  const [first, ...others] = toList(choices);
  if (first === undefined) return "";
  const name = referenceText("article", toEntry(first)["product"], context);
  return others.length === 0 ? name : `${name} +${others.length}`;
}
