import { currentLines } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";
import { billOf, type Intent } from "@comanda/sync/outbox/intent";
import type { KeptOrders } from "@comanda/sync/outbox/kept-orders";

import { allMessages } from "#language/all-messages.ts";
import { outboxMessages } from "#language/outbox-messages.ts";
import { hasPendingIntents, isProvisionalId, type PendingScope } from "#records/outbox-link.ts";
import { recordStore } from "#records/record-store.ts";

import { keptOrdersText, placeOf } from "../kept-orders/index.ts";
import { showNotice } from "../notice/index.ts";
import { requireSession, useOrder } from "../order/index.ts";
import { rejectedIntents, unsentIntents, useIntents } from "./intents-store.ts";

/** Shows a brief notice if the action must wait; returns whether it must. */
export function holdBack(what: PendingScope): boolean {
  const sentence = waitReason(what);
  if (sentence !== null) showNotice(sentence);
  return sentence !== null;
}

function waitReason(what: PendingScope): string | null {
  const { needsServer, needsSent, needsDecision, needsAllSent } = outboxMessages();
  if (recordStore.getState().connection === "lost") return needsServer;
  const { intents } = useIntents.getState();
  if (what === "till") {
    const { length } = unsentIntents(intents);
    if (length > 0) return needsAllSent(length);
    const elsewhere = keptHere(useIntents.getState().elsewhere);
    const sentences = elsewhere.map((kept) => keptOrdersText(kept, allMessages()));
    return sentences.length === 0 ? null : sentences.join(" ");
  }
  if (what !== null && isProvisionalId(what) && isStuck(what, intents)) return needsDecision;
  return what !== null && (isProvisionalId(what) || hasPendingIntents(what)) ? needsSent : null;
}

/** Of the other sale points of this location. At one that is none any longer, nobody could log in to send them. */
function keptHere(elsewhere: readonly KeptOrders[]): readonly KeptOrders[] {
  const { stations, user } = requireSession();
  const here = stations.filter(
    ({ location, isSalePoint }) => isSalePoint && location === user.location,
  );
  const places = new Set(here.map(placeOf));
  return elsewhere.filter(({ place }) => places.has(place));
}

function isStuck(bill: BillId, intents: readonly Intent[]): boolean {
  return rejectedIntents(intents).some((intent) => billOf(intent) === bill);
}

/** Before a log-out, shows what is not sent yet; returns whether it does. */
export function holdLeaving(leave: () => void): boolean {
  const { bill } = useOrder.getState();
  const isAllSent = bill === null || currentLines(bill).length === 0;
  if (isAllSent && unsentIntents(useIntents.getState().intents).length === 0) return false;
  useIntents.setState({ leave });
  return true;
}
