import { watchChanges } from "@comanda/contract/live";
import { beforeEach, expect, test, vi } from "vitest";

import { aSession } from "./testing/a-session.ts";
import { stubDevice } from "./testing/stub-device.ts";

const headers = { "content-type": "text/event-stream; charset=utf-8" };
const query = { lastPing: 9, mark: "a900000000000000" };

let wire: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
/** The till waits for the first byte. */
let isRead: Promise<void>;
let readLive: (listener: {
  readonly onAlive: () => void;
  readonly onEvent: () => void;
  readonly ended: Promise<unknown>;
}) => Promise<void>;

/** The headers of the stream are here; its body comes over `wire`. */
beforeEach(async () => {
  stubDevice();
  const { promise, resolve: pull } = Promise.withResolvers<void>();
  isRead = promise;
  const start = (controller: typeof wire) => {
    wire = controller;
  };
  const body = new ReadableStream({ start, pull: () => pull() }, { highWaterMark: 0 });
  vi.stubGlobal("fetch", async () => new Response(body, { headers }));
  const signedIn = aSession([]);
  const { startSession } = await import("./change-session.ts");
  await startSession({ ...signedIn, token: { ...signedIn.token, key: "AAAA" } });
  const { readStream } = await import("./events.ts");
  readLive = async (listener) => readStream(watchChanges, { query }, listener);
});

test("a stream is alive from its first byte: something in between may hold its body back", async () => {
  const onAlive = vi.fn<() => void>();
  const reading = readLive({ onAlive, onEvent: () => {}, ended: new Promise(() => {}) });
  await isRead;
  expect(onAlive).not.toHaveBeenCalled();
  wire.enqueue(new TextEncoder().encode(":\n\n"));
  await expect.poll(() => onAlive).toHaveBeenCalledTimes(1);
  wire.close();
  await reading;
});
