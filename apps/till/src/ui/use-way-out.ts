import { useContext, useLayoutEffect } from "react";

import { SheetContext } from "./sheet-link.ts";
import { leave } from "./unsaved.tsx";
import { useEscape } from "./use-escape.ts";

/**
 * Escape cancels the screen, and so does a touch beside its sheet as long as nothing is typed. A page with changes asks
 * before Escape drops them (`useUnsaved`).
 */
export function useWayOut(onCancel: () => void, isTyped = false): void {
  const setWayOut = useContext(SheetContext)?.setWayOut;
  useEscape(isTyped ? () => leave(onCancel) : onCancel);
  useLayoutEffect(() => setWayOut?.({ onCancel, isTyped }));
}
