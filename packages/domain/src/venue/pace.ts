import { msPerMinute, msPerSecond } from "../time/instant.ts";

/** Shorter waits than this need no spinner. */
export const spinnerDelayMs = 100;

export const pingTickMs = msPerSecond;

/** How many ticks lie between two pings while nothing else tells the till what changed. */
export const ticksBetweenPings = 5;

/** With live push connected the ping only proves that both sides are there. */
export const pingWithPushMs = 30 * msPerSecond;

const silentPingFailures = 3;

/** A lost ping or three happens on any Wi-Fi; from the fourth in a row the till says so. */
export function isPingFailureShown(failuresInARow: number): boolean {
  return failuresInARow > silentPingFailures;
}

export const chunkTimeoutMs = 2 * msPerMinute;

const maximumRetries = 5;

/** Reference data that does not come is asked for again, fewer than five times. */
export function mayRetryReferenceData(retriesSoFar: number): boolean {
  return retriesSoFar + 1 < maximumRetries;
}

/** How long after its last paper a USB printer is let go. */
export const usbCloseMs = 4 * msPerSecond;
