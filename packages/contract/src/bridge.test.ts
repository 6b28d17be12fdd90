import { expect, test } from "vitest";

import { bridgeOrigin } from "./bridge.ts";

test.each([
  ["https://192.168.1.20:9180", "https://192.168.1.20:9180"],
  ["192.168.1.20:9180", "https://192.168.1.20:9180"],
  ["http://192.168.1.20:9181/", "http://192.168.1.20:9181"],
  [" HTTPS://Bridge.Local ", "https://bridge.local"],
  ["localhost:9180", "https://localhost:9180"],
  ["", null],
  ["https://", null],
  ["ftp://192.168.1.20", null],
  ["https://192.168.1.20:9180/print", null],
  ["https://bridge.local; script-src *", null],
  ["https://user@bridge.local", null],
])("a bridge at %j is asked at %j", (address, origin) => {
  expect(bridgeOrigin(address)).toBe(origin);
});
