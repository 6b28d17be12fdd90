import fc from "fast-check";
import { expect, test } from "vitest";

import { addressAfterLogin } from "./login-address.ts";

const origin = "https://till.example";

test("signing in leads to the requested address", () => {
  expect(addressAfterLogin({ wanted: "/bills-open" })).toBe("/bills-open");
  expect(addressAfterLogin({ wanted: "/office/articles/7?tab=price#top" })).toBe(
    "/office/articles/7?tab=price#top",
  );
});

test("without a requested address, signing in leads to the first screen", () => {
  for (const state of [null, undefined, "/pay", 7, {}, { wanted: 7 }, { wanted: "/" }]) {
    expect(addressAfterLogin(state)).toBe("/");
  }
});

test("signing in never leads to another server", () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "https://evil.example",
    ),
    fc.constantFrom(
      "javascript:alert(1)",
      "\\\\evil.example",
      " //evil.example",
      "/\n\\evil.example",
    ),
    fc.string().map((text) => `/${text}`),
    fc.string(),
  );
  fc.assert(
    fc.property(hostile, (wanted) => {
      expect(new URL(addressAfterLogin({ wanted }), origin).origin).toBe(origin);
    }),
  );
});
