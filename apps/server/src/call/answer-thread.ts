import { parentPort } from "node:worker_threads";

import type { ThreadReply, ThreadRequest } from "./request-thread.ts";

/** The thread's side of `requestThread`: does each piece of work, and reports what it throws. */
export function answerThread(work: (request: never) => Promise<object>): void {
  parentPort?.on("message", ({ id, request }: ThreadRequest<never>) => {
    void work(request).then(
      (reply) => send({ id, reply }),
      (error: unknown) => send({ id, fault: describeFault(error) }),
    );
  });
}

function send(settled: ThreadReply<unknown>): void {
  // A copy would be garbage in both threads until each of them collects it.
  parentPort?.postMessage(settled, transferable(settled));
}

/** Bytes that fill their memory alone; a small Buffer shares its memory with others. */
function transferable(settled: ThreadReply<unknown>): ArrayBuffer[] {
  if (!("reply" in settled) || !(settled.reply instanceof Uint8Array)) return [];
  const { buffer, byteLength } = settled.reply;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

function describeFault(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
