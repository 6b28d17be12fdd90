import { describe, expect, test } from "vitest";

import { CannotStart, readConfig } from "./config.ts";

const venue = {
  COMANDA_ORIGIN: "https://pos.example/till",
  COMANDA_PRINTERS: "192.168.1.50, 192.168.1.51:9101",
};

describe("the configuration", () => {
  test("names the till's origin and the printers, and has defaults for the rest", () => {
    expect(readConfig(venue)).toMatchObject({
      port: 9180,
      host: "0.0.0.0",
      origin: "https://pos.example",
      printers: [
        { host: "192.168.1.50", port: 9100 },
        { host: "192.168.1.51", port: 9101 },
      ],
    });
  });

  test("may name another port and address to listen on", () => {
    expect(readConfig({ ...venue, PORT: "9999", HOST: "127.0.0.1" })).toMatchObject({
      port: 9999,
      host: "127.0.0.1",
    });
  });

  test.each([
    ["PORT", "print"],
    ["PORT", "65536"],
    ["COMANDA_ORIGIN", ""],
    ["COMANDA_ORIGIN", "pos.example"],
    ["COMANDA_ORIGIN", "ftp://pos.example"],
    ["COMANDA_PRINTERS", ""],
    ["COMANDA_PRINTERS", "192.168.1.50,8.8.8.8"],
    ["COMANDA_PRINTERS", "kitchen"],
  ])("with %s=%j cannot start, and says which setting is wrong", (name, value) => {
    const start = () => readConfig({ ...venue, [name]: value });
    expect(start).toThrow(CannotStart);
    expect(start).toThrow(name);
  });
});
