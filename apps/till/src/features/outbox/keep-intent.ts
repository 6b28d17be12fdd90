import { newBill, updateBill } from "@comanda/contract/bill";
import { id, type BillId } from "@comanda/domain/id";

import type { BillBody } from "#records/outbox-link.ts";
import { recordStore } from "#records/record-store.ts";
import type { Records } from "@comanda/sync/records/records";
import { pressOf, presses } from "#records/presses.ts";

import type { OutboxStore } from "@comanda/sync/outbox/deliver";
import { billOf, type Intent, type NewIntent } from "@comanda/sync/outbox/intent";
import { useIntents } from "./intents-store.ts";
import { laidNow } from "./lay-now.ts";

/** Writes a press to the disk, under the key under which it may have been sent already. */
export async function keepIntent(
  { add }: OutboxStore,
  place: string,
  body: BillBody,
): Promise<BillId> {
  const call = "id" in body ? updateBill : newBill;
  const press = await pressOf(call, { body, pdf: null });
  const { records } = recordStore.getState();
  const intent = {
    key: press.key,
    place,
    madeAt: Date.now(),
    body,
    changes: keysOf(body, records),
  };
  const kept = await add({ ...intent, expected: sumOf(intent) });
  // From here on the outbox has it.
  presses.settle(press, { ok: true, reply: {} });
  return id<"bill">(billOf(kept));
}

function keysOf(body: BillBody, { billItem }: Records): readonly string[] {
  return body.billItems.flatMap((item) => ("id" in item ? [billItem.get(item.id)?.key ?? ""] : []));
}

/** What the lines come to that it adds, as the screen shows them. */
function sumOf(intent: Omit<NewIntent, "expected">): number {
  const { intents } = useIntents.getState();
  const turn = Math.max(0, ...intents.map((one) => one.turn)) + 1;
  const next: Intent = { ...intent, turn, expected: null, refused: null, done: null };
  const before = laidNow(intents).lines;
  const after = laidNow([...intents, next]);
  const items = [...after.records.billItem.values()];
  return items
    .filter(({ key }) => after.lines.has(key) && !before.has(key))
    .reduce((sum, { total }) => sum + total, 0);
}
