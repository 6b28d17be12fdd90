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
  // The rule is about windows: a thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(settled);
}

function describeFault(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
