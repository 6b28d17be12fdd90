import { createServer } from "node:net";
import { parentPort } from "node:worker_threads";

const server = createServer();
server.listen({ host: "127.0.0.1", port: 0, backlog: 1 }, () => {
  const address = server.address();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(typeof address === "object" ? address?.port : null);
  // From here on this thread accepts no connections.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
