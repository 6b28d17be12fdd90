import type { Failure } from "#api/failure.ts";
import type { Messages } from "#language/language.ts";
import { failureText } from "#language/failure-text.ts";
import type { OutboxMessages } from "#language/outbox-messages.ts";
import type { Reference } from "#records/reference.ts";
import type { Records } from "@comanda/sync/records/records";

import { takenPlace } from "@comanda/sync/outbox/answer-move";
import { isProvisionalId } from "@comanda/sync/outbox/provisional";
import { billOf, isForBill, type Intent } from "@comanda/sync/outbox/intent";
import { pressesIn } from "@comanda/sync/outbox/presses-in";

import { dishFinder, itemNames } from "../item-names/index.ts";
import { describeBillEnd } from "./describe-bill-end.ts";

export type IntentTextContext = {
  readonly outbox: OutboxMessages;
  readonly messages: Messages;
  readonly reference: Reference;
  readonly records: Records;
  /** Needed to find the place of rounds whose bill the server does not have. */
  readonly intents: readonly Intent[];
};

/** One sentence: the place, the items, and the reason if the server rejected it. */
export function intentText(intent: Intent, words: IntentTextContext): string {
  const { outbox } = words;
  const where = placeText(intent, words);
  const { refused } = intent;
  if (refused === null) return outbox.waits(where, contentText(intent, words));
  const what = itemsText(intent, words);
  const taken = takenPlace(intent);
  if (taken !== null && what === "") {
    const number = String(refused.about["number"] ?? "");
    return outbox.notMoved(where, placeName(taken, outbox), number);
  }
  const why = reasonText(intent, refused, words);
  return what === "" ? outbox.notChanged(where, why) : outbox.notAdded(where, why, what);
}

/** What is waiting. */
export function contentText(intent: Intent, words: IntentTextContext): string {
  return itemsText(intent, words) || changeText(intent, words);
}

/** What is waiting, if it is no item. */
function changeText({ body }: Intent, { outbox }: IntentTextContext): string {
  if (!("id" in body)) return outbox.change;
  if (body.place !== undefined) return outbox.moves(placeName(body.place, outbox));
  if (body.fire !== undefined) return outbox.fires(body.fire);
  return body.served === undefined ? outbox.change : outbox.served;
}

function placeText(intent: Intent, { outbox, records, intents }: IntentTextContext): string {
  const bill = billOf(intent);
  const made = intents.find((one) => !("id" in one.body) && billOf(one) === bill);
  const known = recordOf(intent, records);
  const place =
    made !== undefined && !("id" in made.body) ? made.body : (known ?? intent.billPlace);
  if (place === undefined) return isProvisionalId(bill) ? outbox.someOrder : outbox.bill(bill);
  return placeName(place, outbox);
}

function placeName(
  { table, room }: { readonly table: string; readonly room: string },
  outbox: OutboxMessages,
): string {
  return table === "" ? outbox.room(room) : outbox.table(table);
}

/** Undefined also if the ID is another bill's by now. */
function recordOf(intent: Intent, { bill }: IntentTextContext["records"]) {
  const record = bill.get(billOf(intent));
  return record !== undefined && isForBill(intent, record) ? record : undefined;
}

function itemsText({ body, dishes = {} }: Intent, words: IntentTextContext): string {
  const dishOf = dishFinder(dishes, words.records.billItem);
  return itemNames(pressesIn(body.billItems), { ...words, dishOf }).join(", ");
}

function reasonText(
  intent: Intent,
  failure: Failure,
  { outbox, messages, records }: IntentTextContext,
): string {
  switch (failure.code) {
    case "bill-not-open": {
      const bill = recordOf(intent, records);
      const isVoided = failure.about["status"] === "voided" || bill?.status === 2;
      const { mergedInto = null, shift = null } = bill ?? {};
      return describeBillEnd({ isVoided, mergedInto, shift }, outbox, records);
    }
    case "table-taken":
      return outbox.tableTaken(String(failure.about["number"] ?? ""));
    case "bill-not-found":
      return isProvisionalId(billOf(intent))
        ? outbox.orderDiscarded
        : withoutFullStop(failureText(failure, messages));
    case "optimistic-lock":
      return outbox.changedByOthers;
    default:
      return withoutFullStop(failureText(failure, messages));
  }
}

function withoutFullStop(sentence: string): string {
  return sentence.replace(/\.$/, "");
}

/** What must be done first if no button of the list does it; null if nothing is known. */
export function hintText({ refused, body }: Intent, outbox: OutboxMessages): string | null {
  switch (refused?.code) {
    case "start-shift":
    case "start-day":
      return outbox.shiftFirst;
    case "staff-id-invalid":
      return "id" in body ? null : outbox.otherStaff;
    default:
      return null;
  }
}
