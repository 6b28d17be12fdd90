import { expect, test } from "vitest";

import { bridgeOrigin, isBridgeAddress } from "./bridge.ts";

test.each([
  ["https://192.168.1.20:9180", "https://192.168.1.20:9180"],
  ["192.168.1.20:9180", "https://192.168.1.20:9180"],
  ["http://192.168.1.20:9181/", "http://192.168.1.20:9181"],
  [" HTTPS://Bridge.Local ", "https://bridge.local"],
  ["localhost:9180", "https://localhost:9180"],
  // Refused for a new location, but who has it goes on printing.
  ["http://bridge.lotus.example:9180", "http://bridge.lotus.example:9180"],
  ["", null],
  ["https://", null],
  ["ftp://192.168.1.20", null],
  ["https://192.168.1.20:9180/print", null],
  ["https://bridge.local; script-src *", null],
  ["https://user@bridge.local", null],
])("a bridge at %j is asked at %j", (address, origin) => {
  expect(bridgeOrigin(address)).toBe(origin);
});

test.each([
  "192.168.1.20:9180",
  "http://10.0.0.5:9180",
  "http://172.16.0.5",
  "http://172.31.255.5",
  "http://127.0.0.1:9180",
  "http://100.64.0.5:9180",
  "http://printers:9180",
  "http://printers.home.arpa",
  // A venue may have a name and a certificate for it.
  "https://bridge.lotus.example:9180",
  "https://203.0.113.9",
])("a location may have its bridge at %s", (address) => {
  expect(isBridgeAddress(address)).toBe(true);
});

test.each([
  "",
  "ftp://192.168.1.20",
  "http://bridge.lotus.example:9180",
  "http://203.0.113.9",
  "http://172.15.0.5",
  "http://172.32.0.5",
  "http://100.128.0.5",
  "http://169.254.169.254",
  "https://169.254.169.254",
  "https://0.0.0.0",
  "https://224.0.0.1",
  "https://192.168.1.256",
  "https://192.168.1",
  "https://2852039166",
  "https://0xa9fea9fe",
  "https://0300.0250.0001.0005",
])("no location has its bridge at %s", (address) => {
  expect(isBridgeAddress(address)).toBe(false);
});
