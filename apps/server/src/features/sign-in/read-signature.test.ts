import { describe, expect, test } from "vitest";

import type { IncomingCall } from "#http/incoming-call.ts";

import { readSignature } from "./read-signature.ts";

const token =
  `UsernameToken Username="waiter", PasswordDigest="${"A".repeat(43)}=", Nonce="${"B".repeat(24)}", ` +
  `Created="2026-11-20T12:00:00.500Z", Session="${"C".repeat(22)}", Epoch="0", Alg="HS256-2"`;

const headers: Readonly<Record<string, readonly string[]>> = {
  host: ["localhost"],
  "x-wsse": [token],
  "x-location-id": ["1"],
  "x-timer": ["1795176000"],
};

function anIncoming(
  changed: Readonly<Record<string, readonly string[]>> = {},
  target = "/api/product/list?a=b",
): IncomingCall {
  const values = { ...headers, ...changed };
  return {
    method: "GET",
    target,
    headerValues: (name) => values[name.toLowerCase()] ?? [],
    body: new Uint8Array(),
    address: "127.0.0.1",
  };
}

function codeOf(incoming: IncomingCall): string {
  const read = readSignature(incoming);
  return "refusal" in read ? read.refusal : "ok";
}

test("a plain request is read", () => {
  expect(readSignature(anIncoming())).toMatchObject({
    location: 1,
    toSign: {
      method: "GET",
      target: "/api/product/list?a=b",
      host: "localhost",
      timer: "1795176000",
    },
  });
});

describe("a repeated header", () => {
  test.each([
    ["x-wsse", [token, token], "token-malformed"],
    ["x-location-id", ["1", "2"], "location-malformed"],
    ["x-timer", ["1795176000", "1795176000"], "timer-mismatch"],
    ["host", ["localhost", "evil"], "header-repeated"],
    ["content-type", ["application/json", "text/plain"], "header-repeated"],
    ["idempotency-key", ["a", "b"], "header-repeated"],
  ])("is refused: %s", (name, values, code) => {
    expect(codeOf(anIncoming({ [name]: values }))).toBe(code);
  });
});

describe("a header with non-ASCII characters", () => {
  test.each(["host", "content-type"])("is refused: %s", (name) => {
    expect(codeOf(anIncoming({ [name]: ["caf\xe9"] }))).toBe("header-malformed");
  });
});

test("a request without a host is refused", () => {
  expect(codeOf(anIncoming({ host: [] }))).toBe("header-malformed");
});

test.each([
  "/api/../admin",
  "/api//bill",
  "/api/bill%2f17",
  "/api/bill%5C17",
  "/api/./bill",
  "/api/%2e%2e/bill",
  "/api/bill\\x",
  "/api/%00",
  "/api/bill#x",
  "http://localhost/api/bill",
  "*",
  "/api/b ill",
  "",
])("the target %s is refused", (target) => {
  expect(codeOf(anIncoming({}, target))).toBe("target-malformed");
});
