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

function send(settled: ThreadReply<object>): void {
  // A copy would be garbage in both threads until each of them collects it.
  parentPort?.postMessage(settled, transferable(settled));
}

/** The bytes of a reply, or in it, that fill their memory alone; a small Buffer shares its memory with others. */
function transferable(settled: ThreadReply<object>): ArrayBuffer[] {
  if (!("reply" in settled)) return [];
  const { reply } = settled;
  const parts = reply instanceof Uint8Array ? [reply] : Object.values(reply);
  return parts.flatMap((part: unknown) => {
    if (!(part instanceof Uint8Array) || !(part.buffer instanceof ArrayBuffer)) return [];
    return part.buffer.byteLength === part.byteLength ? [part.buffer] : [];
  });
}

function describeFault(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
