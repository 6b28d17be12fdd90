import fc from "fast-check";
import { expect, test } from "vitest";

import { isSamePlace } from "../bill/place.ts";
import { findTableOf, placeOfTable, tableKinds, tablesByPlace } from "./floor.ts";

const terrace = { kind: "table", name: "Terrasse é1" } as const;
const suite = { kind: "hotel-room", name: "101" } as const;
const spa = { kind: "treatment-room", name: "Lotus" } as const;
const known = tablesByPlace([terrace, suite, spa]);

test("a bill is at a table, however its name was typed, and at a room by its number", () => {
  const at = (kind: "table" | "room", name: string) =>
    findTableOf(known, { place: { kind, name } });
  expect(at("table", "TERRASSE E\u03011")).toBe(terrace);
  expect(at("room", "101")).toBe(suite);
  expect(at("room", "lotus")).toBe(spa);
  expect(at("table", "101")).toBe(null);
  expect(at("table", "Garden")).toBe(null);
  expect(findTableOf(known, { place: null })).toBe(null);
});

test("a table is found exactly at the places that are the same as its own", () => {
  const name = fc.string({ minLength: 1, maxLength: 20, unit: "grapheme" });
  const table = fc.record({ kind: fc.constantFrom(...tableKinds), name });
  const place = fc.record({ kind: fc.constantFrom("table" as const, "room" as const), name });
  fc.assert(
    fc.property(table, place, fc.boolean(), (one, elsewhere, isThere) => {
      const asked = isThere ? placeOfTable(one) : elsewhere;
      const found = findTableOf(tablesByPlace([one]), { place: asked });
      expect(found === one).toBe(isSamePlace(placeOfTable(one), asked));
    }),
  );
});
