import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { X509Certificate } from "node:crypto";
import { hostname, networkInterfaces } from "node:os";
import { join } from "node:path";

import type { KeyPair } from "./make-certificate.ts";

/** The file of the authority's certificate, which every device of the venue has to trust once. */
export function authorityFile(dataFolder: string): string {
  return join(dataFolder, "tls", "authority.pem");
}

/** The certificate of the authority, which exists once a certificate has been made. */
export function readAuthority(dataFolder: string): string {
  return readFileSync(authorityFile(dataFolder), "utf8");
}

type OwnCertificateOptions = {
  /** It has to exist already. */
  readonly dataFolder: string;
  /** Programs on one machine share the authority, and each has its own certificate. */
  readonly program: "server" | "bridge";
  readonly names: readonly string[];
  readonly now: Date;
};

export type OwnCertificate = KeyPair & {
  /** Names of the machine that the authority may not certify, because the machine had others when it was made. */
  readonly uncoveredNames: readonly string[];
};

/** A program's own certificate, made or renewed if there is none that is still suitable. */
export async function ownCertificate({
  dataFolder,
  program,
  names: all,
  now,
}: OwnCertificateOptions): Promise<OwnCertificate> {
  // The library loads slowly, so it is imported only where TLS is used.
  const { correctAuthority, isCertificateSuitable, makeAuthority, makeServerCertificate } =
    await import("./make-certificate.ts");
  const { isPermitted, readConstraints } = await import("./name-constraints.ts");
  const folder = join(dataFolder, "tls");
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const known = readPair(folder, "authority");
  const isLasting = known !== null && Date.parse(validTo(known)) > now.getTime() + 398 * 86_400_000;
  const authority = known !== null && isLasting ? correctAuthority(known) : makeAuthority(now, all);
  if (authority !== known) writePair(folder, "authority", authority);
  // With a single name that is not permitted, devices refuse the whole certificate.
  const constraints = readConstraints(authority.certificate);
  const names = all.filter((name) => isPermitted(name, constraints));
  const uncoveredNames = all.filter((name) => !names.includes(name));
  const kept = readPair(folder, program);
  if (kept !== null && isCertificateSuitable(kept, { authority, names, now }))
    return { ...kept, uncoveredNames };
  const made = makeServerCertificate(authority, names, now);
  writePair(folder, program, made);
  return { ...made, uncoveredNames };
}

/**
 * The names and addresses by which devices can reach this machine, except link-local addresses, which browsers cannot
 * use.
 */
export function ownNames(): readonly string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .map(({ address }) => address)
    .filter((address) => !address.toLowerCase().startsWith("fe80"));
  const host = hostname().toLowerCase();
  const isName = /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(host);
  const own = isName ? [host, ...(host.includes(".") ? [] : [`${host}.local`])] : [];
  return [...new Set(["localhost", "127.0.0.1", "::1", ...own, ...addresses])].toSorted();
}

/** The hosts under which a server that listens there can be reached, as written in a URL. */
export function hostsInUrls(host: string): readonly string[] {
  // This address accepts no IPv6.
  if (host === "0.0.0.0") return ownNames().filter((name) => !name.includes(":"));
  return (host === "::" ? ownNames() : [host]).map((name) =>
    name.includes(":") ? `[${name}]` : name,
  );
}

function validTo({ certificate }: KeyPair): string {
  return new X509Certificate(certificate).validTo;
}

function readPair(folder: string, name: string): KeyPair | null {
  const certificate = join(folder, `${name}.pem`);
  const key = join(folder, `${name}.key`);
  if (!existsSync(certificate) || !existsSync(key)) return null;
  return { certificate: readFileSync(certificate, "utf8"), key: readFileSync(key, "utf8") };
}

function writePair(folder: string, name: string, { certificate, key }: KeyPair): void {
  writeSecret(join(folder, `${name}.key`), key);
  writeSecret(join(folder, `${name}.pem`), certificate);
}

/** Readable only by its user from the first byte, and written atomically. */
function writeSecret(file: string, text: string): void {
  const unfinished = `${file}.unfinished`;
  const opened = openSync(unfinished, "w", 0o600);
  chmodSync(unfinished, 0o600);
  writeSync(opened, text);
  fsyncSync(opened);
  closeSync(opened);
  renameSync(unfinished, file);
}
