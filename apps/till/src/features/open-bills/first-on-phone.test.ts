import { expect, test } from "vitest";

import { firstOnPhone } from "./first-on-phone.ts";

const known = { isCounter: false, isOutboxHere: true, hasBills: true };

test("a user's open bills cover the menu, except at a counter", () => {
  expect(firstOnPhone(known)).toBe("bills");
  expect(firstOnPhone({ ...known, isCounter: true })).toBe("menu");
  expect(firstOnPhone({ ...known, hasBills: false })).toBe("menu");
});

test("until it is known whether this is a counter, nothing is decided", () => {
  expect(firstOnPhone({ ...known, isCounter: null })).toBeNull();
});

test("the only bills may be those that the till could not send, which come with its outbox", () => {
  const early = { ...known, isOutboxHere: false };
  expect(firstOnPhone({ ...early, hasBills: false })).toBeNull();
  expect(firstOnPhone(early)).toBe("bills");
});
