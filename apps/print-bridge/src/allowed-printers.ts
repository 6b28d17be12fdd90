import { BlockList, isIPv4 } from "node:net";

/** Where a printer listens. An IP address only: a host name could resolve to a machine outside the venue. */
export type PrinterAddress = { readonly host: string; readonly port: number };

/** Raw printing, which every network receipt printer supports. */
export const rawPrintingPort = 9100;

/** RFC 1918 and RFC 3927 (printers without DHCP), and this machine itself. */
const privateRanges = new BlockList();
privateRanges.addSubnet("10.0.0.0", 8);
privateRanges.addSubnet("172.16.0.0", 12);
privateRanges.addSubnet("192.168.0.0", 16);
privateRanges.addSubnet("169.254.0.0", 16);
privateRanges.addSubnet("127.0.0.0", 8);

/** Parses 192.168.1.50 or 192.168.1.50:9101; null for anything but a private address. */
export function parsePrinterAddress(text: string): PrinterAddress | null {
  const [host = "", portText = String(rawPrintingPort), ...rest] = text.split(":");
  const port = Number(portText);
  const isPort = /^\d{1,5}$/.test(portText) && port >= 1 && port <= 65_535;
  const isAddress = isPrivateAddress(host) && isPort && rest.length === 0;
  return isAddress ? { host, port } : null;
}

export function isPrivateAddress(host: string): boolean {
  return isIPv4(host) && privateRanges.check(host);
}

/** The same printer always gets the same name, however its address is written. */
export function printerName({ host, port }: PrinterAddress): string {
  return `${host}:${port}`;
}

/** As a printer record has it. */
export function shortPrinterName({ host, port }: PrinterAddress): string {
  return port === rawPrintingPort ? host : `${host}:${port}`;
}
