import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { offerContext, parseKeyOffer, formatKeyOffer } from "./key-offer.ts";

const sealed = "A".repeat(80);

describe("a key offer", () => {
  test("parses back to what was formatted", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (epoch) => {
        expect(parseKeyOffer(formatKeyOffer({ epoch, sealed }))).toEqual({ epoch, sealed });
      }),
    );
  });

  test.each([
    "",
    sealed,
    `.${sealed}`,
    `0.${sealed}`,
    `01.${sealed}`,
    `-1.${sealed}`,
    `1000000.${sealed}`,
    `1.${sealed}A`,
    `1.${sealed.slice(1)}`,
    `1.${sealed.slice(1)}=`,
    `1.${sealed.slice(1)}+`,
    ` 1.${sealed}`,
    `1.${sealed}\n`,
    `1.${sealed}, 2.${sealed}`,
  ])("has one spelling, which %j is not", (header) => {
    expect(parseKeyOffer(header)).toBeNull();
  });

  test("is bound to a session, an epoch and a request", () => {
    const contexts = [
      offerContext({ session: "s", nonce: "n" }, 1),
      offerContext({ session: "t", nonce: "n" }, 1),
      offerContext({ session: "s", nonce: "m" }, 1),
      offerContext({ session: "s", nonce: "n" }, 2),
    ];
    expect(new Set(contexts).size).toBe(contexts.length);
  });
});
