import { newVenue } from "@comanda/languages/lists/new-venue";
import { expect, test } from "vitest";

import { meaningOfFirstName } from "./first-names.ts";

const named = Object.values(newVenue).flatMap((lists) =>
  Object.entries(lists).flatMap(([list, names]) =>
    Object.entries(names).map(([meaning, name]) => ({ list, meaning, name })),
  ),
);

test("no name with which a venue begins stands for two things of a list, in whatever languages", () => {
  const found = named.map(({ list, name }) => meaningOfFirstName(list, name));
  expect(found).toEqual(named.map(({ meaning }) => meaning));
});

test("other names, and the same in another list, have no meaning", () => {
  expect(meaningOfFirstName("payTypes", "Tiền mặt")).toBe("cash");
  expect(meaningOfFirstName("payTypes", "Tiền")).toBeNull();
  expect(meaningOfFirstName("articles", "Tiền mặt")).toBeNull();
});
