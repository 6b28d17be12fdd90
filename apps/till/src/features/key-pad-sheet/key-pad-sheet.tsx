import { padLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey } from "@comanda/domain/input-pad/press-pad-key";
import { useCallback, useRef, useState, type ComponentType, type MouseEvent } from "react";

import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { KeyPadIcon } from "#ui/icons.tsx";
import { useTypedKeys } from "#ui/use-typed-keys.ts";

import { typeOnPad, useOrder } from "../order/index.ts";
import type { KeyPadProps } from "./key-pad-props.ts";
import styles from "./key-pad-sheet.module.css";

export type KeyPadSheetProps = Omit<KeyPadProps, "place" | "onDone"> & {
  /** Null until its file is here, which comes right after the first screen. */
  readonly KeyPad: ComponentType<KeyPadProps> | null;
  /** Shows only the icon among other buttons; screen readers still get the label. */
  readonly isCompact?: boolean;
};

/**
 * On a phone the pad slides up from the edge, above the button that opens it. While it is closed, the button shows the
 * typed digits, since the next tile uses them as its quantity. A digit that is typed anywhere on the screen opens it.
 */
export function KeyPadSheet({ KeyPad, isCompact = false, ...pad }: KeyPadSheetProps) {
  const { order } = useMessages();
  const typed = useOrder((state) => state.typed);
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  const handleTypedKey = useCallback((key: string) => {
    typeOnPad(pressPadKey(useOrder.getState().typed, key, padLimits.billNumber));
    if (key !== "Backspace") setIsOpen(true);
  }, []);
  useTypedKeys(place, handleTypedKey);
  const handleToggle = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // A focused text field would keep the phone's keyboard over the pad.
    currentTarget.focus();
    setIsOpen(!isOpen);
  };
  return (
    <div ref={place} className={styles["place"]} data-takes-digits={typed}>
      <Button
        kind="plain"
        aria-expanded={isOpen}
        aria-label={typed === "" ? order.keyPad : `${order.keyPad}: ${typed}`}
        onClick={handleToggle}
      >
        {typed === "" ? <KeyPadIcon /> : <strong className={styles["typed"]}>{typed}</strong>}
        {!isCompact && typed === "" && order.keyPad}
      </Button>
      {isOpen && (
        <div className={styles["sheet"]} data-key-pad="open">
          {KeyPad !== null && <KeyPad {...pad} place={place} onDone={close} />}
        </div>
      )}
    </div>
  );
}
