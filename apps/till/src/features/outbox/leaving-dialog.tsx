import { useOutboxMessages } from "#language/outbox-messages.ts";
import { useRecordState } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import { itemNames } from "../item-names/index.ts";
import { requireSession, unsentOn, useOrder } from "../order/index.ts";
import { unsentIntents, useIntents } from "./intents-store.ts";
import { useIntentTexts } from "./outbox-list.tsx";
import styles from "./outbox-list.module.css";

function stay(): void {
  useIntents.setState({ leave: null });
}

/** Before signing out, shows what is not sent yet and when it will be. */
export function LeavingDialog() {
  const leave = useIntents((state) => state.leave);
  return leave === null ? null : <LeavingQuestion leave={leave} />;
}

/** A component of its own: only while it is shown does it render with every press on the order. */
function LeavingQuestion({ leave }: { readonly leave: () => void }) {
  const outbox = useOutboxMessages();
  const intents = useIntents((state) => state.intents);
  const { sentenceOf } = useIntentTexts();
  const lines = useUnsentLines();
  const { stations, user } = requireSession();
  const kept = unsentIntents(intents);
  const station = stations.find(({ id }) => id === user.station)?.name ?? "";
  return (
    <Dialog
      title={outbox.leaveTitle}
      onClose={stay}
      actions={
        <>
          <Button kind="plain" onClick={leave}>
            {outbox.leave}
          </Button>
          <Button kind="next" onClick={stay}>
            {outbox.stay}
          </Button>
        </>
      }
    >
      {kept.length > 0 && <p>{outbox.leaveText(station)}</p>}
      <ul className={styles["list"]}>
        {kept.map((intent) => (
          <li key={intent.turn}>{sentenceOf(intent)}</li>
        ))}
      </ul>
      {lines.length > 0 && (
        <>
          <p>{outbox.leaveLinesText(station)}</p>
          <ul className={styles["list"]}>
            {lines.map(({ key, name }) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** The unsent lines of the current order, by name. */
function useUnsentLines(): readonly { readonly key: string; readonly name: string }[] {
  const outbox = useOutboxMessages();
  const reference = useRecordState((state) => state.reference);
  const bill = useOrder((state) => state.bill);
  if (bill === null || reference === null) return [];
  const { movable, bound } = unsentOn(bill);
  const items = [...movable, ...bound];
  const names = itemNames(items, { outbox, reference });
  return items.map(({ key }, index) => ({ key, name: names[index] ?? "" }));
}
