/** How far the server's clock is ahead of this device's. Requests are signed with the server's time. */
let clockOffsetMs = 0;

export function adoptServerTime(serverTimeMs: number): void {
  clockOffsetMs = serverTimeMs - Date.now();
}

export function serverNow(): number {
  return Date.now() + clockOffsetMs;
}

/** Stored on the device, for a start without a server that could give the time. */
export function serverClockOffsetMs(): number {
  return clockOffsetMs;
}
