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

/** Where the certificate of the authority lies, which every device of the venue has to trust once. */
export function authorityFile(dataFolder: string): string {
  return join(dataFolder, "tls", "authority.pem");
}

/** The certificate of the authority, which is there as soon as anything was made with it. */
export function readAuthority(dataFolder: string): string {
  return readFileSync(authorityFile(dataFolder), "utf8");
}

type Wanted = {
  /** It has to be there already. */
  readonly dataFolder: string;
  /** Programs on one machine share the authority, and each has a certificate of its own. */
  readonly program: "server" | "bridge";
  readonly names: readonly string[];
  readonly now: Date;
};

export type OwnCertificate = KeyPair & {
  /** Names that the machine has and the authority may not vouch for: it had others when that was made. */
  readonly leftOut: readonly string[];
};

/** A program's own certificate, made or renewed where the one that is there will not do any more. */
export async function ownCertificate({
  dataFolder,
  program,
  names: all,
  now,
}: Wanted): Promise<OwnCertificate> {
  // Only who has TLS pays for the time that the library takes to load.
  const { isGoodFor, makeAuthority, makeServerCertificate } = await import("./make-certificate.ts");
  const { isPermitted, readConstraints } = await import("./name-constraints.ts");
  const folder = join(dataFolder, "tls");
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const known = readPair(folder, "authority");
  const isLasting = known !== null && Date.parse(validTo(known)) > now.getTime() + 398 * 86_400_000;
  const authority = known !== null && isLasting ? known : makeAuthority(now, all);
  if (authority !== known) writePair(folder, "authority", authority);
  // One name too many, and devices refuse the whole certificate.
  const constraints = readConstraints(authority.certificate);
  const names = all.filter((name) => isPermitted(name, constraints));
  const leftOut = all.filter((name) => !names.includes(name));
  const kept = readPair(folder, program);
  if (kept !== null && isGoodFor(kept, { authority, names, now })) return { ...kept, leftOut };
  const made = makeServerCertificate(authority, names, now);
  writePair(folder, program, made);
  return { ...made, leftOut };
}

/** By what names and addresses devices can reach this machine; addresses of one link only are of no use in a browser. */
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

/** By what a server that listens at such a host can be reached, as it stands in an address. */
export function hostsInAddresses(host: string): readonly string[] {
  // At the first of these nothing comes in by IPv6.
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

/** For its user alone from the first byte, and whole or not there at all. */
function writeSecret(file: string, text: string): void {
  const unfinished = `${file}.unfinished`;
  const opened = openSync(unfinished, "w", 0o600);
  chmodSync(unfinished, 0o600);
  writeSync(opened, text);
  fsyncSync(opened);
  closeSync(opened);
  renameSync(unfinished, file);
}
