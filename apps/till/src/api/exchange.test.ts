import { beforeEach, expect, test, vi } from "vitest";

import type * as Exchange from "./exchange.ts";
import { pause } from "./pause.ts";
import { stubDevice } from "./testing/stub-device.ts";

const request = {
  method: "GET",
  target: "/api/bill/list",
  body: "",
  contentType: null,
  idempotencyKey: null,
};

let exchange: typeof Exchange.exchange;

beforeEach(async () => {
  stubDevice();
  ({ exchange } = await import("./exchange.ts"));
  vi.useFakeTimers();
});

const ask = (body: string | Uint8Array<ArrayBuffer> = "") =>
  exchange({ ...request, body }, {}, { isCached: false });

/** A server that sends the parts of its reply, each after so many seconds of the stopped clock, and then nothing more. */
function serve(parts: readonly (readonly [seconds: number, text: string])[], isWhole: boolean) {
  const send = (signal: AbortSignal) =>
    new ReadableStream<Uint8Array>({
      async start(controller) {
        signal.addEventListener("abort", () => controller.error(signal.reason));
        for (const [seconds, text] of parts) {
          await pause(seconds * 1000);
          if (signal.aborted) return;
          controller.enqueue(new TextEncoder().encode(text));
        }
        if (isWhole) controller.close();
      },
    });
  vi.stubGlobal("fetch", async (_target: string, { signal }: { signal: AbortSignal }) => {
    return new Response(send(signal), { headers: { "content-type": "application/json" } });
  });
}

test("a reply may take as long as it needs while parts of it keep coming", async () => {
  const parts = [1, 2, 3, 4].map((number) => [14, number === 4 ? "4]" : `${number},`] as const);
  serve([[0, "["], ...parts], true);
  const reply = ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reply).toMatchObject({ status: 200, body: { value: [1, 2, 3, 4] } });
});

test("a letter that is cut in two by the line is whole", async () => {
  const [first, second] = [new Uint8Array([34, 0xe0, 0xb8]), new Uint8Array([0x81, 34])];
  vi.stubGlobal("fetch", async () => new Response(new Blob([first, second]).stream()));
  expect(await ask()).toMatchObject({ body: { value: "ก" } });
});

test("a reply that stops for 15 seconds is lost", async () => {
  serve([[1, "[1,"]], false);
  let isOver = false;
  const reply = ask().finally(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(15_900);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await reply).toBeNull();
});

test("a server that does not reply is lost after 15 seconds, and later for a large upload", async () => {
  vi.stubGlobal("fetch", (_target: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  });
  const began = Date.now();
  const lengths = [ask(), ask(new Uint8Array(200_000))].map(async (reply) => [
    await reply,
    Date.now(),
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  const ended = await Promise.all(lengths);
  expect(ended).toEqual([
    [null, began + 15_000],
    [null, began + 25_000],
  ]);
});
