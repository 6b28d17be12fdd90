import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";

import { SheetContext, type WayOut } from "./sheet-link.ts";
import styles from "./sheet.module.css";
import { leaveMoving, takeFocus } from "./take-focus.ts";

type SheetProps = {
  readonly children: ReactNode;
  /** Closes a sheet whose screen is not loaded yet. */
  readonly onClose: () => void;
  /** Called when a touch beside the sheet does not close it, because something is typed. */
  readonly onKept: () => void;
};

/**
 * Lays a screen over the one that it asks about, which stays in sight but cannot be pressed. A touch beside it cancels
 * it, unless that would drop what is typed. It is no modal dialog of the browser, since the till's brief messages have to
 * show above it and their buttons have to work.
 */
export function Sheet({ children, onClose, onKept }: SheetProps) {
  const titleId = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wayOut = useRef<WayOut>({ onCancel: onClose, isTyped: false });
  const [opener] = useState(findOpener);
  useLayoutEffect(() => {
    if (sheet.current === null || panel.current === null) return undefined;
    const giveBack = takeFocus(sheet.current, opener);
    const shown = panel.current;
    return () => {
      giveBack();
      leaveMoving(shown, styles["leaving"] ?? "");
    };
  }, [opener]);
  const link = useMemo(() => {
    const setWayOut = (way: WayOut) => {
      wayOut.current = way;
    };
    return { titleId, setWayOut };
  }, [titleId]);
  const handleTouchBeside = () => {
    const { onCancel, isTyped } = wayOut.current;
    if (isTyped) onKept();
    else onCancel();
  };
  return (
    <dialog
      open
      ref={sheet}
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles["sheet"]}
    >
      <button
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        data-beside-sheet=""
        className={styles["beside"]}
        onClick={handleTouchBeside}
      />
      <div ref={panel} className={styles["panel"]}>
        <SheetContext value={link}>{children}</SheetContext>
      </div>
    </dialog>
  );
}

/**
 * What the focus returns to, read before a field of the sheet takes it. After a touch it returns to nothing: Enter of a
 * scanner would press it once more.
 */
function findOpener(): Element | null {
  const { activeElement } = document;
  return activeElement?.matches(":focus-visible") === true ? activeElement : null;
}
