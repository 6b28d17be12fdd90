import { expect, test } from "vitest";

import {
  chunkTimeoutMs,
  isPingFailureShown,
  mayRetryReferenceData,
  pingTickMs,
  pingWithPushMs,
  spinnerDelayMs,
  ticksBetweenPings,
  usbCloseMs,
} from "./timing.ts";

test("the till uses the timings of the spec", () => {
  expect({ spinnerDelayMs, pingTickMs, ticksBetweenPings, pingWithPushMs }).toEqual({
    spinnerDelayMs: 100,
    pingTickMs: 1000,
    ticksBetweenPings: 5,
    pingWithPushMs: 30_000,
  });
  expect({ chunkTimeoutMs, usbCloseMs }).toEqual({ chunkTimeoutMs: 120_000, usbCloseMs: 4000 });
});

test("three lost pings are ignored, the fourth is shown", () => {
  expect([1, 2, 3, 4, 5].map(isPingFailureShown)).toEqual([false, false, false, true, true]);
});

test("reference data is requested again at most four times", () => {
  expect([0, 1, 2, 3, 4, 5].map(mayRetryReferenceData)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
