import { signatureWindow } from "@comanda/contract/signed-request";
import fc from "fast-check";
import { expect, test } from "vitest";

import { nonceMemory } from "./nonce-memory.ts";

const windowMs = signatureWindow.pastMs + signatureWindow.futureMs;

test("a nonce is fresh once, as long as its request can be valid", () => {
  fc.assert(
    fc.property(fc.nat(10 * windowMs), fc.nat(windowMs), (start, later) => {
      const nonces = nonceMemory();
      expect(nonces.isUsed("a", start)).toBe(false);
      expect(nonces.use("a", start)).toBe("fresh");
      expect(nonces.isUsed("a", start + later)).toBe(true);
      expect(nonces.use("a", start + later)).toBe("used");
      expect(nonces.use("b", start + later)).toBe("fresh");
    }),
  );
});

test("a nonce is forgotten two windows later", () => {
  const nonces = nonceMemory();
  nonces.use("a", 0);
  expect(nonces.use("a", 2 * windowMs)).toBe("fresh");
});

test("the memory is bounded", () => {
  const nonces = nonceMemory(2);
  expect(["a", "b", "c"].map((nonce) => nonces.use(nonce, 0))).toEqual(["fresh", "fresh", "full"]);
  expect(nonces.use("c", windowMs)).toBe("fresh");
});
