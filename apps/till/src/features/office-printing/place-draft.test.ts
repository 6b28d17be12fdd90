import type { FoundPrinter } from "@comanda/contract/bridge";
import { id } from "@comanda/domain/id";
import { describe, expect, test } from "vitest";

import {
  findNameless,
  placeAt,
  placementOf,
  routeKey,
  startDraft,
  withLaterChanges,
  type Place,
  type PlaceDraft,
} from "./place-draft.ts";
import type { Printer, Station, VenuePrinting } from "./venue-printing.ts";

const kitchen = id<"product-group">(1);
const drinks = id<"product-group">(2);
const gone = id<"product-group">(9);

function printer(key: number, name: string, address: string): Printer {
  return {
    id: id<"printer">(key),
    revision: 3,
    isRetired: false,
    name,
    address,
    widthDots: 576,
    dialect: "esc-pos",
    hasCutter: true,
    imageMode: "raster",
    paperLanguage: null,
  };
}

function station(key: number, name: string, routes: Station["routes"]): Station {
  return {
    id: id<"station">(key),
    revision: 5,
    isRetired: false,
    name,
    isSalePoint: true,
    isCounter: false,
    printsBillWithOrder: true,
    usbWidthDots: 576,
    usbHasCutter: true,
    paperLanguage: null,
    routes,
  };
}

const old = printer(1, "Old", "192.168.1.50:9100");
const off = printer(2, "Off", "192.168.1.60");
const bar = station(1, "Bar", [
  { productGroup: null, printer: old.id },
  { productGroup: drinks, printer: null },
  { productGroup: gone, printer: off.id },
]);
const garden = station(2, "Garden", []);
const venue: VenuePrinting = {
  stations: [bar, garden],
  printers: [old, off],
  groups: [
    { id: kitchen, name: "Kitchen" },
    { id: drinks, name: "Drinks" },
  ],
  location: 1,
  printerServerAddress: "https://192.168.1.20:9180",
};

const found = (address: string, model = ""): FoundPrinter => ({
  address,
  maker: "",
  model,
  mac: null,
  isPrinting: false,
});
const draft = startDraft(venue, [found("192.168.1.50"), found("192.168.1.51", "TM-P20")]);
const put = (
  { printers, places }: PlaceDraft,
  at: Station,
  group: typeof kitchen | null,
  place: Place,
): PlaceDraft => ({ printers, places: new Map([...places, [routeKey(at, group), place]]) });
const call = ({ printers, places }: PlaceDraft, number: number, name: string): PlaceDraft => ({
  printers: printers.map((one) => (one.number === number ? { ...one, name } : one)),
  places,
});

describe("what was found", () => {
  test("is numbered, known by its address, and has the width of its model", () => {
    expect(draft.printers).toMatchObject([
      { number: 1, name: "Old", widthDots: 576, record: { id: 1 } },
      { number: 2, name: "", widthDots: 384, record: null },
    ]);
  });

  test("shows each paper where it is printed now", () => {
    expect(placeAt(draft, routeKey(bar, null))).toEqual({ kind: "found", number: 1 });
    expect(placeAt(draft, routeKey(bar, kitchen))).toEqual({ kind: "till" });
    expect(placeAt(draft, routeKey(bar, drinks))).toEqual({ kind: "nowhere" });
    expect(placeAt(draft, routeKey(bar, gone))).toEqual({ kind: "record", id: off.id });
  });
});

describe("a save", () => {
  test("of nothing changed holds nothing", () => {
    expect(placementOf(venue, draft)).toEqual({ printers: [], stations: [] });
    expect(findNameless(draft)).toEqual([]);
  });

  test("holds the new printer and the stations that print on it, by its name", () => {
    const placed = put(call(draft, 2, " Grill "), garden, kitchen, { kind: "found", number: 2 });
    expect(placementOf(venue, placed)).toEqual({
      printers: [{ name: "Grill", address: "192.168.1.51", widthDots: 384 }],
      stations: [
        { id: garden.id, revision: 5, routes: [{ productGroup: kitchen, printer: "Grill" }] },
      ],
    });
  });

  test("renames a printer, and the routes of a changed station name it so", () => {
    const placed = put(call(draft, 1, "Front"), bar, drinks, { kind: "till" });
    expect(placementOf(venue, placed)).toEqual({
      printers: [{ id: old.id, revision: 3, name: "Front", address: old.address, widthDots: 576 }],
      stations: [
        {
          id: bar.id,
          revision: 5,
          routes: [
            { productGroup: null, printer: "Front" },
            { productGroup: gone, printer: "Off" },
          ],
        },
      ],
    });
  });

  test("moves a printer that was not found to the address where another one has its name", () => {
    const moved = { id: off.id, revision: 3, name: "Off", address: "192.168.1.51", widthDots: 384 };
    expect(placementOf(venue, call(draft, 2, "Off"))).toEqual({ printers: [moved], stations: [] });
  });

  test("leaves out a printer without a name", () => {
    expect(placementOf(venue, call(draft, 2, "  "))).toEqual({ printers: [], stations: [] });
  });

  test("needs a name where something is printed, and keeps the name of a known printer", () => {
    expect(findNameless(put(draft, garden, null, { kind: "found", number: 2 }))).toEqual([2]);
    expect(findNameless(call(draft, 1, ""))).toEqual([1]);
  });
});

test("what was changed during a save is changed in what was saved", () => {
  const sent = put(call(draft, 2, "Grill"), garden, kitchen, { kind: "found", number: 2 });
  const now = put(call(sent, 2, "Grill 2"), bar, drinks, { kind: "till" });
  const grill = printer(3, "Grill", "192.168.1.51");
  const after: VenuePrinting = {
    ...venue,
    printers: [old, off, grill],
    stations: [bar, station(2, "Garden", [{ productGroup: kitchen, printer: grill.id }])],
  };
  const saved = startDraft(
    after,
    draft.printers.map((one) => one.found),
  );
  const later = withLaterChanges(saved, { sent, now });
  expect(later.printers.map(({ name, record }) => [name, record?.id])).toEqual([
    ["Old", 1],
    ["Grill 2", 3],
  ]);
  expect(placeAt(later, routeKey(garden, kitchen))).toEqual({ kind: "found", number: 2 });
  expect(placeAt(later, routeKey(bar, drinks))).toEqual({ kind: "till" });
});
