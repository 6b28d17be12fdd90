// Plain JavaScript for the same reason as run.mjs.
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * The port at which the server is to serve, if another program listens there, perhaps a Comanda; null if it is free, or
 * if the settings do not say a port, which the server explains better.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<number | null>}
 */
export async function findTakenPort(environment) {
  const port = Number(environment["PORT"]?.trim() || "8080");
  const host = environment["HOST"]?.trim() || "localhost";
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return null;
  // The name stands for both.
  for (const address of host === "localhost" ? ["127.0.0.1", "::1"] : [host])
    if (await isTaken(port, address)) return port;
  return null;
}

/**
 * @param {number} port
 * @param {string} address
 */
async function isTaken(port, address) {
  const server = createServer();
  try {
    server.listen({ port, host: address });
    await once(server, "listening");
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
