import { useEffect, useEffectEvent, useRef } from "react";

import { listenToKeys } from "./listen-to-keys.ts";
import { addKey, isEndOfScan, noKeys } from "./scanned-keys.ts";

/**
 * The Enter of a scanner does not send the form of the field with this ID; the field's text before the scan goes to
 * `onScan`. It listens to the page, because typing comes to a field that does not have the focus yet.
 */
export function useScannedKeys(
  id: string,
  text: string,
  onScan: ((textBefore: string) => void) | undefined,
): void {
  const run = useRef(noKeys);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, timeStamp, repeat } = event;
    if (key !== "Enter") {
      // A key that is held down repeats as fast as a scanner.
      run.current = repeat ? noKeys : addKey(run.current, timeStamp, text);
      return;
    }
    if (document.activeElement?.id !== id || !isEndOfScan(run.current, timeStamp)) return;
    event.preventDefault();
    onScan?.(run.current.textBefore);
  });
  const isWatched = onScan !== undefined;
  useEffect(() => (isWatched ? listenToKeys(handleKey) : undefined), [isWatched]);
}
