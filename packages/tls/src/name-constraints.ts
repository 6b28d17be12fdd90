import { isIP } from "node:net";

import forge from "node-forge";

const { asn1 } = forge;

/** The names below a name, and the addresses with these first bits. */
export type Constraints = {
  readonly names: readonly string[];
  readonly addresses: readonly Range[];
};

/** As bytes, one character each: four or sixteen. */
type Range = { readonly address: string; readonly mask: string };

/** No public name and no public address is among them, so that a stolen key vouches for nothing outside the venue. */
const privateNames = ["localhost", "local", "lan", "internal", "home.arpa"];
const privateRanges = [
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  // What providers, and networks that are laid over others, give away.
  "100.64.0.0/10",
  "::1/128",
  "fc00::/7",
];

/** What an authority may vouch for that is made on a machine with these names and addresses. */
export function constraintsFor(own: readonly string[]): Constraints {
  const names = own.filter((name) => isIP(name) === 0);
  const known = privateRanges.map(rangeOf);
  // The end of an address of IPv6 changes, and what is before it is the network's.
  const addresses = own
    .filter((name) => isIP(name) !== 0 && !isInside(name, known))
    .map((address) => rangeOf(`${address}/${isIP(address) === 4 ? 32 : 64}`));
  return { names: [...new Set([...privateNames, ...names])], addresses: [...known, ...addresses] };
}

/** Whether the authority may vouch for the name; one that was made without constraints, for every one. */
export function isPermitted(name: string, constraints: Constraints | null): boolean {
  if (constraints === null) return true;
  if (isIP(name) !== 0) return isInside(name, constraints.addresses);
  return constraints.names.some((base) => name === base || name.endsWith(`.${base}`));
}

/** The extension as a certificate holds it: RFC 5280, 4.2.1.10. */
export function constraintsExtension({ names, addresses }: Constraints) {
  const subtree = (tag: number, value: string) =>
    asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SEQUENCE, true, [
      asn1.create(asn1.Class.CONTEXT_SPECIFIC, tag, false, value),
    ]);
  const permitted = asn1.create(asn1.Class.CONTEXT_SPECIFIC, 0, true, [
    ...names.map((name) => subtree(dnsTag, name)),
    ...addresses.map(({ address, mask }) => subtree(ipTag, address + mask)),
  ]);
  const value = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SEQUENCE, true, [permitted]);
  return { id: constraintsId, critical: true, value: asn1.toDer(value).getBytes() };
}

/** Null where a certificate has none. */
export function readConstraints(certificate: string): Constraints | null {
  const extensions: readonly Extension[] = forge.pki.certificateFromPem(certificate).extensions;
  const extension = extensions.find(({ id }) => id === constraintsId);
  if (extension === undefined) return null;
  const [permitted] = partsOf(asn1.fromDer(extension.value));
  const bases = permitted === undefined ? [] : partsOf(permitted).flatMap(partsOf);
  const valuesOf = (tag: number): readonly string[] =>
    bases.filter(({ type }) => Number(type) === tag).map(({ value }) => String(value));
  const addresses = valuesOf(ipTag).map((bytes) => ({
    address: bytes.slice(0, bytes.length / 2),
    mask: bytes.slice(bytes.length / 2),
  }));
  return { names: valuesOf(dnsTag), addresses };
}

type Extension = { readonly id: string; readonly value: string };

const constraintsId = "2.5.29.30";
const dnsTag = 2;
const ipTag = 7;

function partsOf({ value }: forge.asn1.Asn1): readonly forge.asn1.Asn1[] {
  return Array.isArray(value) ? value : [];
}

function rangeOf(text: string): Range {
  const [address = "", bits = "0"] = text.split("/");
  const bytes = bytesOf(address);
  const mask = Array.from(bytes, (_byte, index) => maskByte(Number(bits) - index * 8));
  return { address: masked(bytes, mask.join("")), mask: mask.join("") };
}

function maskByte(bits: number): string {
  return String.fromCharCode(256 - 2 ** (8 - Math.min(8, Math.max(0, bits))));
}

function isInside(address: string, ranges: readonly Range[]): boolean {
  const bytes = bytesOf(address);
  return ranges.some(
    (range) => range.mask.length === bytes.length && masked(bytes, range.mask) === range.address,
  );
}

function masked(bytes: string, mask: string): string {
  return Array.from(bytes, (byte, index) =>
    String.fromCharCode(byte.charCodeAt(0) & mask.charCodeAt(index)),
  ).join("");
}

/** An address of IPv6 can be written in many ways, and has the same bytes in each. */
export function bytesOf(address: string): string {
  if (isIP(address) === 4) return String.fromCharCode(...address.split(".").map(Number));
  // The shortest way to write it, in which one row of zeros at most is left out.
  const [start = "", end = ""] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = groupsOf(start);
  const after = groupsOf(end);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after]
    .map((group) => Number.parseInt(group, 16))
    .map((group) => String.fromCharCode(Math.floor(group / 256), group % 256))
    .join("");
}

function groupsOf(text: string): readonly string[] {
  return text === "" ? [] : text.split(":");
}
