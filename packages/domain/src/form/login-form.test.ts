import { expect, test } from "vitest";

import { parseLoginForm } from "./login-form.ts";

test("logging in takes a username and a password", () => {
  expect(parseLoginForm({ username: " cashier ", password: "demo" })).toEqual({
    username: "cashier",
    password: "demo",
  });
});

test("spaces around a password belong to it", () => {
  expect(parseLoginForm({ username: "cashier", password: " demo " })).toMatchObject({
    password: " demo ",
  });
});

test.each([
  ["", "demo"],
  ["cashier", ""],
  ["  ", "demo"],
])("without either ('%s', '%s') nobody logs in", (username, password) => {
  expect(parseLoginForm({ username, password })).toEqual({ refusal: "credentials-missing" });
});

test("a book for a password is not even looked at", () => {
  expect(parseLoginForm({ username: "cashier", password: "x".repeat(257) })).toEqual({
    refusal: "credentials-missing",
  });
});
