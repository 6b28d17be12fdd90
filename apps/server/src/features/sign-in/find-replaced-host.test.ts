import { expect, test } from "vitest";

import { findReplacedHost } from "./find-replaced-host.ts";

test.each([
  ["on the port of its scheme", "https://pos.example", "pos.example"],
  ["on a port of its own", "http://192.168.1.10:8080", "192.168.1.10:8080"],
  ["at an IPv6 address", "https://[fd00::2]:8080", "[fd00::2]:8080"],
])("a page %s names the host to which it sends its calls", (_where, origin, host) => {
  expect(findReplacedHost({ origin, host })).toBeNull();
});

test.each([
  ["the address of the server, as nginx and Apache do by default", "127.0.0.1:8080"],
  ["the name without its port, as $host of nginx is", "pos.example"],
])("a proxy may send %s instead", (_what, received) => {
  const headers = { origin: "https://pos.example:8443", host: received };
  expect(findReplacedHost(headers)).toEqual({ sent: "pos.example:8443", received });
});

test.each([
  ["a program that is no browser", undefined],
  ["a page that hides its address", "null"],
  ["a page that no network brought", "capacitor://localhost"],
])("%s names no host that could have been replaced", (_who, origin) => {
  expect(
    findReplacedHost({ host: "127.0.0.1:8080", ...(origin !== undefined && { origin }) }),
  ).toBe(null);
});
