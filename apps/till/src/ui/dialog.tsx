import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react";

import styles from "./dialog.module.css";

type DialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, the main action last. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
  /** Enter in a field of the dialog. */
  readonly onEnter?: () => void;
  /** `sheet` slides in from the edge and has room for long content; `wide` has as much as the screen gives. */
  readonly kind?: "message" | "sheet" | "wide";
};

/** A modal dialog; Escape closes it. */
export function Dialog(props: DialogProps) {
  const { title, children, actions, onClose, onEnter, kind = "message" } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed while still in the document, so that focus returns to the opener; after removal it could not.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const handleKey = (event: KeyboardEvent) => {
    if (!isEnterForFormAround(event)) return;
    event.preventDefault();
    onEnter?.();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`${styles["dialog"]} ${styles[kind]}`}
      onCancel={(event) => {
        // A dialog over this one, or the choice of a file in it, is cancelled alone.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={handleKey}
    >
      <h2 id={titleId} className={styles["title"]}>
        {title}
      </h2>
      <div className={styles["content"]}>{children}</div>
      <div className={styles["actions"]}>{actions}</div>
    </dialog>
  );
}

/** A form around the dialog would be sent by Enter, unless the dialog has one of its own. */
function isEnterForFormAround({ key, target, nativeEvent, currentTarget }: KeyboardEvent): boolean {
  if (key !== "Enter" || nativeEvent.isComposing || nativeEvent.defaultPrevented) return false;
  return target instanceof HTMLInputElement && !currentTarget.contains(target.form);
}
