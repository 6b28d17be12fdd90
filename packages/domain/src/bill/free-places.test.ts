import fc from "fast-check";
import { expect, test } from "vitest";

import { utc } from "../testing/builders.ts";
import type { Bill, Place } from "./bill.ts";
import { freePlaces, freePlacesMaximum } from "./free-places.ts";

type Seated = Pick<Bill, "place" | "status" | "createdAt">;

function seated(name: string, minute: number, status: Bill["status"] = "closed"): Seated {
  const createdAt = utc(`2026-11-20 11:${String(minute).padStart(2, "0")}:00`);
  return { place: { kind: "table", name }, status, createdAt };
}

const namesOf = (places: readonly Place[]) => places.map(({ name }) => name);

test("the tables of the day that are free again come in the order of their names", () => {
  const bills = [
    seated("12", 1),
    seated("2", 2, "voided"),
    seated("Garden 10", 3),
    seated("Garden 9", 4),
    seated("7", 5, "open"),
  ];
  expect(namesOf(freePlaces(bills, [], []))).toEqual(["2", "12", "Garden 9", "Garden 10"]);
});

test("a table is named once, as it was typed last, and not while anyone sits there", () => {
  const bills = [seated("vip", 1), seated("VIP", 2), seated("a1", 3, "open"), seated("A1", 4)];
  expect(namesOf(freePlaces(bills, [], []))).toEqual(["VIP"]);
});

test("the running numbers of a counter are left out, and bills without a place as well", () => {
  const nowhere: Seated = { ...seated("", 2), place: null };
  expect(
    namesOf(freePlaces([seated("Bar 17", 1), nowhere, seated("Bar", 3)], ["Bar"], [])),
  ).toEqual(["Bar"]);
});

test("free tables of the floor plan follow, each once, as they are written where guests sat", () => {
  const plan = ["T1", "T2", "T3", "T10"].map((name): Place => ({ kind: "table", name }));
  const bills = [seated("t2", 1), seated("T3", 2, "open"), seated("Beach", 3)];
  expect(namesOf(freePlaces(bills, [], plan))).toEqual(["Beach", "T1", "t2", "T10"]);
  const busy = Array.from({ length: 12 }, (_, minute) => seated(`V${minute}`, minute));
  expect(namesOf(freePlaces(busy, [], plan)).filter((name) => name.startsWith("T"))).toEqual([]);
});

test("a dozen places are offered at most", () => {
  const tables = Array.from({ length: 13 }, (_, minute) => seated(`T${minute}`, minute));
  expect(freePlaces(tables, [], [])).toHaveLength(12);
});

test("of many tables the latest are offered", () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { minLength: 1 });
  fc.assert(
    fc.property(minutes, (tables) => {
      const found = namesOf(
        freePlaces(
          tables.map((minute) => seated(`T${minute}`, minute)),
          [],
          [],
        ),
      );
      const latest = [...tables].toSorted((one, other) => other - one).slice(0, freePlacesMaximum);
      expect(new Set(found)).toEqual(new Set(latest.map((minute) => `T${minute}`)));
    }),
  );
});
