import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { libpqEnvironment } from "./libpq-environment.ts";

beforeEach(() => {
  for (const name of ["PGHOST", "PGPORT", "PGDATABASE", "PGPASSWORD"]) vi.stubEnv(name, "");
  vi.stubEnv("PGUSER", "other");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const comanda = { PGUSER: "comanda", PGDATABASE: "comanda" };

test.each([
  [
    "postgres://comanda:p%40ss@db.example:6432/comanda",
    { ...comanda, PGHOST: "db.example", PGPORT: "6432", PGPASSWORD: "p@ss" },
  ],
  ["postgres://comanda@[::1]/comanda", { ...comanda, PGHOST: "::1", PGPORT: "5432" }],
  [
    "postgres://comanda@/comanda?host=/tmp&port=6432",
    { ...comanda, PGHOST: "/tmp", PGPORT: "6432" },
  ],
  ["postgres://comanda@%2Ftmp/comanda", { ...comanda, PGHOST: "/tmp", PGPORT: "5432" }],
  [
    "postgres://db.example/comanda?user=comanda&password=p%40ss",
    { ...comanda, PGHOST: "db.example", PGPORT: "5432", PGPASSWORD: "p@ss" },
  ],
  ["postgres://comanda@db.example", { ...comanda, PGHOST: "db.example", PGPORT: "5432" }],
  ["/tmp comanda", { PGHOST: "/tmp", PGPORT: "5432", PGUSER: "other", PGDATABASE: "comanda" }],
  [
    "socket://comanda:secret@/tmp/?db=comanda",
    { ...comanda, PGHOST: "/tmp/", PGPORT: "5432", PGPASSWORD: "secret" },
  ],
  // Without a host, node-postgres connects to this machine by TCP, and PostgreSQL's own programs by a socket.
  ["postgres://comanda@/comanda", { ...comanda, PGHOST: "localhost", PGPORT: "5432" }],
])("PostgreSQL's own programs reach the database at %s", (address, expected) => {
  expect(libpqEnvironment(address)).toEqual(expected);
});

const optionsOf = (query: string) => {
  const { PGHOST, PGPORT, PGUSER, PGDATABASE, ...options } = libpqEnvironment(
    `postgres://comanda@db.example/comanda?${query}`,
  );
  expect({ PGHOST, PGPORT, PGUSER, PGDATABASE }).toEqual({
    ...comanda,
    PGHOST: "db.example",
    PGPORT: "5432",
  });
  return options;
};

describe("the options of an address", () => {
  test.each([
    ["", {}],
    ["sslmode=no-verify", { PGSSLMODE: "require" }],
    ["sslmode=disable&uselibpqcompat=true", { PGSSLMODE: "disable" }],
    ["sslmode=verify-full", { PGSSLMODE: "verify-full" }],
    ["ssl=true", { PGSSLMODE: "verify-full" }],
    ["ssl=no-verify", { PGSSLMODE: "require" }],
    ["ssl=0", { PGSSLMODE: "disable" }],
    ["options=-c%20work_mem%3D8MB", { PGOPTIONS: "-c work_mem=8MB" }],
    ["options=-c work_mem=8MB", { PGOPTIONS: "-c work_mem=8MB" }],
    [
      "channel_binding=require&connect_timeout=5&target_session_attrs=any",
      { PGCHANNELBINDING: "require", PGCONNECT_TIMEOUT: "5", PGTARGETSESSIONATTRS: "any" },
    ],
    // Of a server that holds its connections; pg_dump has none of its own.
    ["statement_timeout=1000&application_name=till", { PGAPPNAME: "till" }],
  ])("%j are those of the programs' environment", (query, expected) => {
    expect(optionsOf(query)).toEqual(expected);
  });

  test("name files as they are, and then the server is checked", () => {
    const folder = mkdtempSync(join(tmpdir(), "comanda own authority "));
    const file = join(folder, "ca.pem");
    writeFileSync(file, "");
    expect(optionsOf(`sslrootcert=${encodeURIComponent(file)}`)).toEqual({
      PGSSLMODE: "verify-full",
      PGSSLROOTCERT: file,
    });
    rmSync(folder, { recursive: true });
  });
});
