/** How far the server's clock is ahead of this device's. Calls are signed by the server's. */
let aheadMs = 0;

export function adoptServerTime(serverTimeMs: number): void {
  aheadMs = serverTimeMs - Date.now();
}

export function serverNow(): number {
  return Date.now() + aheadMs;
}

/** For a page that is opened while nobody tells the time. */
export function serverAheadMs(): number {
  return aheadMs;
}
