import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import type { IncomingCall } from "./incoming-call.ts";
import { requestHasher } from "./request-hash.ts";

const bodyOf = (text: string) => new TextEncoder().encode(text);

const request: IncomingCall = {
  method: "POST",
  target: "/api/admin/user/add",
  headerValues: () => [],
  body: bodyOf('{"password":"demo"}'),
  address: "127.0.0.1",
};

const hash = requestHasher(Buffer.alloc(32, 1));

test("equal requests have equal hashes, and different requests different ones", () => {
  expect(hash({ ...request })).toBe(hash(request));
  const others = [{ method: "PUT" }, { target: "/api/user/add" }, { body: bodyOf("{}") }];
  const hashes = others.map((other) => hash({ ...request, ...other }));
  expect(new Set([hash(request), ...hashes]).size).toBe(4);
});

test("a reader of the database without the key cannot test passwords against a hash", () => {
  const { method, target, body } = request;
  const plain = createHash("sha256").update(`${method} ${target}\n`).update(body).digest("hex");
  expect(hash(request)).not.toBe(plain);
  expect(requestHasher(Buffer.alloc(32, 2))(request)).not.toBe(hash(request));
});
