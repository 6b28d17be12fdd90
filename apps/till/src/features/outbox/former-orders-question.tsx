import { useOutboxMessages } from "#language/outbox-messages.ts";
import { Question } from "#ui/question.tsx";

import { useAction } from "../notice/index.ts";
import { useIntents } from "./intents-store.ts";
import { useIntentTexts } from "./outbox-list.tsx";
import styles from "./outbox-list.module.css";
import { discardFormerOrders } from "./start-outbox.ts";

/** Lists the orders that nobody can send any longer, and asks whether to discard them. */
export function FormerOrdersQuestion({ onClose }: { readonly onClose: () => void }) {
  const outbox = useOutboxMessages();
  const former = useIntents((state) => state.former);
  const { sentenceOf } = useIntentTexts();
  const { isBusy, run } = useAction();
  const discard = async () => {
    await discardFormerOrders(former);
    onClose();
    return null;
  };
  return (
    <Question
      title={outbox.dropFormer}
      no={outbox.stay}
      yes={outbox.drop}
      takesAway
      isBusy={isBusy}
      onNo={onClose}
      onYes={() => void run(discard)}
    >
      <p>{outbox.formerHint}</p>
      <ul className={styles["list"]}>
        {former.map((intent) => (
          <li key={intent.turn}>{sentenceOf(intent)}</li>
        ))}
      </ul>
    </Question>
  );
}
