import { refireLines } from "@comanda/contract/fire-course";
import type { LineKey } from "@comanda/domain/bill/line";
import { refuse } from "@comanda/domain/refusal";

import { recordStore } from "#records/record-store.ts";
import { write } from "#records/write.ts";

import type { Problem } from "../notice/index.ts";
import { useOrder } from "../order/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";

/** Sends the kitchen a ticket for what it has made already. */
export async function sendAgain(key: LineKey, reason: string): Promise<Problem> {
  const id = useOrder.getState().bill?.id ?? null;
  const { billItem } = recordStore.getState().records;
  const item = [...billItem.values()].find((known) => known.key === key && known.bill === id);
  if (id === null || item === undefined) return refuse("line-not-found");
  const body = { id, lines: [{ id: item.id }], reason };
  const outcome = await write(refireLines, { query: paperQuery(), body });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}
