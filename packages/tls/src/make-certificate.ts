import { generateKeyPairSync, randomBytes, X509Certificate } from "node:crypto";
import { isIP } from "node:net";

import forge from "node-forge";

import { addressBytes, constraintsExtension, constraintsFor } from "./name-constraints.ts";

/** A certificate and its key, as PEM. */
export type KeyPair = { readonly certificate: string; readonly key: string };

const dayMs = 86_400_000;
const authorityDays = 3650;
/**
 * Browsers refuse certificates valid for more than 398 days, and Apple's devices those of more than 825 even from a
 * private authority.
 */
const serverDays = 397;

type Extensions = readonly Readonly<Record<string, unknown>>[];

/**
 * The authority of this venue: its devices trust it once, and then every certificate of its server. It may certify
 * private names and addresses and the machine's current ones, and nothing else.
 */
export function makeAuthority(now: Date, names: readonly string[]): KeyPair {
  const key = makeKey();
  const { cert, publicKey } = createUnsigned(key, { now, days: authorityDays });
  const name = [{ name: "commonName", value: `Comanda ${randomBytes(3).toString("hex")}` }];
  cert.setSubject(name);
  cert.setIssuer(name);
  const extensions: Extensions = [
    // It may sign server certificates, but no further authority.
    { name: "basicConstraints", cA: true, pathLenConstraint: 0, critical: true },
    { name: "keyUsage", keyCertSign: true, cRLSign: true, critical: true },
    constraintsExtension(constraintsFor(names)),
    { name: "subjectKeyIdentifier" },
  ];
  cert.setExtensions([...extensions]);
  cert.publicKey = publicKey;
  return signCertificate(cert, { key, by: key });
}

/** A certificate for the names and addresses by which devices reach this server. */
export function makeServerCertificate(
  authority: KeyPair,
  names: readonly string[],
  now: Date,
): KeyPair {
  const key = makeKey();
  const { cert } = createUnsigned(key, { now, days: serverDays });
  const issuer = forge.pki.certificateFromPem(authority.certificate);
  cert.setSubject([{ name: "commonName", value: "Comanda" }]);
  cert.setIssuer(issuer.subject.attributes);
  const extensions: Extensions = [
    { name: "basicConstraints", cA: false, critical: true },
    { name: "keyUsage", digitalSignature: true, keyEncipherment: true, critical: true },
    { name: "extKeyUsage", serverAuth: true },
    { name: "subjectAltName", altNames: names.map(altName) },
    {
      name: "authorityKeyIdentifier",
      keyIdentifier: issuer.generateSubjectKeyIdentifier().getBytes(),
    },
  ];
  cert.setExtensions([...extensions]);
  return signCertificate(cert, { key, by: authority.key });
}

/** Whether it is for exactly these names, is signed by the authority, and is valid for another month. */
export function isCertificateSuitable(
  { certificate }: KeyPair,
  { authority, names, now }: CertificateRequirements,
): boolean {
  const read = new X509Certificate(certificate);
  const known = (read.subjectAltName ?? "").split(", ").map((each) => each.replace(/^[^:]*:/, ""));
  const lastsMs = Date.parse(read.validTo) - now.getTime();
  const isSigned = read.verify(new X509Certificate(authority.certificate).publicKey);
  return isSigned && lastsMs > 30 * dayMs && normalizeNames(known) === normalizeNames(names);
}

export type CertificateRequirements = {
  readonly authority: KeyPair;
  readonly names: readonly string[];
  readonly now: Date;
};

function normalizeNames(names: readonly string[]): string {
  return names
    .map((name) => (isIP(name) === 0 ? name : addressBytes(name)))
    .toSorted()
    .join();
}

function altName(name: string): Readonly<Record<string, unknown>> {
  return isIP(name) === 0 ? { type: 2, value: name } : { type: 7, ip: name };
}

function makeKey(): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return privateKey.export({ type: "pkcs1", format: "pem" }).toString();
}

function createUnsigned(key: string, { now, days }: { readonly now: Date; readonly days: number }) {
  const cert = forge.pki.createCertificate();
  const { n, e } = forge.pki.privateKeyFromPem(key);
  const publicKey = forge.pki.setRsaPublicKey(n, e);
  cert.publicKey = publicKey;
  // The first byte keeps the number positive.
  cert.serialNumber = `01${randomBytes(15).toString("hex")}`;
  // A device's clock may be slightly behind.
  cert.validity.notBefore = new Date(now.getTime() - dayMs);
  cert.validity.notAfter = new Date(now.getTime() + (days - 1) * dayMs);
  return { cert, publicKey };
}

function signCertificate(
  cert: forge.pki.Certificate,
  { key, by }: { readonly key: string; readonly by: string },
): KeyPair {
  cert.sign(forge.pki.privateKeyFromPem(by), forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(cert), key };
}
