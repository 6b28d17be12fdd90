import { describe, expect, test } from "vitest";

import { printerName } from "./allowed-printers.ts";
import { addressesOf, isTooLarge, networkName, ownNetworks, parseNetwork } from "./network.ts";

const interfaceOf = (address: string, cidr: string, internal = false) => ({
  address,
  cidr,
  internal,
  family: address.includes(":") ? ("IPv6" as const) : ("IPv4" as const),
});

const namesOf = (text: string) => {
  const network = parseNetwork(text);
  return network === null ? null : addressesOf(network).map(printerName);
};

describe("a network", () => {
  test("has the addresses between its name and its broadcast address", () => {
    expect(namesOf("192.168.1.9/30")).toEqual(["192.168.1.9:9100", "192.168.1.10:9100"]);
    expect(namesOf("192.168.1.0/24")).toHaveLength(254);
    expect(namesOf("10.0.0.7/32")).toEqual(["10.0.0.7:9100"]);
    expect(namesOf("127.0.0.0/31:9101")).toEqual(["127.0.0.0:9101", "127.0.0.1:9101"]);
  });

  test.each(["8.8.8.0/24", "192.168.0.0/15", "172.16.0.0/11", "192.168.1.0", "192.168.1.0/33"])(
    "cannot be %s",
    (text) => {
      expect(parseNetwork(text)).toBeNull();
    },
  );

  test.each(["kitchen/24", "192.168.1.256/24", "192.168.1.0/24:0", "192.168.1.0/24:70000", ""])(
    "cannot be %j",
    (text) => {
      expect(parseNetwork(text)).toBeNull();
    },
  );

  test.each([
    ["192.168.0.0/22", false],
    ["192.168.0.0/21", true],
    ["172.17.0.0/16", true],
  ])("%s is too large to search: %s", (text, isLarge) => {
    const network = parseNetwork(text);
    expect(network !== null && isTooLarge(network)).toBe(isLarge);
  });
});

test("a machine is in its private IPv4 networks, each counted once", () => {
  const networks = ownNetworks({
    lo: [interfaceOf("127.0.0.1", "127.0.0.1/8", true)],
    eth0: [
      interfaceOf("192.168.1.20", "192.168.1.20/24"),
      interfaceOf("fe80::1", "fe80::1/64"),
      interfaceOf("8.8.4.4", "8.8.4.4/24"),
    ],
    wlan0: [interfaceOf("192.168.1.21", "192.168.1.21/24")],
    usb0: [interfaceOf("169.254.3.4", "169.254.3.4/16")],
    docker0: [interfaceOf("172.17.0.1", "172.17.0.1/16")],
  });
  expect(networks.map(networkName)).toEqual(["192.168.1.0/24", "172.17.0.0/16"]);
});
