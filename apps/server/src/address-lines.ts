import { X509Certificate } from "node:crypto";

import { hostsInUrls, readAuthority } from "@comanda/tls/own-certificate";
import type { FastifyInstance } from "fastify";

import type { Config } from "./config.ts";
import { trustPath } from "./features/trust/index.ts";

/** Lines that say where the server can be reached and, where it cannot be, what is missing. */
export function formatAddressLines(
  app: FastifyInstance,
  { host, tls }: Pick<Config, "host" | "tls">,
): readonly string[] {
  const scheme = tls === null ? "http" : "https";
  const bound = app.addresses().filter((address) => typeof address !== "string");
  const ports = [...new Set(bound.map(({ port }) => port))];
  const hosts = hostsInUrls(host);
  const addresses = ports.flatMap((port) => hosts.map((each) => `${scheme}://${each}:${port}`));
  const elsewhere = addresses.filter((address) => !isOfThisMachine(address));
  // Not every device can resolve the host name of a machine on its network.
  const likeliest = elsewhere.find(isIpAddress) ?? elsewhere[0] ?? addresses[0] ?? "";
  const others = addresses.filter((address) => address !== likeliest);
  const ready = [
    `Comanda is ready: ${likeliest}`,
    ...(others.length === 0 ? [] : [`Also at: ${others.join(", ")}`]),
  ];
  if (tls?.kind === "own") return [...ready, ...formatTrustLines(tls.dataFolder, likeliest)];
  if (tls !== null || isOfThisMachine(likeliest)) return ready;
  return [
    ...ready,
    "Other devices cannot log in without TLS: set COMANDA_TLS=auto, or put a TLS proxy in front.",
  ];
}

/** Returns null if only this machine can reach the server. */
export function demoPasswordWarning({ host }: Pick<Config, "host">): string | null {
  if (hostsInUrls(host).every((each) => isOfThisMachine(`//${each}`))) return null;
  return "Warning: anyone who can reach this address can log in with that password. Change it in the back office, under Staff.";
}

function isOfThisMachine(address: string): boolean {
  return /\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(address);
}

function isIpAddress(address: string): boolean {
  return /\/\/\d+\.\d+\.\d+\.\d+:/.test(address);
}

function formatTrustLines(dataFolder: string, address: string): readonly string[] {
  const { fingerprint256 } = new X509Certificate(readAuthority(dataFolder));
  return [
    `On each device, once: open ${address}${trustPath} and follow the steps.`,
    `It shows this fingerprint: ${fingerprint256}`,
  ];
}
