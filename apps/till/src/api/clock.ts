/** How far the server's clock is ahead of this device's. Requests are signed with the server's time. */
let aheadMs = 0;

export function adoptServerTime(serverTimeMs: number): void {
  aheadMs = serverTimeMs - Date.now();
}

export function serverNow(): number {
  return Date.now() + aheadMs;
}

/** Stored on the device, for a start without a server that could give the time. */
export function serverAheadMs(): number {
  return aheadMs;
}
