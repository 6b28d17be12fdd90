import { useEffect, useState } from "react";
import { timeSinceText } from "@comanda/domain/time/date-time-text";
import { instant, type Instant } from "@comanda/domain/time/instant";

import { listUnsent } from "@comanda/sync/outbox/unsent-list";

import type { Session } from "#api/session.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useOutboxMessages } from "#language/outbox-messages.ts";
import { useCurrentMinute } from "#records/use-current-minute.ts";
import { useRecordState } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";

import { keptOrdersText } from "../kept-orders/index.ts";
import { registerServiceWorker } from "../shell/index.ts";
import { requireSession, zoneOf } from "../order/index.ts";
import { FormerOrdersQuestion } from "./former-orders-question.tsx";
import { LeavingDialog } from "./leaving-dialog.tsx";
import { LostBillsDialog } from "./lost-bills-dialog.tsx";
import { startOutbox } from "./start-outbox.ts";
import { storesOrders, unsentIntents, useIntents } from "./intents-store.ts";
import { OutboxList } from "./outbox-list.tsx";
import styles from "./outbox.module.css";

/** The outbox starts a little after sign-in, so that it does not delay the first presses. */
const startDelayMs = 2000;

/** Runs a station's outbox for the length of the session. */
export function Outbox({ session }: { readonly session: Session }) {
  const { token, user } = session;
  useEffect(
    () => startOutbox(session),
    // oxlint-disable-next-line react/exhaustive-deps -- changed names and settings of the venue make a new session object, but it is the same session
    [token.session, user.station],
  );
  useEffect(() => {
    const timer = setTimeout(() => void registerServiceWorker(), startDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <OutboxStrip />
      <LeavingDialog />
      <LostBillsDialog location={user.location} />
    </>
  );
}

/** Shown under the top bar of every screen while the server is lost or intents are unsent. */
function OutboxStrip() {
  const outbox = useOutboxMessages();
  const now = useCurrentMinute();
  const lostSince = useRecordState((state) => state.lostSince);
  const messages = useAllMessages();
  const state = useIntents();
  const { intents, elsewhere, former } = state;
  const [isListed, setIsListed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const unsent = listUnsent(intents);
  const waiting = unsent.waiting.length;
  const stuck = unsentIntents(intents).length - waiting;
  const isLost = lostSince !== null;
  const isAllSent = waiting === 0 && stuck === 0 && elsewhere.length === 0;
  if (!isLost && isAllSent && !isListed) return null;
  const lostText = storesOrders(state) ? outbox.lost : outbox.lostUnsaved;
  const waitText = isLost ? outbox.notSent(waiting) : outbox.sending(waiting);
  return (
    <div className={styles["strip"]}>
      <output className={styles["texts"]}>
        {isLost && <p>{lostText(lossText(lostSince, now))}</p>}
        {waiting > 0 && <p className={styles["count"]}>{waitText}</p>}
        {elsewhere.map((kept) => (
          <p key={kept.place}>
            {former.some(({ place }) => place === kept.place)
              ? outbox.former(kept.count, kept.name || messages.anotherSalePoint)
              : keptOrdersText(kept, messages)}
          </p>
        ))}
        {stuck > 0 && <p className={styles["count"]}>{outbox.toLookAt(stuck)}</p>}
      </output>
      {waiting + stuck > 0 && (
        <Button kind="plain" onClick={() => setIsListed(true)}>
          {outbox.show}
        </Button>
      )}
      {waiting + stuck === 0 && former.length > 0 && (
        <Button kind="plain" onClick={() => setIsAsked(true)}>
          {outbox.show}
        </Button>
      )}
      {isAsked && <FormerOrdersQuestion onClose={() => setIsAsked(false)} />}
      {isListed && <OutboxList onClose={() => setIsListed(false)} />}
    </div>
  );
}

function lossText(at: number, now: Instant): string {
  return timeSinceText(instant(Math.floor(at)), now, zoneOf(requireSession()));
}
