import { resolve } from "node:path";

import { expect, test } from "vitest";

import { readConfig } from "./config.ts";

test("without any settings the defaults suit a venue with one box", () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: "localhost",
    dataFolder: resolve("data"),
    keyFile: resolve("data", "master.key"),
    erasedFile: resolve("data", "erased-guests.txt"),
    databaseUrl: null,
    callsPerSecond: 50,
    logLevel: "warn",
    tls: null,
  });
});

test("every setting can be changed", () => {
  const environment = {
    PORT: "0",
    HOST: "0.0.0.0",
    COMANDA_DATA: "/var/lib/comanda",
    COMANDA_KEY_FILE: "/etc/comanda.key",
    DATABASE_URL: "postgres://localhost/comanda",
    COMANDA_CALLS_PER_SECOND: "200",
    LOG_LEVEL: "debug",
    COMANDA_TLS_CERT: "/etc/comanda.pem",
    COMANDA_TLS_KEY: "/etc/comanda-tls.key",
  };
  expect(readConfig(environment)).toEqual({
    port: 0,
    host: "0.0.0.0",
    dataFolder: "/var/lib/comanda",
    keyFile: "/etc/comanda.key",
    erasedFile: "/etc/erased-guests.txt",
    databaseUrl: "postgres://localhost/comanda",
    callsPerSecond: 200,
    logLevel: "debug",
    tls: { kind: "files", certificate: "/etc/comanda.pem", key: "/etc/comanda-tls.key" },
  });
});

test("an empty setting counts as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " " })).toMatchObject({
    port: 8080,
    databaseUrl: null,
  });
});

test.each(["http", "-1", "65536", "80.5", "0x50"])("%s is not a valid port", (port) => {
  expect(() => readConfig({ PORT: port })).toThrow(`not "${port}"`);
});

test.each(["0", "-1", "1.5", "many"])("%s is not a valid number of calls per second", (calls) => {
  expect(() => readConfig({ COMANDA_CALLS_PER_SECOND: calls })).toThrow(`not "${calls}"`);
});

test("a log level must be a known one", () => {
  expect(() => readConfig({ LOG_LEVEL: "loud" })).toThrow("LOG_LEVEL must be one of");
});

test("the server's own certificate is in the data folder", () => {
  const { tls } = readConfig({ COMANDA_TLS: "auto", COMANDA_DATA: "/var/lib/comanda" });
  expect(tls).toEqual({ kind: "own", dataFolder: "/var/lib/comanda", program: "server" });
});

test.each([
  [{ COMANDA_TLS: "on" }, 'COMANDA_TLS can only be "auto", not "on".'],
  [{ COMANDA_TLS_CERT: "a" }, "Set COMANDA_TLS_CERT and COMANDA_TLS_KEY"],
  [{ COMANDA_TLS_KEY: "a" }, "Set COMANDA_TLS_CERT and COMANDA_TLS_KEY"],
  [{ COMANDA_TLS: "auto", COMANDA_TLS_CERT: "a", COMANDA_TLS_KEY: "b" }, "and nothing else"],
])("%o is not a valid certificate setting", (environment, why) => {
  expect(() => readConfig(environment)).toThrow(why);
});
