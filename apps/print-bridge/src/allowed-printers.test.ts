import { describe, expect, test } from "vitest";

import { parsePrinterAddress, printerName } from "./allowed-printers.ts";

describe("the address of a printer", () => {
  test.each([
    ["192.168.1.50", "192.168.1.50:9100"],
    ["192.168.1.50:9100", "192.168.1.50:9100"],
    ["10.0.0.7:9101", "10.0.0.7:9101"],
    ["172.31.255.1", "172.31.255.1:9100"],
    ["169.254.3.4", "169.254.3.4:9100"],
    ["127.0.0.1:65535", "127.0.0.1:65535"],
  ])("%s is that of %s", (text, name) => {
    const printer = parsePrinterAddress(text);
    expect(printer === null ? null : printerName(printer)).toBe(name);
  });

  test.each(["8.8.8.8", "172.32.0.1", "192.169.1.1", "11.0.0.1:9100", "0.0.0.0"])(
    "%s leads out of the house",
    (text) => {
      expect(parsePrinterAddress(text)).toBeNull();
    },
  );

  test.each([
    "",
    "printer.local",
    "192.168.1",
    "192.168.1.256",
    "0300.0250.1.1",
    "192.168.1.50:",
    "192.168.1.50:0",
    "192.168.1.50:65536",
    "192.168.1.50:9100:1",
    "192.168.1.50:1e3",
    "[::1]:9100",
    "192.168.1.50/",
  ])("%j is none", (text) => {
    expect(parsePrinterAddress(text)).toBeNull();
  });
});
