import { useId, useLayoutEffect, useRef, type ReactNode } from "react";

import styles from "./dialog.module.css";

type DialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** What to press, the next step last. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
  /** `sheet` comes up from the edge and leaves room for long content. */
  readonly kind?: "message" | "sheet";
};

/** Asks for an answer before anything else; Escape is the same as closing it. */
export function Dialog({ title, children, actions, onClose, kind = "message" }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed while it is still in the page, it gives the focus back to what opened it; after that it could not.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`${styles["dialog"]} ${styles[kind]}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} className={styles["title"]}>
        {title}
      </h2>
      <div className={styles["content"]}>{children}</div>
      <div className={styles["actions"]}>{actions}</div>
    </dialog>
  );
}
