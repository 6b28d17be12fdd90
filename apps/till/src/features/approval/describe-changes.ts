import type { updateBill } from "@comanda/contract/bill";
import type { BodyOf } from "@comanda/contract/call";
import { isForBill } from "@comanda/sync/outbox/intent";
import { discountsGivenIn } from "@comanda/sync/outbox/own-right";

import { takenOff } from "../item-names/index.ts";
import { billText, listNames, pieceNames, type RequestWords } from "./request-words.ts";

type Changes = BodyOf<typeof updateBill>;

/** Of an order only what needs a manager: its discounts, and the sets that it breaks up. */
export function describeChanges(changes: Changes, words: RequestWords) {
  const { discount, breakUp, actions } = words.messages.approval;
  const discounts = discountsText(changes, words);
  const sets = setNames(changes, words);
  const title = [...(discounts === "" ? [] : [discount]), ...(sets.length === 0 ? [] : [breakUp])];
  return {
    title: title.join(" · ") || actions["update-bill"],
    lines: [discounts, listNames(sets, words), changedBillText(changes, words)],
  };
}

function discountsText(changes: Changes, words: RequestWords): string {
  const discounts = discountsGivenIn(changes);
  const { moneyFormat } = words.reference;
  const [first, ...others] = discounts.map(({ discount }) => discount);
  const isOneOnBill =
    first?.isOfBill === true &&
    others.every((other) => other?.isOfBill === true && other.rate === first.rate);
  return isOneOnBill
    ? words.messages.approval.offWholeBill(takenOff(discounts, moneyFormat))
    : listNames(pieceNames(discounts, words), words);
}

function setNames({ billItems }: Changes, words: RequestWords): readonly string[] {
  const sets = billItems.flatMap((item: Changes["billItems"][number]) => {
    const line = "id" in item && item.isBrokenUp ? words.records.billItem.get(item.id) : undefined;
    return line === undefined ? [] : [line];
  });
  return pieceNames(
    sets.map(({ product, qty }) => ({ product, qty, price: null })),
    words,
  );
}

/** Another bill can have its ID by now. */
function changedBillText(changes: Changes, words: RequestWords): string {
  const record = words.records.bill.get(changes.id);
  return record !== undefined && !isForBill({ body: changes }, record)
    ? words.outbox.someOrder
    : billText(changes.id, words);
}
