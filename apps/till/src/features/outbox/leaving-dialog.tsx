import { useOutboxMessages } from "#language/outbox-messages.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import { requireSession } from "../order/index.ts";
import { unsentOf, useIntents } from "./intents-store.ts";
import { useIntentTexts } from "./outbox-list.tsx";
import styles from "./outbox-list.module.css";

function stay(): void {
  useIntents.setState({ leave: null });
}

/** Who signs out sees what stays behind on this till, and when it will be sent. */
export function LeavingDialog() {
  const outbox = useOutboxMessages();
  const leave = useIntents((state) => state.leave);
  const intents = useIntents((state) => state.intents);
  const texts = useIntentTexts();
  if (leave === null) return null;
  const { stations, user } = requireSession();
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
      <p>{outbox.leaveText(station)}</p>
      <ul className={styles["list"]}>
        {unsentOf(intents).map((intent) => (
          <li key={intent.turn}>{texts(intent)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
