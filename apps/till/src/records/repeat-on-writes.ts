import { msPerMinute, msPerSecond } from "@comanda/domain/time/instant";

import { onReconnect } from "./on-reconnect.ts";
import { recordStore } from "./record-store.ts";

/** A full evening has several writes a second, and what an office screen shows need not be newer than this. */
const shortestPauseMs = 5 * msPerSecond;

/**
 * Asks at once, and again when a till or the office has written, when a lost server is back, every minute, and when the
 * page is looked at. Returns the function that ends it.
 */
export function repeatOnWrites(ask: () => Promise<void>): () => void {
  let isStopped = false;
  let isAsking = false;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askAndPause = async () => {
    isAsking = true;
    try {
      await ask();
    } finally {
      // Also after a fault: what the screen shows would never be newer again.
      timer = setTimeout(endPause, shortestPauseMs);
    }
  };
  const endPause = () => {
    isAsking = false;
    if (isDue && !isStopped) refresh();
  };
  const refresh = () => {
    isDue = isAsking;
    if (!isAsking && document.visibilityState === "visible") void askAndPause();
  };
  const unsubscribe = recordStore.subscribe((now, before) => {
    if (now.ping !== before.ping) refresh();
  });
  const forgetReconnect = onReconnect(refresh);
  const minutes = setInterval(refresh, msPerMinute);
  document.addEventListener("visibilitychange", refresh);
  addEventListener("focus", refresh);
  addEventListener("online", refresh);
  refresh();
  return () => {
    isStopped = true;
    unsubscribe();
    forgetReconnect();
    clearTimeout(timer);
    clearInterval(minutes);
    document.removeEventListener("visibilitychange", refresh);
    removeEventListener("focus", refresh);
    removeEventListener("online", refresh);
  };
}
