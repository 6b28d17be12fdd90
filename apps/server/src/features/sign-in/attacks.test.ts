import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

import { pickStation } from "@comanda/contract/pick-station";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import {
  signedRequest,
  signInAs,
  type SentRequest,
  type SignedIn,
} from "../../testing/test-till.ts";

let app: TestApp;
let waiter: SignedIn;
let cashier: SignedIn;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  waiter = await signInAs(app, "waiter");
  cashier = await signInAs(app, "cashier");
  port = Number(new URL(await app.app().listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => app.close());

/** A request as raw bytes: no HTTP client normalizes it. */
type RawRequest = {
  readonly line: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
};

function bytesOf({ line, headers, body }: RawRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return Buffer.from(`${line} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n${body}`, "latin1");
}

/** Ends requests for which the server still expects more bytes. */
const timeoutMs = 2000;

async function codeOf(bytes: Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  // Ending the socket right after the bytes would make Node give up before a remote database has replied.
  socket.write(bytes);
  const timer = setTimeout(() => socket.end(), timeoutMs);
  const answer = await text(socket);
  clearTimeout(timer);
  const [, code] = /"code":"([^"]+)"/.exec(answer) ?? [];
  return code ?? /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? "no answer";
}

const idempotencyKey = "5f0c1f0e-7d52-4c61-9f0e-0a1b2c3d4e5f";

function toRawRequest({ method, target, headers, body }: SentRequest): RawRequest {
  const length = ["Content-Length", String(Buffer.byteLength(body))] as const;
  return { line: `${method} ${target}`, headers: [...Object.entries(headers), length], body };
}

/** A signed write with everything that can be signed, to a path below the one for picking a station. */
function aRequest(path = "/1?b=2&a=1"): RawRequest {
  const call = { method: pickStation.method, path: `/pick-station${path}` } as const;
  return toRawRequest(signedRequest(app, waiter, call, { body: { cash: 100 }, idempotencyKey }));
}

type Change = (request: RawRequest) => RawRequest;
type Attack = readonly [what: string, code: string, change: Change];

const line =
  (from: string, to: string): Change =>
  (request) => ({ ...request, line: request.line.replace(from, to) });

const body =
  (to: string): Change =>
  (request) => ({
    ...header("Content-Length", String(Buffer.byteLength(to)))(request),
    body: to,
  });

const header =
  (name: string, ...values: readonly string[]): Change =>
  (request) => ({
    ...request,
    headers: [
      ...request.headers.filter(([known]) => known.toLowerCase() !== name.toLowerCase()),
      ...values.map((value) => [name, value] as const),
    ],
  });

const token =
  (from: string | RegExp, to: () => string): Change =>
  (request) =>
    header("X-WSSE", valueOf(request, "X-WSSE").replace(from, to))(request);

const again =
  (name: string): Change =>
  (request) =>
    header(name, valueOf(request, name), valueOf(request, name))(request);

function valueOf({ headers }: RawRequest, name: string): string {
  return headers.find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1] ?? "";
}

const stamp = (digest: string): Change => token(/Digest="[^"]*"/, () => `Digest="${digest}"`);
const user = (name: string): Change => token('"waiter"', () => `"${name}"`);
const hash = (name: string): string => createHash(name).update("x").digest("base64");

const damagedRequest: readonly Attack[] = [
  ["another method", "not-signed-in", line("PATCH /api/pick-station/1", "GET /api/product/list")],
  ["a method in small letters", "400", line("PATCH", "patch")],
  ["another path", "not-signed-in", line("/1?", "/2?")],
  ["a query added to", "not-signed-in", line("a=1", "a=1&c=3")],
  ["a query changed", "not-signed-in", line("a=1", "a=2")],
  ["a query cut short", "not-signed-in", line("&a=1", "")],
  ["a query dropped", "not-signed-in", line("?b=2&a=1", "")],
  ["a query emptied", "not-signed-in", line("?b=2&a=1", "?")],
  ["a query in another order", "not-signed-in", line("b=2&a=1", "a=1&b=2")],
  ["a query spelled otherwise", "not-signed-in", line("a=1", "%61=1")],
  ["a body changed", "not-signed-in", body('{"cash":900}')],
  ["a body appended to", "not-signed-in", body('{"cash":100} ')],
  ["a body cut short", "not-signed-in", body('{"cash":100')],
  ["a body dropped", "not-signed-in", body("")],
  ["a body said to be shorter", "400", header("Content-Length", "5")],
  ["another host", "not-signed-in", header("host", "evil:80")],
  ["a host in capitals", "not-signed-in", header("host", "LOCALHOST:80")],
  ["another content type", "not-signed-in", header("content-type", "text/plain")],
  ["a content type with a charset", "not-signed-in", header("content-type", "application/json;")],
  ["another key", "not-signed-in", header("Idempotency-Key", idempotencyKey.replace("5f", "6f"))],
  ["no key", "not-signed-in", header("Idempotency-Key")],
  ["a key of no form", "header-malformed", header("Idempotency-Key", "k")],
  ["another location", "not-signed-in", header("X-Location-Id", "2")],
  ["no location", "location-malformed", header("X-Location-Id")],
  ["location 0", "location-malformed", header("X-Location-Id", "0")],
  ["location 01", "location-malformed", header("X-Location-Id", "01")],
  ["location -1", "location-malformed", header("X-Location-Id", "-1")],
  ["location 1e0", "location-malformed", header("X-Location-Id", "1e0")],
  ["two locations in one", "location-malformed", header("X-Location-Id", "1, 2")],
  ["a location too large", "location-malformed", header("X-Location-Id", "1".repeat(11))],
  ["another timer", "timer-mismatch", header("X-Timer", "1")],
  ["no timer", "timer-mismatch", header("X-Timer")],
  ["a timer with a fraction", "timer-mismatch", (r) => header("X-Timer", "1795176000.0")(r)],
];

const damagedToken: readonly Attack[] = [
  ["another user", "not-signed-in", user("admin")],
  ["a user in capitals", "token-malformed", user("Waiter")],
  ["a user with a Cyrillic a", "token-malformed", user("w\u00d0\u00b0iter")],
  ["a user with a full-width w", "token-malformed", user("\u00ef\u00bd\u0097aiter")],
  ["a user with a zero-width space", "token-malformed", user("waiter\u00e2\u0080\u008b")],
  ["a user with a quote", "token-malformed", user('wai"ter')],
  ["a user with a backslash", "token-malformed", user("wai\\ter")],
  ["a user with a space", "token-malformed", user("waiter ")],
  ["no user", "token-malformed", user("")],
  ["a user of 65 letters", "token-malformed", user("w".repeat(65))],
  [
    "another's session",
    "not-signed-in",
    (r) => token(waiter.token.session, () => cashier.token.session)(r),
  ],
  [
    "a session that is not",
    "not-signed-in",
    token(/Session="[^"]*"/, () => `Session="${"A".repeat(22)}"`),
  ],
  [
    "a session too short",
    "token-malformed",
    token(/Session="[^"]*"/, () => `Session="${"A".repeat(21)}"`),
  ],
  [
    "another nonce",
    "not-signed-in",
    token(/Nonce="[^"]*"/, () => `Nonce="${randomBytes(18).toString("base64")}"`),
  ],
  ["a short nonce", "token-malformed", token(/Nonce="[^"]*"/, () => 'Nonce="AAAA"')],
  ["no nonce", "token-malformed", token(/Nonce="[^"]*", /, () => "")],
  ["a moment later", "not-signed-in", token(".000Z", () => ".001Z")],
  ["a moment earlier", "timer-mismatch", token(/\d\d\.000Z/, () => "59.999Z")],
  ["no such day", "created-malformed", token("2026-11-20T", () => "2026-11-31T")],
  ["no such hour", "created-malformed", token(/T\d\d:/, () => "T25:")],
  ["a time without a Z", "token-malformed", token(".000Z", () => ".000")],
  ["a time of another zone", "token-malformed", token(".000Z", () => ".000+07:00")],
  ["another epoch", "not-signed-in", token('Epoch="0"', () => 'Epoch="1"')],
  ["a far epoch", "not-signed-in", token('Epoch="0"', () => 'Epoch="999999"')],
  ["an epoch too far", "token-malformed", token('Epoch="0"', () => 'Epoch="1000000"')],
  ["an epoch below zero", "token-malformed", token('Epoch="0"', () => 'Epoch="-1"')],
  ["an epoch 00", "token-malformed", token('Epoch="0"', () => 'Epoch="00"')],
  ["an empty digest", "token-malformed", stamp("")],
  ["a short digest", "token-malformed", stamp("AAAA")],
  ["a digest of zeros", "not-signed-in", stamp(`${"A".repeat(43)}=`)],
  ["a digest without a key", "not-signed-in", stamp(hash("sha256"))],
  ["a digest by SHA-1", "token-malformed", stamp(hash("sha1"))],
  ["a digest by SHA-512", "token-malformed", stamp(hash("sha512"))],
  ["a digest by MD5", "token-malformed", stamp(hash("md5"))],
  ["algorithm none", "token-malformed", token("HS256-2", () => "none")],
  ["an older algorithm", "token-malformed", token("HS256-2", () => "HS256-1")],
  ["no algorithm", "token-malformed", token(', Alg="HS256-2"', () => "")],
  ["one field more", "token-malformed", token(", Alg", () => ', Role="admin", Alg')],
  ["a field twice", "token-malformed", token(" Username", () => ' Username="admin", Username')],
  ["fields in another order", "token-malformed", token(/(N.*"), (C.*Z")/, () => 'Created="x"')],
  ["another scheme", "token-malformed", token("UsernameToken", () => "Bearer")],
  ["a scheme in small letters", "token-malformed", token("UsernameToken", () => "usernametoken")],
  ["something after it", "token-malformed", token(/$/, () => ",")],
  ["a token of 601 bytes", "token-malformed", header("X-WSSE", "U".repeat(601))],
  ["an empty token", "token-malformed", header("X-WSSE", "")],
  ["no token", "token-missing", header("X-WSSE")],
  ["a NUL in the token", "400", token('"waiter"', () => '"wai\0ter"')],
  ["a line feed in the token", "400", token('"waiter"', () => '"wai\nter"')],
  ["a line break in the token", "400", token('"waiter"', () => '"wai\r\nter"')],
  ["a line break and a header", "token-malformed", token(/$/, () => "x\r\nX-Role: admin")],
];

const readTwoWays: readonly Attack[] = [
  ["two tokens", "token-malformed", again("X-WSSE")],
  ["two locations", "location-malformed", again("X-Location-Id")],
  ["two timers", "timer-mismatch", again("X-Timer")],
  ["two keys", "header-repeated", again("Idempotency-Key")],
  ["two content types", "header-repeated", again("content-type")],
  ["two hosts", "header-repeated", again("host")],
  ["no host", "400", header("host")],
  ["two lengths that agree", "400", again("Content-Length")],
  ["two lengths that differ", "400", header("Content-Length", "12", "5")],
  ["a length and chunks", "400", header("Transfer-Encoding", "chunked")],
  ["a length below zero", "400", header("Content-Length", "-1")],
  ["a length in hex", "400", header("Content-Length", "0xc")],
  ["a body said to be gzip", "header-malformed", header("Content-Encoding", "gzip")],
  ["a body said to be as it is", "header-malformed", header("Content-Encoding", "identity")],
  ["a space before the colon", "400", header("X-Timer ", "1")],
  ["a header that goes on", "400", header("X-More", "a\r\n b\r\nX-\0: c")],
];

/** Signed correctly, so that only their form can be wrong. */
const targets: readonly (readonly [path: string, code: string])[] = [
  ["/..", "target-malformed"],
  ["/.", "target-malformed"],
  ["/%2e%2e", "target-malformed"],
  ["/1%2f2", "target-malformed"],
  ["/1%2F2", "target-malformed"],
  ["/1%5c2", "target-malformed"],
  ["/1\\2", "target-malformed"],
  ["/%00", "target-malformed"],
  ["/1#x", "target-malformed"],
  ["/../1", "path-not-found"],
  ["//1", "path-not-found"],
];

const cases: readonly Attack[] = [
  ...damagedRequest,
  ...damagedToken,
  ...readTwoWays,
  ...targets.map(([path, code]): Attack => [`the path ${path}`, code, () => aRequest(path)]),
  ["an address with its host", "target-malformed", line("/api", "http://localhost/api")],
  ["an address of everything", "path-not-found", line("/api/pick-station/1?b=2&a=1", "*")],
];

test("there are at least a hundred attacks", () => {
  expect(new Set(cases.map(([what]) => what)).size).toBe(cases.length);
  expect(cases.length).toBeGreaterThanOrEqual(100);
});

test("the unchanged request is accepted", async () => {
  expect(await codeOf(bytesOf(aRequest("/1")))).toBe("200");
});

test.each(cases)("%s: refused as %s", async (_what, code, change) => {
  expect(await codeOf(bytesOf(change(aRequest())))).toBe(code);
});
