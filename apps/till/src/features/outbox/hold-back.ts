import { currentLines } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";
import { billOf, type Intent } from "@comanda/sync/outbox/intent";

import { outboxMessages } from "#language/outbox-messages.ts";
import { hasPendingIntents, isProvisionalId, type PendingScope } from "#records/outbox-link.ts";
import { recordStore } from "#records/record-store.ts";

import { showNotice } from "../notice/index.ts";
import { useOrder } from "../order/index.ts";
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
    return length === 0 ? null : needsAllSent(length);
  }
  if (what !== null && isProvisionalId(what) && isStuck(what, intents)) return needsDecision;
  return what !== null && (isProvisionalId(what) || hasPendingIntents(what)) ? needsSent : null;
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
