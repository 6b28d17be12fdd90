import { authorityFile } from "@comanda/tls/own-certificate";
import type { FastifyInstance } from "fastify";

import type { Config } from "./config.ts";

/** Where the server can be reached, and what is missing where it cannot be. */
export function addressLines(
  app: FastifyInstance,
  { host, tls }: Pick<Config, "host" | "tls">,
): readonly string[] {
  const scheme = tls === null ? "http" : "https";
  const bound = app.addresses().filter((address) => typeof address !== "string");
  const ports = new Set(bound.map(({ port }) => port));
  const addresses = [...ports].map(
    (port) => `Comanda is ready: ${scheme}://${inUrl(host)}:${port}`,
  );
  if (tls?.kind === "own") {
    const file = authorityFile(tls.dataFolder);
    return [...addresses, `Each device has to trust this authority once: ${file}`];
  }
  const isHere = host === "localhost" || host === "127.0.0.1" || host === "::1";
  if (isHere || tls !== null) return addresses;
  return [
    ...addresses,
    "Other devices cannot sign in here without TLS: set COMANDA_TLS=auto, or put TLS in front of it.",
  ];
}

function inUrl(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}
