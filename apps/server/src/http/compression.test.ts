import { expect, test } from "vitest";

import { acceptedEncoding } from "./compression.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["gzip;q=1.0, br;q=0.1", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000, gzip; q=0.5", "gzip"],
  ["gzip;q=0", null],
  ["x-gzip, brotli, br-2", null],
  ["identity", null],
  ["", null],
])("a client that accepts %o gets %o", (accepted, encoding) => {
  expect(acceptedEncoding({ headers: { "accept-encoding": accepted } })).toBe(encoding);
});

test("a client that names no encoding gets none", () => {
  expect(acceptedEncoding({ headers: {} })).toBeNull();
});
