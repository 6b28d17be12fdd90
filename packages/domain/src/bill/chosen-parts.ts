import type { Bill } from "./bill.ts";
import type { ChosenPart } from "./choose-set-parts.ts";
import type { NormalLine } from "./line.ts";
import { partsOfSet } from "./set-lines.ts";

/** What was chosen for one set, in the order in which it was chosen. */
export function chosenParts(bill: Bill, set: NormalLine): readonly ChosenPart[] {
  const chosen = new Map<string, ChosenPart>();
  for (const part of partsOfSet(bill, set.key)) {
    const { question, article, note, orderLevel, course } = part;
    if (question === null) continue;
    const name = `${question} ${article}`;
    const before = chosen.get(name)?.count ?? 0;
    const count = before + part.quantity / set.quantity;
    chosen.set(name, { question, article, count, note, orderLevel, course });
  }
  return [...chosen.values()];
}
