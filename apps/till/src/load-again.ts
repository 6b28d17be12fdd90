import { readHealth } from "@comanda/contract/health";

import { callApi } from "#api/call.ts";
import { sessionState } from "#api/session.ts";

const askAgainMs = 3000;
/** Hands have been still for so long. */
const quietMs = 3000;
/** A file that never comes does not make a till load itself on and on. */
const oncePerMs = 5 * 60_000;

/**
 * A browser never asks again for a script that did not come, whatever becomes of the network: what needs it would be
 * missing for as long as the page is open, which is days. So the page is loaded again once the server answers, when
 * nobody is at anything that would be lost. What is on the order is kept.
 */
export function loadAgainForMissing(): void {
  addEventListener("vite:preloadError", () => void loadAgain(), { once: true });
}

/** For somebody who waits for what is missing. False where that cannot help: then they have to be told. */
export async function loadAgainAtOnce(): Promise<boolean> {
  if (untilNextMs() > 0 || !(await isServed())) return false;
  location.reload();
  return true;
}

async function loadAgain(): Promise<void> {
  let touchedAt = performance.now();
  for (const kind of ["pointerdown", "keydown"]) {
    addEventListener(kind, () => void (touchedAt = performance.now()), true);
  }
  await pause(untilNextMs());
  /* oxlint-disable no-await-in-loop -- once after the other */
  do {
    await pause(askAgainMs);
  } while (performance.now() - touchedAt < quietMs || isBusy() || !(await isServed()));
  /* oxlint-enable no-await-in-loop */
  location.reload();
}

function untilNextMs(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const wasLoadedAgain =
    navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
  return wasLoadedAgain ? Math.max(oncePerMs - performance.now(), 0) : 0;
}

/** Other screens than the order keep nothing of what was pressed. */
function isBusy(): boolean {
  const now = sessionState();
  const isAtWork = now.state === "signed-in" && now.session.user.station !== null;
  const isTyping = document.activeElement?.matches("input, textarea") === true;
  return isTyping || (isAtWork && location.pathname !== "/order");
}

async function isServed(): Promise<boolean> {
  return (await callApi(readHealth, {})).ok;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
