import { expect, test } from "vitest";

import { parseLoginForm } from "./login-form.ts";

test("a login requires a username and a password", () => {
  expect(parseLoginForm({ username: " cashier ", password: "demo" })).toEqual({
    username: "cashier",
    password: "demo",
  });
});

test("spaces around a password are part of it", () => {
  expect(parseLoginForm({ username: "cashier", password: " demo " })).toMatchObject({
    password: " demo ",
  });
});

test.each([
  ["", "demo"],
  ["cashier", ""],
  ["  ", "demo"],
])("an empty username or password ('%s', '%s') is refused", (username, password) => {
  expect(parseLoginForm({ username, password })).toEqual({ refusal: "credentials-missing" });
});

test("an excessively long password is refused without being checked", () => {
  expect(parseLoginForm({ username: "cashier", password: "x".repeat(257) })).toEqual({
    refusal: "credentials-missing",
  });
});
