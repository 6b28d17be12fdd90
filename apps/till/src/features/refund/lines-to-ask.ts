import type { QueryOf } from "@comanda/contract/call";
import type { readRefund, RefundableLine } from "@comanda/contract/refund";
import { refuse, type Refusal } from "@comanda/domain/refusal";

import type { ChosenLines } from "./use-refund.ts";

/** Node reads 16 KiB of address and headers. */
const maxAskedLength = 14_000;

/**
 * What to ask the server about a choice: of a long bill, an address cannot name every line. All that is left is asked
 * without naming any, and most of it by what stays.
 */
export function linesToAsk(
  lines: readonly RefundableLine[],
  chosen: ChosenLines,
): QueryOf<typeof readRefund> | Refusal {
  const going = [...chosen].map(([key, count]) => `${key}:${count}`);
  const staying = lines.flatMap(({ key, left }) => {
    const count = left - (chosen.get(key) ?? 0);
    return count > 0 ? [`${key}:${count}`] : [];
  });
  if (going.length === 0 || staying.length === 0) return {};
  const isMost = staying.length < going.length;
  const named = isMost ? staying : going;
  const maximum = countFitting(named);
  if (maximum < named.length) return refuse("too-many-lines-at-once", { maximum });
  return isMost ? { without: named.join(",") } : { lines: named.join(",") };
}

function countFitting(parts: readonly string[]): number {
  let length = 0;
  const first = parts.findIndex((part) => {
    length += encodeURIComponent(`${part},`).length;
    return length > maxAskedLength;
  });
  return first === -1 ? parts.length : first;
}
