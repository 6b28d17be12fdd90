import { useEffect, useId } from "react";

import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import type { OfferedPeople } from "./notice-store.ts";
import styles from "./people-dialog.module.css";

type PeopleDialogProps = {
  readonly title: string;
  readonly people: OfferedPeople;
  readonly onClose: () => void;
};

/** Lists the staff at work; a tap chooses one. */
export function PeopleDialog({ title, people, onClose }: PeopleDialogProps) {
  const { cancel, floor } = useMessages();
  const cancelId = useId();
  // A repeated Enter must not choose the first of them.
  useEffect(() => document.getElementById(cancelId)?.focus(), [cancelId]);
  const handleChoose = (ref: string) => {
    onClose();
    people.onChoose(ref);
  };
  return (
    <Dialog
      kind="sheet"
      title={title}
      onClose={onClose}
      actions={
        <Button id={cancelId} kind="plain" onClick={onClose}>
          {cancel}
        </Button>
      }
    >
      <p>{floor.whoIsHere}</p>
      <ul className={styles["people"]}>
        {people.list.map(({ ref, name }) => (
          <li key={ref}>
            <Button kind="plain" onClick={() => handleChoose(ref)}>
              {`${ref} ${name}`}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
