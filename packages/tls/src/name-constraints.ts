import { isIP } from "node:net";

import forge from "node-forge";

/** The permitted names with their subdomains, and the permitted address ranges. */
export type Constraints = {
  readonly names: readonly string[];
  readonly addresses: readonly Range[];
};

/** As bytes, one character each: four or sixteen. */
type Range = { readonly address: string; readonly mask: string };

/** No public names or addresses, so that a stolen key can certify nothing outside the venue. */
const privateNames = ["localhost", "local", "lan", "internal", "home.arpa"];
const privateRanges = [
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  // Shared address space of providers (CGNAT) and overlay networks.
  "100.64.0.0/10",
  "::1/128",
  "fc00::/7",
];

/** What an authority may certify that is made on a machine with these names and addresses. */
export function constraintsFor(own: readonly string[]): Constraints {
  const names = own.filter((name) => isIP(name) === 0);
  const known = privateRanges.map(parseRange);
  // The second half of an IPv6 address changes; the first half belongs to the network.
  const addresses = own
    .filter((name) => isIP(name) !== 0 && !isInside(name, known))
    .map((address) => parseRange(`${address}/${isIP(address) === 4 ? 32 : 64}`));
  return { names: [...new Set([...privateNames, ...names])], addresses: [...known, ...addresses] };
}

/** Whether the authority may certify the name; an authority without constraints may certify any. */
export function isPermitted(name: string, constraints: Constraints | null): boolean {
  if (constraints === null) return true;
  if (isIP(name) !== 0) return isInside(name, constraints.addresses);
  return constraints.names.some((base) => name === base || name.endsWith(`.${base}`));
}

/** The extension as encoded in a certificate: RFC 5280, 4.2.1.10. */
export function constraintsExtension({ names, addresses }: Constraints) {
  const permitted = [
    ...names.map((name) => encodeElement(tags.name, name)),
    ...addresses.map(({ address, mask }) => encodeElement(tags.address, address + mask)),
  ].map((base) => encodeElement(tags.sequence, base));
  const value = encodeElement(tags.sequence, encodeElement(tags.permitted, permitted.join("")));
  return { id: constraintsId, critical: true, value };
}

/** Null if a certificate has none. */
export function readConstraints(certificate: string): Constraints | null {
  const extensions: readonly Extension[] = forge.pki.certificateFromPem(certificate).extensions;
  const extension = extensions.find(({ id }) => id === constraintsId);
  if (extension === undefined) return null;
  const [whole] = decodeElements(extension.value);
  const permitted = decodeElements(whole?.content ?? "").filter(
    ({ tag }) => tag === tags.permitted,
  );
  const bases = permitted
    .flatMap(({ content }) => decodeElements(content))
    .flatMap(({ content }) => decodeElements(content));
  const contentsOf = (wanted: number): readonly string[] =>
    bases.filter(({ tag }) => tag === wanted).map(({ content }) => content);
  const addresses = contentsOf(tags.address).map((bytes) => ({
    address: bytes.slice(0, bytes.length / 2),
    mask: bytes.slice(bytes.length / 2),
  }));
  return { names: contentsOf(tags.name), addresses };
}

type Extension = { readonly id: string; readonly value: string };

const constraintsId = "2.5.29.30";

/** The first byte of each DER element. */
const tags = { sequence: 0x30, permitted: 0xa0, name: 0x82, address: 0x87 };

function encodeElement(tag: number, content: string): string {
  const { length } = content;
  const short = String.fromCharCode(tag, length);
  const long = String.fromCharCode(tag, 0x82, Math.floor(length / 256), length % 256);
  return (length < 0x80 ? short : long) + content;
}

type Element = { readonly tag: number; readonly content: string };

function decodeElements(bytes: string): readonly Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes.charCodeAt(at + 1);
    // A long length begins with its own number of bytes.
    const start = at + 2 + (first < 0x80 ? 0 : first - 0x80);
    const length = first < 0x80 ? first : decodeNumber(bytes.slice(at + 2, start));
    elements.push({ tag: bytes.charCodeAt(at), content: bytes.slice(start, start + length) });
    at = start + length;
  }
  return elements;
}

function decodeNumber(bytes: string): number {
  return Array.from(bytes).reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);
}

function parseRange(text: string): Range {
  const [address = "", bits = "0"] = text.split("/");
  const bytes = addressBytes(address);
  const mask = Array.from(bytes, (_byte, index) => maskByte(Number(bits) - index * 8));
  return { address: applyMask(bytes, mask.join("")), mask: mask.join("") };
}

function maskByte(bits: number): string {
  return String.fromCharCode(256 - 2 ** (8 - Math.min(8, Math.max(0, bits))));
}

function isInside(address: string, ranges: readonly Range[]): boolean {
  const bytes = addressBytes(address);
  return ranges.some(
    (range) => range.mask.length === bytes.length && applyMask(bytes, range.mask) === range.address,
  );
}

function applyMask(bytes: string, mask: string): string {
  return Array.from(bytes, (byte, index) =>
    String.fromCharCode(byte.charCodeAt(0) & mask.charCodeAt(index)),
  ).join("");
}

/** An IPv6 address can be written in many ways, but always has the same bytes. */
export function addressBytes(address: string): string {
  if (isIP(address) === 4) return String.fromCharCode(...address.split(".").map(Number));
  // The canonical spelling, with at most one run of zeros left out.
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
