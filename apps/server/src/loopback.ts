import { once } from "node:events";
import { createServer } from "node:net";

/**
 * The address to listen at for this machine alone. The name stands for both loopbacks, and listening at it fails on a
 * machine without IPv4 that still resolves the name to an IPv4 address.
 */
export async function loopbackFor(
  host: string,
  isThere: (address: string) => Promise<boolean> = canListenAt,
): Promise<string> {
  if (host !== "localhost" || (await isThere("127.0.0.1"))) return host;
  return (await isThere("::1")) ? "::1" : host;
}

async function canListenAt(address: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(0, address);
    await once(server, "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
