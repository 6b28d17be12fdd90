import { outboxMessages } from "#language/outbox-messages.ts";
import { isHeld, isProvisional, type HeldBack } from "#records/outbox-link.ts";
import { recordStore } from "#records/record-store.ts";

import { sayNotice } from "../notice/index.ts";
import { unsentOf, useIntents } from "./intents-store.ts";

/** What has to wait is told in a sentence, where the finger is. */
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

/** Who signs out is shown first what they leave behind. */
export function holdLeaving(leave: () => void): boolean {
  if (unsentOf(useIntents.getState().intents).length === 0) return false;
  useIntents.setState({ leave });
  return true;
}
