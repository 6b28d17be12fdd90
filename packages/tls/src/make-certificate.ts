import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  X509Certificate,
  type KeyObject,
} from "node:crypto";
import { isIP } from "node:net";

import { AsnConvert, OctetString } from "@peculiar/asn1-schema";
import * as asn1 from "@peculiar/asn1-x509";

import {
  canonicalAddress,
  constraintsFor,
  encodeConstraints,
  readConstraints,
} from "./name-constraints.ts";
import { parseCertificate } from "./parse-certificate.ts";
import { signCertificate } from "./sign-certificate.ts";

/** A certificate and its key, as PEM. */
export type KeyPair = { readonly certificate: string; readonly key: string };

const dayMs = 86_400_000;
const authorityDays = 3650;
/**
 * Browsers refuse certificates valid for more than 398 days, and Apple's devices those of more than 825 even from a
 * private authority.
 */
const serverDays = 397;

/**
 * The authority of this venue: its devices trust it once, and then every certificate of its server. It may certify
 * private names and addresses and the machine's current ones, and nothing else.
 */
export function makeAuthority(now: Date, names: readonly string[]): KeyPair {
  const key = makeKey();
  const name = commonName(`Comanda ${randomBytes(3).toString("hex")}`);
  const publicKey = publicKeyOf(key);
  const { cRLSign, keyCertSign } = asn1.KeyUsageFlags;
  const certificate = signCertificate(
    {
      issuer: name,
      subject: name,
      validity: validityFrom(now, authorityDays),
      subjectPublicKeyInfo: publicKey,
      extensions: new asn1.Extensions([
        // It may sign server certificates, but no further authority.
        critical(
          asn1.id_ce_basicConstraints,
          new asn1.BasicConstraints({ cA: true, pathLenConstraint: 0 }),
        ),
        critical(asn1.id_ce_keyUsage, new asn1.KeyUsage(keyCertSign + cRLSign)),
        critical(asn1.id_ce_nameConstraints, encodeConstraints(constraintsFor(names))),
        extension(
          asn1.id_ce_subjectKeyIdentifier,
          new asn1.SubjectKeyIdentifier(keyIdentifier(publicKey)),
        ),
      ]),
    },
    key,
  );
  return { certificate, key: asPem(key) };
}

/**
 * The authority as browsers can read it. Earlier releases encoded the lengths in the constraints as OpenSSL accepts
 * them and Chromium does not. The corrected certificate has the same name and key, so a device that trusts the earlier
 * one need not trust this one.
 */
export function correctAuthority(authority: KeyPair): KeyPair {
  const constraints = readConstraints(authority.certificate);
  const {
    extensions = [],
    issuer,
    subject,
    subjectPublicKeyInfo,
    validity,
  } = parseCertificate(authority.certificate);
  const found = extensions.find(({ extnID }) => extnID === asn1.id_ce_nameConstraints);
  if (constraints === null || found === undefined) return authority;
  const encoded = critical(asn1.id_ce_nameConstraints, encodeConstraints(constraints));
  if (Buffer.from(encoded.extnValue.buffer).equals(Buffer.from(found.extnValue.buffer)))
    return authority;
  const corrected = extensions.map((each) => (each === found ? encoded : each));
  const certificate = signCertificate(
    {
      issuer,
      subject,
      subjectPublicKeyInfo,
      validity,
      extensions: new asn1.Extensions(corrected),
    },
    createPrivateKey(authority.key),
  );
  return { certificate, key: authority.key };
}

/** A certificate for the names and addresses by which devices reach this server. */
export function makeServerCertificate(
  authority: KeyPair,
  names: readonly string[],
  now: Date,
): KeyPair {
  const issuer = parseCertificate(authority.certificate);
  const key = makeKey();
  const issuerId = new asn1.KeyIdentifier(keyIdentifier(issuer.subjectPublicKeyInfo));
  const certificate = signCertificate(
    {
      // Exactly as the authority has it, since devices compare the bytes.
      issuer: issuer.subject,
      subject: commonName("Comanda"),
      validity: validityFrom(now, serverDays),
      subjectPublicKeyInfo: publicKeyOf(key),
      extensions: new asn1.Extensions([
        critical(asn1.id_ce_basicConstraints, new asn1.BasicConstraints()),
        critical(asn1.id_ce_keyUsage, new asn1.KeyUsage(asn1.KeyUsageFlags.digitalSignature)),
        extension(asn1.id_ce_extKeyUsage, new asn1.ExtendedKeyUsage([asn1.id_kp_serverAuth])),
        extension(
          asn1.id_ce_subjectAltName,
          new asn1.SubjectAlternativeName(names.map(generalName)),
        ),
        extension(
          asn1.id_ce_authorityKeyIdentifier,
          new asn1.AuthorityKeyIdentifier({ keyIdentifier: issuerId }),
        ),
      ]),
    },
    createPrivateKey(authority.key),
  );
  return { certificate, key: asPem(key) };
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
    .map((name) => (isIP(name) === 0 ? name : canonicalAddress(name)))
    .toSorted()
    .join();
}

/** Quick to make and to use, and accepted by every browser that the till supports. */
function makeKey(): KeyObject {
  return generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
}

function asPem(key: KeyObject): string {
  return key.export({ type: "pkcs8", format: "pem" }).toString();
}

function publicKeyOf(key: KeyObject): asn1.SubjectPublicKeyInfo {
  const encoded = createPublicKey(key).export({ type: "spki", format: "der" });
  return AsnConvert.parse(encoded, asn1.SubjectPublicKeyInfo);
}

/** RFC 5280, 4.2.1.2: the hash of the key's bits. */
function keyIdentifier({ subjectPublicKey }: asn1.SubjectPublicKeyInfo): Uint8Array {
  return createHash("sha1").update(Buffer.from(subjectPublicKey)).digest();
}

function validityFrom(now: Date, days: number): asn1.Validity {
  return new asn1.Validity({
    // A device's clock may be slightly behind.
    notBefore: new Date(now.getTime() - dayMs),
    notAfter: new Date(now.getTime() + (days - 1) * dayMs),
  });
}

function commonName(text: string): asn1.Name {
  const value = new asn1.AttributeValue({ utf8String: text });
  const part = new asn1.AttributeTypeAndValue({ type: "2.5.4.3", value });
  return new asn1.Name([new asn1.RelativeDistinguishedName([part])]);
}

function generalName(name: string): asn1.GeneralName {
  return new asn1.GeneralName(isIP(name) === 0 ? { dNSName: name } : { iPAddress: name });
}

function critical(id: string, value: object): asn1.Extension {
  return new asn1.Extension({ extnID: id, critical: true, extnValue: encode(value) });
}

function extension(id: string, value: object): asn1.Extension {
  return new asn1.Extension({ extnID: id, extnValue: encode(value) });
}

function encode(value: object): OctetString {
  return new OctetString(AsnConvert.serialize(value));
}
