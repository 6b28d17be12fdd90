import { refireLines } from "@comanda/contract/fire-course";
import type { LineKey } from "@comanda/domain/bill/line";
import type { Quantity } from "@comanda/domain/money/quantity";
import { refuse } from "@comanda/domain/refusal";

import { recordStore } from "#records/record-store.ts";
import { write } from "#records/write.ts";

import type { Problem } from "../notice/index.ts";
import { useOrder } from "../order/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";

/** Sends the kitchen a ticket for pieces that it has made already, with what stands under them. */
export async function sendAgain(
  { key, pieces }: { readonly key: LineKey; readonly pieces: Quantity },
  reason: string,
): Promise<Problem> {
  const id = useOrder.getState().bill?.id ?? null;
  const { billItem } = recordStore.getState().records;
  const item = [...billItem.values()].find((known) => known.key === key && known.bill === id);
  if (id === null || item === undefined) return refuse("line-not-found");
  const body = { id, lines: [{ id: item.id, qty: pieces }], reason };
  const outcome = await write(refireLines, { query: paperQuery(), body });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}
