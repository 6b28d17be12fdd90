import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { deserialize } from "node:v8";

import { newBill } from "@comanda/contract/bill";
import { apiPrefix } from "@comanda/contract/call";
import { parseToken } from "@comanda/contract/parse-token";
import { signedHeaders, stringToSign } from "@comanda/contract/signed-request";

import { openRawWrites } from "./raw-writes.ts";
import type { BareSetup } from "./start-bare-server.ts";

/**
 * What a server with our guarantees costs without a product in it: it checks the signature, parses the body, writes the
 * rows of a real order or payment, shares one sync between the requests that are there, and replies with what a real
 * reply says. It has no sessions, no rules and no prices, and reads nothing.
 */
const [, , folder = ""] = process.argv;
const { rows, keys, replies }: BareSetup = deserialize(readFileSync(join(folder, "setup")));
const keyOf = new Map(keys.map(({ session, key }) => [session, Buffer.from(key, "base64")]));
const writes = openRawWrites(join(folder, "bare.db"), rows);
const saveTarget = `${apiPrefix}${newBill.path}`;

let count = 0;
const waiting: (() => void)[] = [];

function handle(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  if (!isSigned(request, body)) {
    response.writeHead(401).end();
    return;
  }
  const parsed: unknown = JSON.parse(body.toString());
  if (typeof parsed !== "object" || parsed === null) throw new Error("Nothing was sent");
  if (waiting.length === 0) {
    writes.begin();
    // Requests that have arrived join.
    setImmediate(commit);
  }
  const reply = write(request.url ?? "");
  waiting.push(() => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(reply));
  });
}

function write(target: string): object {
  if (target === saveTarget) {
    count += 1;
    writes.save(count);
    return { ...replies.save, id: count };
  }
  writes.pay(Number(/\d+/.exec(target)?.[0]));
  return replies.pay;
}

function commit(): void {
  writes.commit();
  for (const answer of waiting.splice(0)) answer();
}

function isSigned({ method = "", url = "", headers }: IncomingMessage, body: Buffer): boolean {
  const header = (name: string): string => String(headers[name.toLowerCase()] ?? "");
  const token = parseToken(header(signedHeaders.token));
  const key = keyOf.get(token?.session ?? "");
  if (token === null || key === undefined) return false;
  const text = stringToSign({
    ...token,
    method,
    target: url,
    host: headers.host ?? "",
    location: header(signedHeaders.location),
    timer: header(signedHeaders.timer),
    idempotencyKey: header(signedHeaders.idempotencyKey),
    contentType: headers["content-type"] ?? null,
    bodyHash: createHash("sha256").update(body).digest("hex"),
  });
  const digest = createHmac("sha256", key).update(text).digest();
  return timingSafeEqual(digest, Buffer.from(token.digest, "base64"));
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => handle(request, response, Buffer.concat(parts)));
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
