import type { Intent } from "@comanda/sync/outbox/intent";
import { listUnsent } from "@comanda/sync/outbox/unsent-list";

import { useOutboxMessages } from "#language/outbox-messages.ts";
import { useMessages } from "#language/use-language.ts";
import { useRecords, useRecordState } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Empty } from "#ui/empty.tsx";

import { Decisions } from "./decisions.tsx";
import { contentText, intentText } from "./intent-texts.ts";
import { unsentIntents, useIntents } from "./intents-store.ts";
import styles from "./outbox-list.module.css";

type OutboxListProps = { readonly onClose: () => void };

/** Lists every intent that is not sent or was rejected, with what it holds back and the actions for it. */
export function OutboxList({ onClose }: OutboxListProps) {
  const outbox = useOutboxMessages();
  const intents = useIntents((state) => state.intents);
  const isSafe = useIntents((state) => state.isStoragePersistent);
  const { sentenceOf, contentOf } = useIntentTexts();
  const { stuck, waiting } = listUnsent(intents);
  const { length } = unsentIntents(intents);
  return (
    <Dialog
      kind="sheet"
      title={length > 0 && waiting.length === 0 ? outbox.toLookAt(length) : outbox.title}
      onClose={onClose}
      actions={
        <Button kind="next" onClick={onClose}>
          {outbox.close}
        </Button>
      }
    >
      {length === 0 && <Empty title={outbox.nothing} hint="" />}
      <ul className={styles["list"]}>
        {stuck.map((one) => (
          <li key={one.intent.turn} className={styles["stuck"]}>
            <p>{sentenceOf(one.intent)}</p>
            {one.heldBack.map((held) => (
              <p key={held.turn}>{outbox.heldBack(contentOf(held))}</p>
            ))}
            <Decisions stuck={one} onClose={onClose} />
          </li>
        ))}
        {waiting.map((intent) => (
          <li key={intent.turn} className={styles["waiting"]}>
            {sentenceOf(intent)}
          </li>
        ))}
      </ul>
      {!isSafe && <p className={styles["hint"]}>{outbox.mayBeCleared}</p>}
    </Dialog>
  );
}

type IntentText = (intent: Intent) => string;

/** Returns the sentence about each intent, and what it holds. */
export function useIntentTexts(): {
  readonly sentenceOf: IntentText;
  readonly contentOf: IntentText;
} {
  const outbox = useOutboxMessages();
  const messages = useMessages();
  const reference = useRecordState((state) => state.reference);
  const records = useRecords((all) => all);
  const intents = useIntents((state) => state.intents);
  const textBy =
    (text: typeof intentText): IntentText =>
    (intent) =>
      reference === null ? "" : text(intent, { outbox, messages, reference, records, intents });
  return { sentenceOf: textBy(intentText), contentOf: textBy(contentText) };
}
