import { Worker, type ResourceLimits } from "node:worker_threads";

/** A request on its way to a thread. */
export type ThreadRequest<Request> = { readonly id: number; readonly request: Request };

/** What a thread sends back. */
export type ThreadReply<Reply> =
  | { readonly id: number; readonly reply: Reply }
  | { readonly id: number; readonly fault: string };

export type RequestThread<Request, Reply> = {
  /** Fails if the work throws or the thread ends. */
  readonly ask: (request: Request) => Promise<Reply>;
  readonly close: () => Promise<void>;
};

type ThreadOptions = {
  readonly limits: ResourceLimits;
  readonly workerData?: object;
  /** The thread ends after this time without a request, and gives its memory back; null if it stays. */
  readonly idleMs: number | null;
};

type Pending<Reply> = {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
};

/**
 * Work on a thread of its own, which must not block orders. The first request starts the thread, and so does the first
 * one after it has ended.
 */
export function requestThread<Request, Reply>(
  url: URL,
  { limits: resourceLimits, workerData, idleMs }: ThreadOptions,
): RequestThread<Request, Reply> {
  const pending = new Map<number, Pending<Reply>>();
  let lastId = 0;
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | null = null;
  const fail = (ended: Worker, error: Error): void => {
    if (worker !== ended) return;
    worker = null;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const end = async (): Promise<void> => {
    if (idle !== null) clearTimeout(idle);
    const ended = worker;
    if (ended === null) return;
    fail(ended, new Error("The thread was ended"));
    await ended.terminate();
  };
  const settle = (settled: ThreadReply<Reply>): void => {
    const asked = pending.get(settled.id);
    pending.delete(settled.id);
    if ("reply" in settled) asked?.resolve(settled.reply);
    else asked?.reject(new Error(settled.fault));
    if (pending.size > 0) return;
    // The thread keeps the process alive only while it works.
    worker?.unref();
    if (idleMs !== null) idle = setTimeout(() => void end(), idleMs).unref();
  };
  const start = (): Worker => {
    const started = new Worker(url, { resourceLimits, workerData });
    started.on("message", settle);
    started.on("messageerror", (error) => {
      fail(started, error);
      // Nothing refers to the thread any more, so nothing else would end it.
      void started.terminate();
    });
    started.on("error", (error) => fail(started, toError(error)));
    started.on("exit", () => fail(started, new Error("The thread has ended")));
    return started;
  };
  return {
    ask: (request) => {
      const { promise, resolve, reject } = Promise.withResolvers<Reply>();
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      if (idle !== null) clearTimeout(idle);
      worker ??= start();
      worker.ref();
      const message: ThreadRequest<Request> = { id: lastId, request };
      // The rule is about windows: a thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(message);
      return promise;
    },
    close: end,
  };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
