import type { Failure } from "#api/failure.ts";
import { sessionState } from "#api/session.ts";
import type { Messages } from "#language/english.ts";
import { failureText } from "#language/failure-text.ts";
import type { OutboxMessages } from "#language/outbox-messages.ts";
import type { Reference } from "#records/reference.ts";
import type { Records } from "@comanda/sync/records/records";

import { billOf, type Intent } from "@comanda/sync/outbox/intent";

export type Words = {
  readonly outbox: OutboxMessages;
  readonly messages: Messages;
  readonly reference: Reference;
  readonly records: Records;
  /** To know where the rounds of a bill sit that the venue does not have. */
  readonly intents: readonly Intent[];
};

/** One sentence: where, what, and if it was not taken as pressed, why. */
export function intentText(intent: Intent, words: Words): string {
  const { outbox } = words;
  const where = whereOf(intent, words);
  const what = whatOf(intent, words);
  const { refused } = intent;
  if (refused === null) return outbox.waits(where, what === "" ? outbox.change : what);
  const why = whyOf(intent, refused, words);
  return what === "" ? outbox.notChanged(where, why) : outbox.notAdded(where, why, what);
}

function whereOf(intent: Intent, { outbox, records, intents }: Words): string {
  const bill = billOf(intent);
  const made = intents.find((one) => !("id" in one.body) && billOf(one) === bill);
  const known = records.bill.get(bill);
  const place = made !== undefined && !("id" in made.body) ? made.body : known;
  if (place === undefined) return outbox.bill(bill);
  return place.table === "" ? outbox.room(place.room) : outbox.table(place.table);
}

function whatOf({ body }: Intent, { outbox, reference }: Words): string {
  const names = new Map(reference.menu.articles.map(({ id, name }) => [id, name]));
  return body.billItems
    .flatMap((item) => ("key" in item ? [item] : []))
    .map(({ product, qty }) => {
      const name = names.get(product) ?? String(product);
      return qty < 0 ? outbox.credit(name) : outbox.pieces(String(qty), name);
    })
    .join(", ");
}

function whyOf(intent: Intent, failure: Failure, { outbox, messages, records }: Words): string {
  switch (failure.code) {
    case "bill-not-open": {
      const bill = records.bill.get(billOf(intent));
      if (failure.about["status"] === "voided" || bill?.status === 2) return outbox.voided;
      const station = stationOf(bill?.shift ?? null, records);
      return station === null ? outbox.paid : outbox.paidAt(station);
    }
    case "table-taken":
      return outbox.tableTaken(String(failure.about["number"] ?? ""));
    case "optimistic-lock":
      return outbox.changedByOthers;
    default:
      return failureText(failure, messages).replace(/\.$/, "");
  }
}

function stationOf(shift: number | null, { shift: shifts }: Records): string | null {
  const now = sessionState();
  const at = shift === null ? undefined : shifts.get(shift)?.station;
  if (at === undefined || now.state === "signed-out") return null;
  return now.session.stations.find(({ id }) => id === at)?.name ?? null;
}
