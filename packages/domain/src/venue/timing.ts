import { msPerMinute, msPerSecond } from "../time/instant.ts";

/** A shorter wait shows no spinner. */
export const spinnerDelayMs = 100;

export const pingTickMs = msPerSecond;

/** Ticks between pings while live push is not connected. */
export const ticksBetweenPings = 5;

/** With live push, a ping only checks the connection. */
export const pingWithPushMs = 30 * msPerSecond;

const silentPingFailures = 3;

/** Up to three lost pings are normal on Wi-Fi; the till shows the failure from the fourth in a row. */
export function isPingFailureShown(failuresInARow: number): boolean {
  return failuresInARow > silentPingFailures;
}

export const chunkTimeoutMs = 2 * msPerMinute;

const maximumRetries = 5;

/** Reference data is requested at most five times in all. */
export function mayRetryReferenceData(retriesSoFar: number): boolean {
  return retriesSoFar + 1 < maximumRetries;
}

/** How long after its last job a USB printer is released. */
export const usbCloseMs = 4 * msPerSecond;
