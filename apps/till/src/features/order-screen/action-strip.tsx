import { useState } from "react";

import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";

import { KeyPadSheet, type KeyPadSheetProps } from "../key-pad-sheet/index.ts";
import { OrderActions, type OrderActionsProps } from "./order-actions.tsx";
import styles from "./order-screen.module.css";

type ActionStripProps = {
  readonly pad: KeyPadSheetProps;
  readonly isPinned: boolean;
} & OrderActionsProps;

/** The key pad's key, and what is done to lines; on a low screen behind a key of its own. */
export function ActionStrip({ pad, isPinned, parts }: ActionStripProps) {
  return (
    <div className={styles["strip"]} data-pinned={isPinned}>
      <div className={styles["pad-key"]}>
        <KeyPadSheet {...pad} />
      </div>
      <FoldedActions parts={parts} />
    </div>
  );
}

/** What is done to lines, under the lines of a phone; on a small one behind a key, too. */
export function ActionsBelowLines({ parts }: OrderActionsProps) {
  return (
    <div className={styles["bill-actions"]}>
      <FoldedActions parts={parts} />
    </div>
  );
}

function FoldedActions({ parts }: OrderActionsProps) {
  const { order } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={styles["actions-key"]}>
        <Button kind="plain" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {order.lineActions}
        </Button>
      </div>
      <div className={styles["actions"]} data-open={isOpen}>
        <OrderActions parts={parts} />
      </div>
    </>
  );
}
