import { expect, test } from "vitest";

import { libpqAddress } from "./libpq-address.ts";

const server = "db.example:5432/comanda";

test.each([
  ["", ""],
  ["?sslmode=no-verify", "?sslmode=require"],
  ["?sslmode=require&uselibpqcompat=true", "?sslmode=require"],
  [
    "?sslmode=verify-full&sslrootcert=%2Fetc%2Fpos%2Fca.pem",
    "?sslmode=verify-full&sslrootcert=%2Fetc%2Fpos%2Fca.pem",
  ],
])("the options %j are %j for PostgreSQL's own programs", (given, expected) => {
  expect(libpqAddress(`postgres://pos:p%40ss@${server}${given}`)).toEqual({
    address: `postgres://pos@${server}${expected}`,
    password: "p@ss",
  });
});
