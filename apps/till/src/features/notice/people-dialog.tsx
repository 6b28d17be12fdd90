import { useCallback, useEffect, useId } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import { dismissNotice, useNotices, type OfferedPeople } from "./notice-store.ts";
import { describeNotice } from "./notices.tsx";
import styles from "./people-dialog.module.css";

/** The staff that a refusal offers instead of the one that was typed. */
export function PeopleQuestion() {
  const messages = useAllMessages();
  const notice = useNotices((state) => state.notice);
  const count = notice?.count ?? 0;
  const handleClose = useCallback(() => dismissNotice(count), [count]);
  const people = notice?.content.kind === "failure" ? notice.content.people : undefined;
  if (notice === null || people === undefined) return null;
  return (
    <PeopleDialog title={describeNotice(notice, messages)} people={people} onClose={handleClose} />
  );
}

type PeopleDialogProps = {
  readonly title: string;
  readonly people: OfferedPeople;
  readonly onClose: () => void;
};

/** Lists the staff at work; a tap chooses one. */
function PeopleDialog({ title, people, onClose }: PeopleDialogProps) {
  const { cancel, floor } = useAllMessages();
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
