import { BlockList, isIP, SocketAddress } from "node:net";

import { AsnConvert } from "@peculiar/asn1-schema";
import {
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_nameConstraints,
  NameConstraints,
} from "@peculiar/asn1-x509";

import { parseCertificate } from "./parse-certificate.ts";

/** The permitted names with their subdomains, and the permitted address ranges as `address/bits`. */
export type Constraints = {
  readonly names: readonly string[];
  readonly ranges: readonly string[];
};

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
  const addresses = own.filter((name) => isIP(name) !== 0 && !isInside(name, privateRanges));
  return {
    names: [...new Set([...privateNames, ...names])],
    ranges: [...privateRanges, ...addresses.map(ownRange)],
  };
}

/** Whether the authority may certify the name; an authority without constraints may certify any. */
export function isPermitted(name: string, constraints: Constraints | null): boolean {
  if (constraints === null) return true;
  if (isIP(name) !== 0) return isInside(name, constraints.ranges);
  return constraints.names.some((base) => name === base || name.endsWith(`.${base}`));
}

/** The extension of RFC 5280, 4.2.1.10. */
export function encodeConstraints({ names, ranges }: Constraints): NameConstraints {
  const bases = [
    ...names.map((dNSName) => new GeneralName({ dNSName })),
    ...ranges.map((iPAddress) => new GeneralName({ iPAddress })),
  ];
  const subtrees = bases.map((base) => new GeneralSubtree({ base }));
  return new NameConstraints({ permittedSubtrees: new GeneralSubtrees(subtrees) });
}

/** Null if a certificate has none. */
export function readConstraints(certificate: string): Constraints | null {
  const { extensions = [] } = parseCertificate(certificate);
  const extension = extensions.find(({ extnID }) => extnID === id_ce_nameConstraints);
  if (extension === undefined) return null;
  const { permittedSubtrees = [] } = AsnConvert.parse(extension.extnValue, NameConstraints);
  const bases = permittedSubtrees.map(({ base }) => base);
  return {
    names: bases.flatMap(({ dNSName }) => dNSName ?? []),
    ranges: bases.flatMap(({ iPAddress }) => iPAddress ?? []),
  };
}

/** An IPv6 address can be written in many ways, but has one canonical spelling. */
export function canonicalAddress(address: string): string {
  return new SocketAddress({ address, family: familyOf(address) }).address;
}

/** The second half of an IPv6 address changes; the first half belongs to the network. */
function ownRange(address: string): string {
  if (familyOf(address) === "ipv4") return `${address}/32`;
  const [start = "", end = ""] = canonicalAddress(address).split("::");
  const before = groupsOf(start);
  const missing = 8 - before.length - groupsOf(end).length;
  const groups = [...before, ...Array.from({ length: missing }, () => "0"), ...groupsOf(end)];
  return `${canonicalAddress(`${groups.slice(0, 4).join(":")}::`)}/64`;
}

function groupsOf(text: string): readonly string[] {
  return text === "" ? [] : text.split(":");
}

function isInside(address: string, ranges: readonly string[]): boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), familyOf(network));
  }
  return list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 4 ? "ipv4" : "ipv6";
}
