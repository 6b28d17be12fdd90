import { randomBytes } from "node:crypto";

import { id } from "@comanda/domain/id";
import { instant, msPerDay } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { expect, test } from "vitest";

import { deviceTokens } from "./device-tokens.ts";

const now = instant(1_800_000_000_000);
const tokens = deviceTokens(Buffer.alloc(32, 1), randomBytes);
const waiter = id<"staff">(3);
const token = tokens.issue(null, waiter, now);

test("a token identifies its device, and so does the device's next token", () => {
  const device = tokens.read(token, now);
  expect(device).toMatch(/^[\w-]{22}$/);
  const next = tokens.issue(device, waiter, instant(now + msPerDay));
  expect(next).not.toBe(token);
  expect(tokens.read(next, now)).toBe(device);
});

test("a token expires after 90 days without a sign-in", () => {
  expect(tokens.read(token, instant(now + 90 * msPerDay))).not.toBeNull();
  expect(tokens.read(token, instant(now + 91 * msPerDay))).toBeNull();
});

test("a token of another server, or one with any changed byte, is invalid", () => {
  expect(deviceTokens(Buffer.alloc(32, 2), randomBytes).read(token, now)).toBeNull();
  const dot = token.lastIndexOf(".");
  // The last character of a base64url text holds two unused bits.
  fc.assert(
    fc.property(fc.nat(token.length - 2), fc.constantFrom("A", "b", "7", "_"), (at, sign) => {
      const touched = token.slice(0, at) + sign + token.slice(at + 1);
      expect(tokens.read(touched, now) === null || touched === token).toBe(true);
    }),
  );
  expect(tokens.read(token.slice(0, dot), now)).toBeNull();
  expect(tokens.read("", now)).toBeNull();
});

test("a user gets twelve new devices a day; the next ones count as the last of them", () => {
  const some = deviceTokens(Buffer.alloc(32, 1), randomBytes);
  const newDevices = (count: number, user: number, at = now) =>
    Array.from({ length: count }, () => some.read(some.issue(null, id(user), at), at));
  const made = newDevices(20, 3);
  expect(new Set(made).size).toBe(12);
  expect(new Set(made.slice(11)).size).toBe(1);
  expect(made).not.toContain(newDevices(1, 4)[0]);
  const later = instant(now + msPerDay);
  expect(new Set([...made, ...newDevices(12, 3, later)]).size).toBe(24);
  // A known device stays its own.
  const [first] = made;
  expect(some.read(some.issue(first ?? null, id(3), later), later)).toBe(first);
});
