import { readHealth } from "@comanda/contract/health";

import { callApi } from "#api/call.ts";
import { pause } from "#api/pause.ts";
import { isNoticeShown } from "#features/notice/index.ts";
import { recordStore } from "#records/record-store.ts";

const checkIntervalMs = 3000;
/** How long there must be no input before a reload. */
const idleMs = 3000;
/** Prevents a reload loop if a file is missing for good. */
const minReloadIntervalMs = 5 * 60_000;

/**
 * After a failed script import, browsers never retry the same script, even once the network is back. The till would
 * lack it until the page closes, which takes days. So the page reloads once the server answers and no input would be
 * lost. The order on the screen survives a reload.
 */
export function reloadAfterMissingFile(): void {
  addEventListener("vite:preloadError", () => void reloadWhenIdle(), { once: true });
}

/**
 * For a user who is waiting for the missing file. Returns false if a reload cannot help; the caller then has to show
 * why.
 */
export async function reloadNow(): Promise<boolean> {
  if (msUntilNextReload() > 0 || !(await isServerUp())) return false;
  location.reload();
  return true;
}

async function reloadWhenIdle(): Promise<void> {
  let touchedAt = performance.now();
  for (const kind of ["pointerdown", "keydown"]) {
    addEventListener(kind, () => void (touchedAt = performance.now()), true);
  }
  await pause(msUntilNextReload());
  do {
    await pause(checkIntervalMs);
    // The server first: a user may begin something while its answer is under way.
  } while (!(await isServerUp()) || performance.now() - touchedAt < idleMs || isBusy());
  location.reload();
}

function msUntilNextReload(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const wasLoadedAgain =
    navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
  return wasLoadedAgain ? Math.max(minReloadIntervalMs - performance.now(), 0) : 0;
}

/**
 * Only the order screen restores its input after a reload, and no screen a notice, such as what to give back. Without
 * records the till shows no screen.
 */
function isBusy(): boolean {
  const isOpen = recordStore.getState().reference !== null;
  const isTyping = document.activeElement?.matches("input, textarea") === true;
  return isTyping || isNoticeShown() || (isOpen && location.pathname !== "/order");
}

async function isServerUp(): Promise<boolean> {
  return (await callApi(readHealth, {})).ok;
}
