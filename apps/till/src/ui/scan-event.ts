import { useEffect, useEffectEvent, type RefObject } from "react";

/** Sent to a field into which a code was scanned that it does not take. */
const scanEvent = "comanda-scan";

/** Returns whether the field itself takes the code back. */
export function reportScan(field: Element, textBefore: string): boolean {
  return !field.dispatchEvent(new CustomEvent(scanEvent, { detail: textBefore, cancelable: true }));
}

/** Calls the handler with the text before a scan, which it has to restore; without one, the till does and says so. */
export function useScanReport(
  field: RefObject<HTMLElement | null>,
  onScan: ((textBefore: string) => void) | undefined,
): void {
  const handle = useEffectEvent((event: Event) => {
    event.preventDefault();
    if (event instanceof CustomEvent) onScan?.(String(event.detail));
  });
  const isWatched = onScan !== undefined;
  useEffect(() => {
    const element = field.current;
    if (!isWatched || element === null) return undefined;
    element.addEventListener(scanEvent, handle);
    return () => element.removeEventListener(scanEvent, handle);
  }, [field, isWatched]);
}
