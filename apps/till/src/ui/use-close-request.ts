import { useEffect } from "react";

type CloseWatcher = EventTarget & { readonly destroy: () => void };

declare global {
  var CloseWatcher: (new () => CloseWatcher) | undefined;
}

/**
 * Back of Android closes what is open over the screen, and nothing else; so does Escape, unless `useEscape` takes it.
 * Without `CloseWatcher`, Back leaves the screen. The handler must stay the same between renders: a watcher that begins
 * without a touch is closed together with the one before.
 */
export function useCloseRequest(onClose: () => void): void {
  useEffect(() => {
    if (globalThis.CloseWatcher === undefined) return undefined;
    const watcher = new globalThis.CloseWatcher();
    watcher.addEventListener("close", onClose);
    return () => watcher.destroy();
  }, [onClose]);
}
