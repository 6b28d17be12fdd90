import { currentLines } from "@comanda/domain/bill/bill";

import { outboxMessages } from "#language/outbox-messages.ts";
import { isHeld, isProvisional, type HeldBack } from "#records/outbox-link.ts";
import { recordStore } from "#records/record-store.ts";

import { sayNotice } from "../notice/index.ts";
import { useOrder } from "../order/index.ts";
import { unsentOf, useIntents } from "./intents-store.ts";

/** Shows a brief notice if the action must wait; returns whether it must. */
export function holdBack(what: HeldBack): boolean {
  const sentence = whyHeldBack(what);
  if (sentence !== null) sayNotice(sentence);
  return sentence !== null;
}

function whyHeldBack(what: HeldBack): string | null {
  const { needsServer, needsSent, needsAllSent } = outboxMessages();
  if (recordStore.getState().connection === "lost") return needsServer;
  if (what === "till") {
    const { length } = unsentOf(useIntents.getState().intents);
    return length === 0 ? null : needsAllSent(length);
  }
  return what !== null && (isProvisional(what) || isHeld(what)) ? needsSent : null;
}

/** Before a log-out, shows what is not sent yet; returns whether it does. */
export function holdLeaving(leave: () => void): boolean {
  const { bill } = useOrder.getState();
  const isAllSent = bill === null || currentLines(bill).length === 0;
  if (isAllSent && unsentOf(useIntents.getState().intents).length === 0) return false;
  useIntents.setState({ leave });
  return true;
}
