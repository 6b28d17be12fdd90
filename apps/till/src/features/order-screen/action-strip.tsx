import { useCallback, useRef, useState } from "react";

import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { CloseOnOutsidePress } from "#ui/close-on-outside-press.tsx";

import { KeyPadSheet, type KeyPadSheetProps } from "../key-pad-sheet/index.ts";
import { OrderActions, type OrderActionsProps } from "./order-actions.tsx";
import styles from "./order-screen.module.css";

type ActionStripProps = {
  readonly pad: KeyPadSheetProps;
  readonly isPinned: boolean;
} & FoldedActionsProps;

/** The key pad's key, and more for the order; on a low screen behind a key of its own. */
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

/** More for the order, under the lines of a phone; on a small one behind a key, too. */
export function ActionsBelowLines({ parts }: FoldedActionsProps) {
  return (
    <div className={styles["bill-actions"]}>
      <FoldedActions parts={parts} />
    </div>
  );
}

type FoldedActionsProps = Pick<OrderActionsProps, "parts">;

/** Over the tiles or lines only for as long as it is needed. */
function FoldedActions({ parts }: FoldedActionsProps) {
  const { order } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const key = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    // What has the focus in there goes out of sight with it.
    if (place.current?.contains(document.activeElement) === true) key.current?.focus();
    setIsOpen(false);
  }, []);
  return (
    <div ref={place} className={styles["folded"]}>
      <div className={styles["actions-key"]}>
        <Button ref={key} kind="plain" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {order.moreForOrder}
        </Button>
      </div>
      <div className={styles["actions"]} data-open={isOpen}>
        <OrderActions parts={parts} onDone={close} />
      </div>
      {isOpen && <CloseOnOutsidePress place={place} onClose={close} />}
    </div>
  );
}
