import { useLocation } from "wouter";

import { useOutboxMessages } from "#language/outbox-messages.ts";
import { useMessages } from "#language/use-language.ts";
import { useRecords, useRecordState } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Empty } from "#ui/empty.tsx";

import { allowIntent, canBeAllowed } from "../approval/index.ts";
import { showRefusal, useAction } from "../notice/index.ts";
import { PriceActions, PriceRows } from "../price-question/index.ts";
import { unresolvedPrices } from "@comanda/sync/outbox/resolve-prices";
import { isBehindRefused, type Intent } from "@comanda/sync/outbox/intent";
import { intentText } from "./intent-texts.ts";
import { rejectedIntents, useIntents, pendingIntents } from "./intents-store.ts";
import { removeIntentLine, sendAtPrices } from "./answer-prices.ts";
import { dropIntents, openAsNew, sendAgain } from "./open-as-new.ts";
import styles from "./outbox-list.module.css";

type OutboxListProps = { readonly onClose: () => void };

/** Lists every intent that is not sent or was rejected, with the actions for it. */
export function OutboxList({ onClose }: OutboxListProps) {
  const outbox = useOutboxMessages();
  const intents = useIntents((state) => state.intents);
  const isSafe = useIntents((state) => state.isStoragePersistent);
  const texts = useIntentTexts();
  const stuck = rejectedIntents(intents);
  const waiting = pendingIntents(intents).filter((intent) => !isBehindRefused(intent, intents));
  return (
    <Dialog
      kind="sheet"
      title={
        stuck.length > 0 && waiting.length === 0 ? outbox.toLookAt(stuck.length) : outbox.title
      }
      onClose={onClose}
      actions={
        <Button kind="next" onClick={onClose}>
          {outbox.close}
        </Button>
      }
    >
      {stuck.length + waiting.length === 0 && <Empty title={outbox.nothing} hint="" />}
      <ul className={styles["list"]}>
        {stuck.map((intent) => (
          <li key={intent.turn} className={styles["stuck"]}>
            <p>{texts(intent)}</p>
            <Decisions intent={intent} onClose={onClose} />
          </li>
        ))}
        {waiting.map((intent) => (
          <li key={intent.turn} className={styles["waiting"]}>
            {texts(intent)}
          </li>
        ))}
      </ul>
      {!isSafe && <p className={styles["hint"]}>{outbox.mayBeCleared}</p>}
    </Dialog>
  );
}

/** Returns the text of each intent. */
export function useIntentTexts(): (intent: Intent) => string {
  const outbox = useOutboxMessages();
  const messages = useMessages();
  const reference = useRecordState((state) => state.reference);
  const records = useRecords((all) => all);
  const intents = useIntents((state) => state.intents);
  return (intent) =>
    reference === null ? "" : intentText(intent, { outbox, messages, reference, records, intents });
}

type DecisionsProps = { readonly intent: Intent; readonly onClose: () => void };

function Decisions({ intent, onClose }: DecisionsProps) {
  const outbox = useOutboxMessages();
  const [, navigate] = useLocation();
  const { isBusy, run } = useAction();
  const decide = (action: () => Promise<void>) =>
    run(async () => {
      await action();
      return null;
    });
  const prices = unresolvedPrices(intent);
  if (prices.length > 0) {
    const answers = {
      prices,
      isBusy,
      onRemove: (key: string) => void decide(() => removeIntentLine(intent, key)),
    };
    return (
      <>
        <PriceRows {...answers} quantityOf={(key) => piecesOf(intent, key)} />
        <div className={styles["decisions"]}>
          <PriceActions {...answers} onConfirm={() => void decide(() => sendAtPrices(intent))} />
        </div>
      </>
    );
  }
  const open = async () => {
    const refusal = await openAsNew(intent, useIntents.getState().intents);
    if (refusal !== null) showRefusal(refusal);
    else navigate("/order");
    onClose();
  };
  const { refused } = intent;
  const askManager = () => {
    if (refused !== null) allowIntent(intent, refused, () => void decide(() => sendAgain(intent)));
    // The question is asked above every screen.
    onClose();
  };
  const hasLines = intent.body.billItems.some((item) => "key" in item && item.qty > 0);
  return (
    <div className={styles["decisions"]}>
      {refused !== null && canBeAllowed("update-bill", refused.code) && (
        <Button kind="plain" onClick={askManager}>
          {outbox.askManager}
        </Button>
      )}
      {hasLines && (
        <Button kind="plain" onClick={() => void decide(open)}>
          {outbox.openAsNew}
        </Button>
      )}
      <Button kind="plain" onClick={() => void decide(() => sendAgain(intent))}>
        {outbox.sendAgain}
      </Button>
      <Button kind="plain" onClick={() => void decide(() => dropIntents(intent))}>
        {outbox.drop}
      </Button>
    </div>
  );
}

function piecesOf({ body }: Intent, key: string): number {
  return body.billItems.reduce(
    (sum, item) => ("key" in item && item.key === key ? item.qty : sum),
    1,
  );
}
