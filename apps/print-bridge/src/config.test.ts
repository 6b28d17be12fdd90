import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { CannotStart, readConfig, settingsFile } from "./config.ts";

const venue = {
  COMANDA_DATA: "/nothing/is/there",
  COMANDA_ORIGIN: "https://pos.example/till",
  COMANDA_PRINTERS: "192.168.1.50, 192.168.1.51:9101",
};

describe("the configuration", () => {
  test("names the till's origin and the printers, with defaults for the rest", () => {
    expect(readConfig(venue)).toMatchObject({
      port: 9180,
      plainPort: null,
      host: "0.0.0.0",
      origins: ["https://pos.example"],
      printers: [
        { host: "192.168.1.50", port: 9100 },
        { host: "192.168.1.51", port: 9101 },
      ],
    });
  });

  test("needs no printers, which can be searched for, and can name where", () => {
    expect(readConfig({ ...venue, COMANDA_PRINTERS: "" })).toMatchObject({
      printers: [],
      networks: null,
    });
    const COMANDA_SEARCH = "192.168.1.0/24, 10.0.0.0/25:9101";
    expect(readConfig({ ...venue, COMANDA_SEARCH }).networks).toMatchObject([
      { prefixLength: 24, port: 9100 },
      { prefixLength: 25, port: 9101 },
    ]);
  });

  test("can set other ports and another address to listen on", () => {
    const others = { PORT: "9999", COMANDA_PLAIN_PORT: "9998", HOST: "127.0.0.1" };
    expect(readConfig({ ...venue, ...others })).toMatchObject({
      port: 9999,
      plainPort: 9998,
      host: "127.0.0.1",
    });
  });

  test("can name additional host names", () => {
    const COMANDA_NAMES = "Printing.venue.example, bar";
    expect(readConfig(venue).names).toEqual([]);
    expect(readConfig({ ...venue, COMANDA_NAMES }).names).toEqual([
      "printing.venue.example",
      "bar",
    ]);
    expect(() => readConfig({ ...venue, COMANDA_NAMES: "https://bar" })).toThrow(CannotStart);
  });

  test("can name several addresses of the till", () => {
    const COMANDA_ORIGIN = "https://pos.local:8080, https://192.168.1.10:8080/order";
    expect(readConfig({ ...venue, COMANDA_ORIGIN }).origins).toEqual([
      "https://pos.local:8080",
      "https://192.168.1.10:8080",
    ]);
  });

  test("comes from the saved settings, unless the environment or arguments override it", () => {
    const folder = mkdtempSync(join(tmpdir(), "comanda-bridge-"));
    const kept = "COMANDA_ORIGIN=https://kept.example\nCOMANDA_PRINTERS=192.168.1.50:9100\n";
    writeFileSync(settingsFile(folder), kept);
    const environment = { COMANDA_DATA: folder };
    expect(readConfig(environment).origins).toEqual(["https://kept.example"]);
    const other = { ...environment, COMANDA_ORIGIN: "https://other.example" };
    expect(readConfig(other).origins).toEqual(["https://other.example"]);
    const given = { origins: "https://given.example", printers: ["10.0.0.9"] };
    expect(readConfig(other, given)).toMatchObject({
      origins: ["https://given.example"],
      printers: [{ host: "10.0.0.9", port: 9100 }],
    });
    rmSync(folder, { recursive: true });
  });

  test.each([
    ["PORT", "print"],
    ["PORT", "65536"],
    ["COMANDA_PLAIN_PORT", "print"],
    ["COMANDA_ORIGIN", ""],
    ["COMANDA_ORIGIN", "pos.example"],
    ["COMANDA_ORIGIN", "ftp://pos.example"],
    ["COMANDA_PRINTERS", "192.168.1.50,8.8.8.8"],
    ["COMANDA_PRINTERS", "kitchen"],
    ["COMANDA_SEARCH", "192.168.1.0"],
    ["COMANDA_SEARCH", "8.8.8.0/24"],
    ["COMANDA_SEARCH", "192.168.1.0/24,172.17.0.0/16"],
  ])("with %s=%j cannot start, and says which setting is wrong", (name, value) => {
    const start = () => readConfig({ ...venue, [name]: value });
    expect(start).toThrow(CannotStart);
    expect(start).toThrow(name);
  });
});
