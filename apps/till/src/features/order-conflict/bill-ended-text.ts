import type { Bill } from "@comanda/domain/bill/bill";

import type { OutboxMessages } from "#language/outbox-messages.ts";
import { recordStore } from "#records/record-store.ts";

import { shownNumber } from "../order/index.ts";
import { describeBillEnd } from "../outbox/index.ts";

/** Such as "Table 5: the bill was paid at Bar meanwhile". */
export function billEndedText(bill: Bill, outbox: OutboxMessages): string {
  const { status, mergedInto, shift, place } = bill;
  const why = describeBillEnd(
    { isVoided: status === "voided", mergedInto, shift },
    outbox,
    recordStore.getState().records,
  );
  return outbox.waits(
    place === null ? outbox.bill(shownNumber(bill) ?? 0) : outbox[place.kind](place.name),
    why,
  );
}
