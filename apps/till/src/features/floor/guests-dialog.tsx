import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Key } from "#ui/key.tsx";

import styles from "./floor.module.css";

/** Larger parties are counted on the order, with the keys for any number. */
const numbers = Array.from({ length: 12 }, (_none, index) => index + 1);

type GuestsDialogProps = {
  readonly place: string;
  readonly onChoose: (cover: number | null) => void;
  readonly onClose: () => void;
};

/** How many guests sit down: one touch, and their order begins. */
export function GuestsDialog({ place, onChoose, onClose }: GuestsDialogProps) {
  const { tables: texts, order, cancel } = useAllMessages();
  return (
    <Dialog
      title={texts.howMany(place)}
      onClose={onClose}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            {cancel}
          </Button>
          <Button kind="plain" onClick={() => onChoose(null)}>
            {texts.skipNumber}
          </Button>
        </>
      }
    >
      <div className={styles["numbers"]}>
        {numbers.map((number) => (
          <Key key={number} label={order.covers(number)} onPress={() => onChoose(number)}>
            {number}
          </Key>
        ))}
      </div>
    </Dialog>
  );
}
