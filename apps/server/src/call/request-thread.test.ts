import { setTimeout } from "node:timers/promises";

import { afterAll, expect, test } from "vitest";

import { requestThread } from "./request-thread.ts";

/** Doubles numbers, throws for 13, ends for 0, and counts its requests for -1. */
const doubler = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    let count = 0;
    parentPort.on("message", ({ id, request }) => {
      count += 1;
      if (request === 0) process.exit();
      const reply = request === -1 ? count : request * 2;
      parentPort.postMessage(request === 13 ? { id, fault: "unlucky" } : { id, reply });
    });
  `)}`,
);

const threads: { close: () => Promise<void> }[] = [];
function newThread(idleMs: number | null = null) {
  const thread = requestThread<number, number>(doubler, { limits: {}, idleMs });
  threads.push(thread);
  return thread;
}
afterAll(async () => {
  for (const { close } of threads) await close();
});

test("requests that overlap each get their own reply", async () => {
  const { ask } = newThread();
  expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([2, 4, 6]);
});

test("work that throws fails alone", async () => {
  const { ask } = newThread();
  const [failed, done] = await Promise.allSettled([ask(13), ask(4)]);
  expect(failed).toMatchObject({ status: "rejected", reason: new Error("unlucky") });
  expect(done).toMatchObject({ value: 8 });
});

test("a thread that dies fails what it had to do, and the next request starts it again", async () => {
  const { ask } = newThread();
  await expect(ask(0)).rejects.toThrow("The thread has ended");
  expect(await ask(5)).toBe(10);
});

test("a thread whose reply cannot be read ends", { timeout: 30_000 }, async () => {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  // The thread has a larger stack than this one, so it can send what is too deep to be read here.
  const program = `
    import { parentPort, workerData } from "node:worker_threads";
    setInterval(() => Atomics.add(workerData.beats, 0, 1), 1);
    parentPort.on("message", ({ id }) => {
      let reply = [];
      for (let depth = 0; depth < 20_000; depth += 1) reply = [reply];
      parentPort.postMessage({ id, reply });
    });
  `;
  const url = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  const limits = { stackSizeMb: 16 };
  const thread = requestThread<string, unknown>(url, {
    limits,
    workerData: { beats },
    idleMs: null,
  });
  threads.push(thread);
  await expect(thread.ask("deep")).rejects.toThrow("call stack");
  const beatsSoon = async () => {
    const before = Atomics.load(beats, 0);
    await setTimeout(300);
    return Atomics.load(beats, 0) - before;
  };
  await expect.poll(beatsSoon, { timeout: 20_000 }).toBe(0);
});

test("a closed thread fails what it had to do", async () => {
  const { ask, close } = newThread();
  const [asked] = await Promise.allSettled([ask(6), close()]);
  expect(asked).toMatchObject({ reason: new Error("The thread was ended") });
});

test("an idle thread ends, and the next request starts it again", { timeout: 30_000 }, async () => {
  const { ask } = newThread(1);
  await ask(7);
  // Only a new thread counts from one; on a busy machine it may take seconds to start.
  await expect.poll(() => ask(-1), { timeout: 20_000 }).toBe(1);
});

test("bytes in a reply are handed over, not copied", async () => {
  const program = `
    import { answerThread } from ${JSON.stringify(new URL("./answer-thread.ts", import.meta.url))};
    let sent = new Uint8Array(8);
    answerThread(async (request) => (request === "bytes" ? { json: sent, tag: "8" } : { left: sent.length }));
  `;
  const url = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  const thread = requestThread<string, object>(url, { limits: {}, idleMs: null });
  threads.push(thread);
  expect(await thread.ask("bytes")).toEqual({ json: new Uint8Array(8), tag: "8" });
  expect(await thread.ask("what is left")).toEqual({ left: 0 });
});
