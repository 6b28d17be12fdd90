import type { RefusedPress } from "@comanda/domain/bill/receive-lines";
import type { Refusal } from "@comanda/domain/refusal";

import { dishesAbove } from "@comanda/sync/outbox/dishes-above";
import type { BodyItem } from "@comanda/sync/outbox/intent";
import { pressesIn } from "@comanda/sync/outbox/presses-in";

import { reportFault } from "#api/report-fault.ts";

import { failureOf, showNotice } from "../notice/index.ts";
import { requireSession } from "./sale-context.ts";
import { storeOrderAside } from "./store-order-aside.ts";
import type { StoredOrder } from "./stored-order.ts";

type PutAside = {
  readonly order: NonNullable<StoredOrder["order"]>;
  /** Of this order. */
  readonly refused: readonly RefusedPress[];
  /** What the user is told besides. */
  readonly said: string;
};

/**
 * Puts the lines of an order aside that can no longer be ordered, where Open bills lists them, and says so. Returns
 * whether there are any; throws if the device's storage is full.
 */
export function putRefusedAside({ order: { body }, refused, said }: PutAside): boolean {
  const keys = new Set<string>(refused.map(({ key }) => key));
  const billItems = body.billItems.filter((item: BodyItem) =>
    "key" in item ? keys.has(item.key) : false,
  );
  const [first] = refused;
  if (first === undefined || billItems.length === 0) return false;
  const dishes = dishesAbove(pressesIn(billItems), pressesIn(body.billItems));
  storeOrderAside(requireSession(), JSON.stringify({ order: { ...body, billItems }, dishes }));
  void announce(first.refusal, billItems.length, said);
  return true;
}

/** Puts a whole order aside because the screen shows another, and says so. Throws if the device's storage is full. */
export function putOrderAside(text: string, { body }: NonNullable<StoredOrder["order"]>): void {
  storeOrderAside(requireSession(), text);
  void announce(null, body.billItems.length, "");
}

/** The texts come after the file of the sync engine. */
async function announce(why: Refusal | null, count: number, said: string): Promise<void> {
  try {
    const [{ allMessages }, { outboxMessages }, { failureText }] = await Promise.all([
      import("#language/all-messages.ts"),
      import("#language/outbox-messages.ts"),
      import("#language/failure-text.ts"),
    ]);
    const reason = why === null ? "" : failureText(failureOf(why), allMessages());
    const all = [said, reason, outboxMessages().linesAside(count)];
    showNotice(all.filter((text) => text !== "").join("\n"));
  } catch (error) {
    reportFault(error, "later texts");
  }
}
