import type { RefundableLine } from "@comanda/contract/refund";

import type { ChosenLines } from "./use-refund.ts";

const noLines: ChosenLines = new Map();

/** Without lines, the server says what all that is left comes to: of a long bill, an address cannot name every line. */
export function linesToAsk(lines: readonly RefundableLine[], chosen: ChosenLines): ChosenLines {
  return lines.every(({ key, left }) => (chosen.get(key) ?? 0) === left) ? noLines : chosen;
}
