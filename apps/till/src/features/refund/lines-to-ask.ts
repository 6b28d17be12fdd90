import type { QueryOf } from "@comanda/contract/call";
import type { readRefund, RefundableLine } from "@comanda/contract/refund";
import { refuse, type Refusal } from "@comanda/domain/refusal";

import type { ChosenLines } from "./use-refund.ts";

/** Node reads 16 KiB of address and headers. */
const maxAskedLength = 14_000;

/** So many of a line, which has this place among those that the server has named. */
type Asked = { readonly key: string; readonly place: number; readonly count: number };

/**
 * What to ask the server about a choice. All that is left is asked without naming any line, and most of it by what
 * stays. If an address has no room for the keys of so many lines, they are named by their places.
 */
export function linesToAsk(
  lines: readonly RefundableLine[],
  chosen: ChosenLines,
): QueryOf<typeof readRefund> | Refusal {
  const placed = lines.map(({ key, left }, place) => ({ key, left, place }));
  const going = placed.flatMap(({ key, place }) => countOf(chosen.get(key) ?? 0, { key, place }));
  const staying = placed.flatMap(({ key, place, left }) =>
    countOf(left - (chosen.get(key) ?? 0), { key, place }),
  );
  if (going.length === 0 || staying.length === 0) return {};
  const isMost = staying.length < going.length;
  const named = namesOf(isMost ? staying : going);
  if (typeof named !== "string") return named;
  return isMost ? { without: named } : { lines: named };
}

function countOf(count: number, line: Omit<Asked, "count">): readonly Asked[] {
  return count > 0 ? [{ ...line, count }] : [];
}

function namesOf(asked: readonly Asked[]): string | Refusal {
  const byKeys = asked.map(({ key, count }) => `${key}:${count}`).join(",");
  if (encodeURIComponent(byKeys).length <= maxAskedLength) return byKeys;
  const byPlaces = asked.map(({ place, count }) => `~${place}x${count}`);
  const maximum = countFitting(byPlaces);
  return maximum < asked.length ? refuse("too-many-lines-at-once", { maximum }) : byPlaces.join("");
}

function countFitting(parts: readonly string[]): number {
  let length = 0;
  const first = parts.findIndex((part) => {
    length += part.length;
    return length > maxAskedLength;
  });
  return first === -1 ? parts.length : first;
}
