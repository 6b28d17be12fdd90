import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createServer, type Server } from "node:https";
import { createSecureContext } from "node:tls";

import type { KeyPair } from "./make-certificate.ts";
import { ownCertificate, ownNames, type OwnCertificate } from "./own-certificate.ts";
import { stalledRequestLimits } from "./stalled-requests.ts";

/** Where the certificate comes from: files that the operator manages, or our own authority in the data folder. */
export type TlsSource =
  | { readonly kind: "own"; readonly dataFolder: string; readonly program: "server" | "bridge" }
  | { readonly kind: "files"; readonly certificate: string; readonly key: string };

/** Its message says in one sentence why TLS is not possible. */
export class UnusableCertificate extends Error {
  override readonly name = "UnusableCertificate";
}

export type SecureServers = {
  readonly create: (listener: RequestListener) => Server;
  readonly stop: () => void;
};

type SecureServerOptions = {
  readonly requestTimeoutMs: number;
  readonly names?: () => readonly string[];
  readonly now?: () => Date;
  readonly lookAgainMs?: number;
  /** Reports a certificate that cannot be used; the previous one stays in use. */
  readonly onProblem: (problem: string) => void;
};

const minuteMs = 60_000;

/** TLS servers that switch to a renewed certificate without closing connections. */
export async function createSecureServers(
  source: TlsSource,
  options: SecureServerOptions,
): Promise<SecureServers> {
  const { names = ownNames, now = () => new Date(), lookAgainMs = minuteMs } = options;
  const reportUncoveredNames = createUncoveredNamesReporter(options.onProblem);
  const read = async (): Promise<KeyPair> => {
    const { uncoveredNames, ...pair } = await readPair(source, {
      names: names(),
      now: now(),
    });
    createSecureContext(contextOf(pair));
    reportUncoveredNames(uncoveredNames);
    return pair;
  };
  const servers = new Set<Server>();
  let current = await read().catch((error: unknown) => {
    throw new UnusableCertificate(`The certificate cannot be used: ${messageOf(error)}`);
  });
  const lookAgain = async (): Promise<void> => {
    try {
      const found = await read();
      if (found.certificate === current.certificate && found.key === current.key) return;
      current = found;
      for (const server of servers) server.setSecureContext(contextOf(found));
    } catch (error) {
      // Perhaps only one of the two new files is there; the next check finds both.
      options.onProblem(`The new certificate cannot be used: ${messageOf(error)}`);
    }
  };
  const timer = setInterval(() => void lookAgain(), lookAgainMs);
  timer.unref();
  return {
    create: (listener) => {
      const { requestTimeoutMs } = options;
      const limits = {
        ...stalledRequestLimits(requestTimeoutMs),
        handshakeTimeout: requestTimeoutMs,
      };
      const server = createServer({ ...contextOf(current), ...limits }, listener);
      servers.add(server);
      return server;
    },
    stop: () => clearInterval(timer),
  };
}

function contextOf({ certificate, key }: KeyPair) {
  return { cert: certificate, key, minVersion: "TLSv1.2" } as const;
}

async function readPair(
  source: TlsSource,
  wanted: { readonly names: readonly string[]; readonly now: Date },
): Promise<OwnCertificate> {
  if (source.kind === "own") return ownCertificate({ ...wanted, ...source });
  return {
    certificate: readFileSync(source.certificate, "utf8"),
    key: readFileSync(source.key, "utf8"),
    uncoveredNames: [],
  };
}

/** Reports once which names of the machine the certificate does not cover. */
function createUncoveredNamesReporter(
  onProblem: SecureServerOptions["onProblem"],
): (uncoveredNames: readonly string[]) => void {
  let reported = "";
  return (uncoveredNames) => {
    const list = uncoveredNames.join(", ");
    if (list === reported) return;
    reported = list;
    if (list === "") return;
    onProblem(
      `The certificate is not for ${list}: the authority that devices trust was made before this machine had that name or address. Use another of its addresses, or renew the authority.`,
    );
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
