import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect as connectPlain, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { connect as connectSecure } from "node:tls";

import { instant } from "@comanda/domain/time/instant";
import { createSecureServers } from "@comanda/tls/secure-servers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { buildApp } from "../app.ts";
import { openTestDatabase, testPasswords, type TestDatabase } from "../testing/test-database.ts";

const limitMs = 1000;
/** Node checks four times within the limit; the rest is for a busy machine, whose clock here begins late. */
const leewayMs = 3000;
const large = Buffer.alloc(64 * 1024 ** 2);
/** However much the system buffers for a client that does not read, this reply does not end by itself. */
function* withoutEnd(): Generator<Buffer> {
  for (;;) yield large.subarray(0, 64 * 1024);
}

let folder: string;
let data: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "comanda-stalled-"));
  data = await openTestDatabase();
});
afterAll(async () => {
  await data.remove();
  rmSync(folder, { recursive: true });
});

describe.each(["http", "https"] as const)("over %s", (scheme) => {
  let open: () => Socket;
  let close: () => Promise<void>;
  const { promise: endlessReplyClosed, resolve: tellEndlessReplyClosed } =
    Promise.withResolvers<void>();
  beforeAll(async () => {
    const source = { kind: "own", dataFolder: folder, program: "server" } as const;
    const options = { requestTimeoutMs: limitMs, onProblem: () => {} };
    const secure = scheme === "https" ? await createSecureServers(source, options) : null;
    const app = await buildApp({
      ...data,
      clock: () => instant(Date.now()),
      randomBytes,
      masterKey: randomBytes(32),
      passwords: testPasswords,
      findDemoPasswords: async () => [],
      tillFolder: tmpdir(),
      release: "test",
      callsPerSecond: 1000,
      logger: false,
      requestTimeoutMs: limitMs,
      afterErasure: async () => {},
      ...(secure !== null && { secure }),
    });
    app.get("/large", async () => large);
    app.get("/endless", (_request, reply) => {
      reply.raw.on("close", tellEndlessReplyClosed);
      return reply.send(Readable.from(withoutEnd(), { objectMode: false }));
    });
    app.get("/slow", async () => {
      await pause(limitMs * 1.5);
      return "done";
    });
    await app.listen({ host: "127.0.0.1", port: 0 });
    const bound = app.addresses()[0];
    const port = typeof bound === "object" ? bound.port : 0;
    open = () => {
      const place = { port, host: "127.0.0.1" };
      const socket =
        secure === null
          ? connectPlain(place)
          : connectSecure({ ...place, rejectUnauthorized: false });
      return socket.on("error", () => {});
    };
    close = async () => {
      secure?.stop();
      await app.close();
    };
  });
  afterAll(() => close());

  /** Resolves however the socket ends: if the server closes it during a write, the client gets an error first. */
  async function closed(socket: Socket): Promise<void> {
    await new Promise((resolve) => socket.once("close", resolve));
  }

  /** How long the server took to close it. */
  async function closedAfter(socket: Socket): Promise<number> {
    const began = performance.now();
    await closed(socket);
    return performance.now() - began;
  }

  const isInTime = (ms: number): boolean => ms > limitMs * 0.5 && ms < limitMs + leewayMs;

  test.concurrent("an idle connection is closed at the limit", async () => {
    expect(await closedAfter(open().resume())).toSatisfy(isInTime);
  });

  test.concurrent("headers that arrive one letter at a time are cut off", async () => {
    const socket = open().resume();
    socket.write("GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    const dripping = setInterval(() => socket.write("a"), limitMs / 10);
    expect(await closedAfter(socket)).toSatisfy(isInTime);
    clearInterval(dripping);
  });

  test.concurrent("a body that stops in the middle is cut off", async () => {
    const socket = open();
    const answer: Buffer[] = [];
    socket.on("data", (bytes: Buffer) => answer.push(bytes));
    socket.write(
      "POST /api/auth HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    );
    expect(await closedAfter(socket)).toSatisfy(isInTime);
    expect(Buffer.concat(answer).toString()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test.concurrent("a client that reads nothing of the reply is cut off", async () => {
    const socket = open();
    socket.write("GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(socket, "readable");
    const began = performance.now();
    await endlessReplyClosed;
    expect(performance.now() - began).toBeLessThan(limitMs * 2 + leewayMs);
    socket.resume();
    await closed(socket);
  });

  test.concurrent("a client that reads the reply slowly gets all of it", async () => {
    const socket = open();
    socket.write("GET /large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    let bytes = 0;
    let pauses = 6;
    socket.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (pauses === 0 || bytes < (7 - pauses) * 1_000_000) return;
      pauses -= 1;
      socket.pause();
      void pause(limitMs / 3).then(() => socket.resume());
    });
    await closed(socket);
    expect(bytes).toBeGreaterThan(large.length);
  });

  test.concurrent("the server itself may take longer, for the client does not stall then", async () => {
    const socket = open();
    const answer: Buffer[] = [];
    socket.on("data", (bytes: Buffer) => answer.push(bytes));
    socket.write("GET /slow HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    await closed(socket);
    expect(Buffer.concat(answer).toString()).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/);
  });
});
