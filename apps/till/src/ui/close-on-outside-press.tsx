import { useEffect, type RefObject } from "react";

import { useCloseRequest } from "./use-close-request.ts";
import { useEscape } from "./use-escape.ts";

type CloseOnOutsidePressProps = {
  readonly place: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

/** Closes on Escape, Back of Android or a press outside. That press still counts, so a tile stays one touch away. */
export function CloseOnOutsidePress({ place, onClose }: CloseOnOutsidePressProps) {
  useEscape(onClose);
  useCloseRequest(onClose);
  useEffect(() => {
    const handleDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && place.current?.contains(target) !== true) onClose();
    };
    document.addEventListener("pointerdown", handleDown, { capture: true });
    return () => document.removeEventListener("pointerdown", handleDown, { capture: true });
  }, [place, onClose]);
  return null;
}
