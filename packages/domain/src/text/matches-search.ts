import { foldText } from "./fold-text.ts";

/** Whether the text contains every word of the search. */
export function matchesSearch(text: string, search: string): boolean {
  const folded = foldText(text);
  return foldText(search)
    .split(" ")
    .every((word) => folded.includes(word));
}
