import { id } from "@comanda/domain/id";
import type { FloorRoom } from "@comanda/domain/floor/floor";
import { expect, test } from "vitest";

import { tabOfRoom, tabToShow } from "./floor-tab.ts";

const [hall, garden]: readonly [FloorRoom, FloorRoom] = [
  { id: id(1), name: "Hall" },
  { id: id(2), name: "Garden" },
];
const rooms = [hall, garden];

const wide = { rooms, isWide: true };
const phone = { rooms, isWide: false };

test("the floor opens with its first room, or with the list where there is none", () => {
  expect(tabToShow(null, wide)).toBe(tabOfRoom(hall));
  expect(tabToShow(null, { ...wide, rooms: [] })).toBe("list");
});

test("on a phone the floor opens with the list", () => {
  expect(tabToShow(null, phone)).toBe("list");
});

test.each([tabOfRoom(garden), "list", "elsewhere"] as const)("the chosen tab stays: %s", (tab) => {
  expect(tabToShow(tab, wide)).toBe(tab);
  expect(tabToShow(tab, phone)).toBe(tab);
});

test("once the chosen room is removed, the first one is shown, on a phone the list", () => {
  expect(tabToShow(tabOfRoom(garden), { ...wide, rooms: [hall] })).toBe(tabOfRoom(hall));
  expect(tabToShow(tabOfRoom(garden), { ...wide, rooms: [] })).toBe("list");
  expect(tabToShow(tabOfRoom(garden), { ...phone, rooms: [hall] })).toBe("list");
});
