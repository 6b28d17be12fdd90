import { useState } from "react";
import { timeSinceText } from "@comanda/domain/time/date-time-text";
import { instant, type Instant } from "@comanda/domain/time/instant";

import { listUnsent } from "@comanda/sync/outbox/unsent-list";

import { useAllMessages } from "#language/all-messages.ts";
import { useOutboxMessages } from "#language/outbox-messages.ts";
import { useCurrentMinute } from "#records/use-current-minute.ts";
import { useRecordState } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";

import { keptOrdersText } from "../kept-orders/index.ts";
import { requireSession, zoneOf } from "../order/index.ts";
import { FormerOrdersQuestion } from "./former-orders-question.tsx";
import { storesOrders, unsentIntents, useIntents } from "./intents-store.ts";
import { OutboxList } from "./outbox-list.tsx";
import styles from "./outbox.module.css";
import { StripTexts, type StripText } from "./strip-texts.tsx";

/** Shown under the top bar of every screen while the server is lost or intents are unsent. */
export function OutboxStrip() {
  const { show } = useOutboxMessages();
  const { intents, former } = useIntents();
  const [isListed, setIsListed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const texts = useStripTexts();
  if (texts.length === 0 && !isListed) return null;
  const isUnsent = unsentIntents(intents).length > 0;
  return (
    <div className={styles["strip"]}>
      <StripTexts texts={texts} />
      {isUnsent && (
        <Button kind="plain" onClick={() => setIsListed(true)}>
          {show}
        </Button>
      )}
      {!isUnsent && former.length > 0 && (
        <Button kind="plain" onClick={() => setIsAsked(true)}>
          {show}
        </Button>
      )}
      {isAsked && <FormerOrdersQuestion onClose={() => setIsAsked(false)} />}
      {isListed && <OutboxList onClose={() => setIsListed(false)} />}
    </div>
  );
}

/** All that the strip says. */
function useStripTexts(): readonly StripText[] {
  const outbox = useOutboxMessages();
  const messages = useAllMessages();
  const now = useCurrentMinute();
  const lostSince = useRecordState((state) => state.lostSince);
  const state = useIntents();
  const { intents, elsewhere, former } = state;
  const waiting = listUnsent(intents).waiting.length;
  const stuck = unsentIntents(intents).length - waiting;
  const isLost = lostSince !== null;
  const texts: StripText[] = [];
  if (isLost) {
    const since = lossText(lostSince, now);
    texts.push(
      storesOrders(state)
        ? { key: "lost", urgency: 1, text: outbox.lost(since), rest: outbox.saved }
        : { key: "lost", urgency: 5, text: outbox.lostUnsaved(since) },
    );
  }
  if (waiting > 0) {
    const text = isLost ? outbox.notSent(waiting) : outbox.sending(waiting);
    texts.push({ key: "waiting", urgency: 3, isCount: true, text });
  }
  for (const kept of elsewhere) {
    const text = former.some(({ place }) => place === kept.place)
      ? outbox.former(kept.count, kept.name || messages.anotherSalePoint)
      : keptOrdersText(kept, messages);
    texts.push({ key: kept.place, urgency: 2, text });
  }
  if (stuck > 0) {
    texts.push({ key: "stuck", urgency: 4, isCount: true, text: outbox.toLookAt(stuck) });
  }
  return texts;
}

function lossText(at: number, now: Instant): string {
  return timeSinceText(instant(Math.floor(at)), now, zoneOf(requireSession()));
}
