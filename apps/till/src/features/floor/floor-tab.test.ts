import { id } from "@comanda/domain/id";
import type { FloorRoom } from "@comanda/domain/floor/floor";
import { expect, test } from "vitest";

import { tabOfRoom, tabToShow } from "./floor-tab.ts";

const [hall, garden]: readonly [FloorRoom, FloorRoom] = [
  { id: id(1), name: "Hall" },
  { id: id(2), name: "Garden" },
];
const rooms = [hall, garden];

test("the floor opens with its first room, or with the list where there is none", () => {
  expect(tabToShow(null, rooms)).toBe(tabOfRoom(hall));
  expect(tabToShow(null, [])).toBe("list");
});

test.each([tabOfRoom(garden), "list", "elsewhere"] as const)("the chosen tab stays: %s", (tab) => {
  expect(tabToShow(tab, rooms)).toBe(tab);
});

test("once the chosen room is removed, the first one is shown", () => {
  expect(tabToShow(tabOfRoom(garden), [hall])).toBe(tabOfRoom(hall));
  expect(tabToShow(tabOfRoom(garden), [])).toBe("list");
});
