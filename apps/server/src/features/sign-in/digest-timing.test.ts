import { createHmac, createSecretKey, hash, randomBytes, type KeyObject } from "node:crypto";

import { stringToSign } from "@comanda/contract/signed-request";
import { formatToken } from "@comanda/contract/token-header";
import { parseToken } from "@comanda/contract/parse-token";
import { instant } from "@comanda/domain/time/instant";
import { expect, test } from "vitest";

import { hasDigest } from "./authenticate.ts";
import type { Signature } from "./read-signature.ts";

type Verify = (signature: Signed, key: KeyObject, body: Uint8Array) => boolean;
type Signed = Pick<Signature, "token" | "toSign">;

const key = createSecretKey(randomBytes(32));
const body = new Uint8Array();
const claims = {
  username: "waiter",
  nonce: "B".repeat(24),
  created: "2026-11-20T12:00:00.000Z",
  session: "C".repeat(22),
  epoch: 0,
};
const toSign = {
  ...claims,
  method: "GET",
  target: "/api/product/list",
  host: "localhost",
  location: "1",
  timer: String(instant(1_795_176_000)),
  idempotencyKey: null,
  contentType: null,
};

const right = createHmac("sha256", key)
  .update(stringToSign({ ...toSign, bodyHash: hash("sha256", body) }))
  .digest();

/** The correct digest with one bit of this byte flipped. */
function wrongAt(byte: number): Signed {
  const digest = Buffer.from(right);
  digest[byte] = (digest[byte] ?? 0) ^ 1;
  return signed(digest);
}

function signed(digest: Buffer): Signed {
  const token = parseToken(formatToken({ ...claims, digest: digest.toString("base64") }));
  if (token === null) throw new Error("Not a token");
  return { token, toSign };
}

/** The difference between the times for a wrong first and a wrong last byte, in standard errors. */
function welch(verify: Verify, samples: number): number {
  const kinds = [kindOf(wrongAt(0)), kindOf(wrongAt(31))];
  // The order is random, or it would affect the times.
  for (const byte of randomBytes(samples)) {
    for (const { signature, ns } of byte % 2 === 0 ? kinds : kinds.toReversed()) {
      const start = process.hrtime.bigint();
      verify(signature, key, body);
      ns.push(Number(process.hrtime.bigint() - start));
    }
  }
  // Drops outliers, which come from other work on the machine.
  const all = kinds.flatMap(({ ns }) => ns).toSorted((one, other) => one - other);
  const longest = all[Math.floor(all.length * 0.8)] ?? 0;
  const [first, last] = kinds.map(({ ns }) => meanAndError(ns.filter((time) => time <= longest)));
  if (first === undefined || last === undefined) throw new Error("Nothing was measured");
  return (first.mean - last.mean) / Math.hypot(first.error, last.error);
}

function kindOf(signature: Signed): { readonly signature: Signed; readonly ns: number[] } {
  return { signature, ns: [] };
}

function meanAndError(values: readonly number[]): {
  readonly mean: number;
  readonly error: number;
} {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, error: Math.sqrt(variance / values.length) };
}

const significantT = 4.5;

/** A leak shows in every round, the noise of a busy machine does not. */
function revealsPosition(verify: Verify, samples: number): boolean {
  for (let round = 0; round < 5; round += 1) {
    if (Math.abs(welch(verify, samples)) < significantT) return false;
  }
  return true;
}

test("the correct digest is distinguished from wrong ones", () => {
  expect(hasDigest(signed(right), key, body)).toBe(true);
  expect(hasDigest(wrongAt(0), key, body)).toBe(false);
  expect(hasDigest(wrongAt(31), key, body)).toBe(false);
});

test("the time does not reveal where a digest is wrong", () => {
  expect(revealsPosition(hasDigest, 20_000)).toBe(false);
});

test("the time of a comparison that stops at the first wrong byte does", () => {
  const stopsEarly: Verify = (signature) => {
    const digest = Buffer.from(signature.token.digest, "base64");
    return right.every((byte, index) => {
      hash("sha256", digest);
      return byte === digest[index];
    });
  };
  expect(revealsPosition(stopsEarly, 2000)).toBe(true);
});
