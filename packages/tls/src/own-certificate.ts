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

/** A program's own certificate, made or renewed where the one that is there will not do any more. */
export async function ownCertificate({
  dataFolder,
  program,
  names,
  now,
}: Wanted): Promise<KeyPair> {
  // Only who has TLS pays for the time that the library takes to load.
  const { isGoodFor, makeAuthority, makeServerCertificate } = await import("./make-certificate.ts");
  const folder = join(dataFolder, "tls");
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const known = readPair(folder, "authority");
  const isLasting = known !== null && Date.parse(validTo(known)) > now.getTime() + 398 * 86_400_000;
  const authority = known !== null && isLasting ? known : makeAuthority(now);
  if (authority !== known) writePair(folder, "authority", authority);
  const kept = readPair(folder, program);
  if (kept !== null && isGoodFor(kept, { authority, names, now })) return kept;
  const made = makeServerCertificate(authority, names, now);
  writePair(folder, program, made);
  return made;
}

/** By what names and addresses devices can reach this machine; addresses of one link only are of no use in a browser. */
export function ownNames(): readonly string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .map(({ address }) => address)
    .filter((address) => !address.toLowerCase().startsWith("fe80"));
  // IPv6 may be written in more than one way, and mostly changes every day.
  const lasting = addresses.filter((address) => !address.includes(":"));
  const host = hostname().toLowerCase();
  const isName = /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(host);
  const own = isName ? [host, ...(host.includes(".") ? [] : [`${host}.local`])] : [];
  return [...new Set(["localhost", "127.0.0.1", ...own, ...lasting])].toSorted();
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
