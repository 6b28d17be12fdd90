import { normalizeUsername, isUsername } from "@comanda/domain/staff/username";
import { instant, msPerDay } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  formatCreated,
  buildSignedHeaders,
  parseCreated,
  stringToSign,
  formatTimer,
  type RequestToSign,
} from "./signed-request.ts";
import { formatToken, type Token } from "./token-header.ts";
import { parseToken } from "./parse-token.ts";

const token: Token = {
  username: "waiter",
  digest: `${"A".repeat(43)}=`,
  nonce: "B".repeat(24),
  created: "2026-11-20T19:55:01.123Z",
  session: "C".repeat(22),
  epoch: 0,
};

const request: RequestToSign = {
  method: "PATCH",
  target: "/api/pick-station/3",
  host: "localhost:8080",
  username: token.username,
  session: token.session,
  epoch: token.epoch,
  created: token.created,
  nonce: token.nonce,
  location: "1",
  timer: "1795204501",
  idempotencyKey: null,
  contentType: null,
  bodyHash: "0".repeat(64),
};

describe("a token", () => {
  test("accepts every username that the staff form allows", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 66 }), (typed) => {
        const read = parseToken(formatToken({ ...token, username: normalizeUsername(typed) }));
        expect(read !== null).toBe(isUsername(typed));
      }),
    );
    const taken = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$/);
    fc.assert(
      fc.property(taken, (typed) => {
        const sent = { ...token, username: normalizeUsername(typed) };
        expect(parseToken(formatToken(sent))).toEqual(sent);
      }),
    );
  });

  test("has one canonical spelling of its digest", () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(bytes, (raw) => {
        const digest = Buffer.from(raw).toString("base64");
        const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        const spellings = alphabet.split("").map((last) => `${digest.slice(0, 42)}${last}=`);
        const same = spellings.filter(
          (one) => Buffer.from(one, "base64").toString("base64") === digest,
        );
        expect(same).toHaveLength(4);
        expect(same.filter((one) => parseToken(formatToken({ ...token, digest: one })))).toEqual([
          digest,
        ]);
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    ["without its padding", "A".repeat(43)],
    ["with twice the padding", `${"A".repeat(42)}==`],
    ["with a space", `${"A".repeat(42)} =`],
    ["with a line break", `${"A".repeat(43)}=\n`],
    ["as it stands in addresses", `${"_".repeat(42)}A=`],
  ])("is none with a digest %s", (_how, digest) => {
    expect(parseToken(formatToken({ ...token, digest }))).toBeNull();
  });

  test("parses back to what was formatted", () => {
    expect(parseToken(formatToken(token))).toEqual(token);
  });

  const written = formatToken(token);
  test.each([
    ["empty", ""],
    ["a classic one without our fields", written.replace(/, Session.*$/, "")],
    ["another algorithm", written.replace("HS256-2", "none")],
    ["no algorithm", written.replace(', Alg="HS256-2"', "")],
    ["a short digest", written.replace(/PasswordDigest="[^"]*"/, 'PasswordDigest="AAAA"')],
    ["an extra field", written.replace(", Alg", ', Role="admin", Alg')],
    ["a repeated field", written.replace("Username", 'Username="admin", Username')],
    ["reordered fields", written.replace(/(Nonce="[^"]*"), (Created="[^"]*")/, "$2, $1")],
    ["a quote in the name", written.replace("waiter", 'wai"ter')],
    ["a line break in the name", written.replace("waiter", "wai\r\nter")],
    ["a name in capitals", written.replace("waiter", "Waiter")],
    ["a name that only looks the same", written.replace("waiter", "wаiter")],
    ["a negative epoch", written.replace('Epoch="0"', 'Epoch="-1"')],
    ["an epoch with a leading zero", written.replace('Epoch="0"', 'Epoch="00"')],
    ["something behind it", `${written} `],
    ["two of them", `${written}, ${written}`],
    ["more than 600 bytes", written.replace("waiter", "w".repeat(600))],
  ])("is none with %s", (_what, header) => {
    expect(parseToken(header)).toBeNull();
  });
});

describe("the time of creation", () => {
  test("keeps its milliseconds", () => {
    const at = instant(1_795_204_501_007);
    expect(formatCreated(at)).toBe("2026-11-20T19:55:01.007Z");
    expect(parseCreated("2026-11-20T19:55:01.007Z")).toBe(at);
    expect(formatTimer(at)).toBe("1795204501");
  });

  test.each(["2026-02-30T10:00:00.000Z", "2026-01-01T24:00:00.000Z", "2026-01-01 10:00:00.000Z"])(
    "%s is none",
    (text) => {
      expect(parseCreated(text)).toBeNull();
    },
  );

  test("parses back for any time", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000 * msPerDay }), (ms) => {
        expect(parseCreated(formatCreated(instant(ms)))).toBe(ms);
      }),
    );
  });
});

describe("the string to sign", () => {
  test("contains each field with its length", () => {
    expect(stringToSign(request)).toBe(
      [
        "17:POS-HMAC-SHA256-2",
        "5:PATCH",
        "19:/api/pick-station/3",
        "14:localhost:8080",
        "6:waiter",
        `22:${token.session}`,
        "1:0",
        "24:2026-11-20T19:55:01.123Z",
        `24:${token.nonce}`,
        "1:1",
        "10:1795204501",
        "1:-",
        "1:-",
        `64:${"0".repeat(64)}`,
      ].join("\n"),
    );
  });

  test("changes when a byte moves from one field to the next", () => {
    const ascii = fc.string({
      unit: fc.constantFrom("0", "9", ":", "-", "/", "a", " "),
      maxLength: 12,
    });
    fc.assert(
      fc.property(ascii, ascii, ascii, ascii, (target, host, otherTarget, otherHost) => {
        fc.pre(target !== otherTarget || host !== otherHost);
        const one = stringToSign({ ...request, target, host });
        expect(stringToSign({ ...request, target: otherTarget, host: otherHost })).not.toBe(one);
      }),
    );
  });

  test("accepts only ASCII", () => {
    expect(() => stringToSign({ ...request, host: "hôst" })).toThrow(RangeError);
    expect(() => stringToSign({ ...request, host: "a\nb" })).toThrow(RangeError);
  });
});

test("the headers contain an idempotency key only if there is one", () => {
  expect(Object.keys(buildSignedHeaders(request, token.digest))).toEqual([
    "X-WSSE",
    "X-Location-Id",
    "X-Timer",
  ]);
  const key = "5f0c1f0e-7d52-4c61-9f0e-0a1b2c3d4e5f";
  expect(
    buildSignedHeaders({ ...request, idempotencyKey: key }, token.digest)["Idempotency-Key"],
  ).toBe(key);
});
