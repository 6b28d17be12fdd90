import type { NetworkInterfaceInfo } from "node:os";

import { maxSearchedAddresses } from "@comanda/contract/bridge";

import { isPrivateAddress, rawPrintingPort, type PrinterAddress } from "./allowed-printers.ts";

/** A range of addresses, such as 192.168.1.0/24, and the port at which printers are looked for. */
export type Network = {
  readonly first: number;
  readonly prefixLength: number;
  readonly port: number;
};

/** Parses 192.168.1.0/24 or 192.168.1.0/24:9101; null for anything but a private network. */
export function parseNetwork(text: string): Network | null {
  const [, address = "", prefix = "", port = String(rawPrintingPort)] =
    /^([\d.]+)\/(\d{1,2})(?::(\d{1,5}))?$/.exec(text.trim()) ?? [];
  const network = networkOf(address, Number(prefix), Number(port));
  return network !== null && network.port >= 1 && network.port <= 65_535 ? network : null;
}

type InterfaceAddress = Pick<NetworkInterfaceInfo, "address" | "cidr" | "family" | "internal">;

/** The private IPv4 networks that this machine is in. Its link-local addresses are no network of the venue. */
export function ownNetworks(
  interfaces: NodeJS.Dict<readonly InterfaceAddress[]>,
): readonly Network[] {
  const found = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal, address }) => {
      return family === "IPv4" && !internal && !address.startsWith("169.254.");
    })
    .flatMap(({ address, cidr }) => {
      const network = networkOf(address, Number(cidr?.split("/")[1] ?? 32), rawPrintingPort);
      return network === null ? [] : [network];
    });
  return [...new Map(found.map((network) => [networkName(network), network])).values()];
}

/** Both ends must be private: a mask that is too wide reaches into public addresses. */
function networkOf(address: string, prefixLength: number, port: number): Network | null {
  if (!isPrivateAddress(address) || prefixLength < 8 || prefixLength > 32) return null;
  const size = 2 ** (32 - prefixLength);
  const first = Math.floor(toNumber(address) / size) * size;
  const isPrivate = [first, first + size - 1].every((end) => isPrivateAddress(toAddress(end)));
  return isPrivate ? { first, prefixLength, port } : null;
}

/** More connections than that would keep a venue's router busy for minutes. */
export function isTooLarge(network: Network): boolean {
  return sizeOf(network) > maxSearchedAddresses;
}

/** Every address of a machine: the first of a network names it, and the last means all of them. */
export function addressesOf(network: Network): readonly PrinterAddress[] {
  const { first, prefixLength, port } = network;
  const ends = prefixLength > 30 ? 0 : 1;
  return Array.from({ length: sizeOf(network) - 2 * ends }, (_, index) => ({
    host: toAddress(first + ends + index),
    port,
  }));
}

export function networkName({ first, prefixLength, port }: Network): string {
  const range = `${toAddress(first)}/${prefixLength}`;
  return port === rawPrintingPort ? range : `${range}:${port}`;
}

function sizeOf({ prefixLength }: Network): number {
  return 2 ** (32 - prefixLength);
}

function toNumber(address: string): number {
  return address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
}

function toAddress(number: number): string {
  return [2 ** 24, 2 ** 16, 2 ** 8, 1].map((unit) => Math.floor(number / unit) % 256).join(".");
}
