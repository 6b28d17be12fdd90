import type { FoundPrinter } from "@comanda/contract/bridge";
import type { BodyOf } from "@comanda/contract/call";
import type { placePrinters } from "@comanda/contract/office-printing";
import { guessPaperWidth, paperWidths } from "@comanda/domain/paper/guess-paper-width";

import {
  isSameAddress,
  papersOf,
  type Printer,
  type ProductGroup,
  type Route,
  type Station,
  type VenuePrinting,
} from "./venue-printing.ts";

/** A printer that was found, as its owner describes it. */
export type PlacedPrinter = {
  readonly number: number;
  readonly found: FoundPrinter;
  /** The venue's record of a printer at this address. */
  readonly record: Printer | null;
  readonly name: string;
  readonly widthDots: number;
};

/** Where papers are printed: as printers are found, they have no id yet. */
export type Place =
  | { readonly kind: "till" }
  | { readonly kind: "nowhere" }
  | { readonly kind: "found"; readonly number: number }
  /** A printer of the venue that was not found, such as one that is off. */
  | { readonly kind: "record"; readonly id: Printer["id"] };

export type PlaceDraft = {
  readonly printers: readonly PlacedPrinter[];
  /** By `routeKey`. */
  readonly places: ReadonlyMap<string, Place>;
};

export type Placement = BodyOf<typeof placePrinters>;

export function routeKey(station: Pick<Station, "id">, group: ProductGroup): string {
  return `${station.id} ${group ?? ""}`;
}

/** Every found printer with its number, and every paper where it is printed now. */
export function startDraft(venue: VenuePrinting, found: readonly FoundPrinter[]): PlaceDraft {
  const printers = found.map((one, index): PlacedPrinter => {
    const record = venue.printers.find(({ address }) => isSameAddress(address, one.address));
    return {
      number: index + 1,
      found: one,
      record: record ?? null,
      name: record?.name ?? "",
      widthDots: record?.widthDots ?? guessPaperWidth(one.model) ?? paperWidths.wide,
    };
  });
  const routes = venue.stations.flatMap((station) =>
    station.routes.map((route): readonly [string, Place] => [
      routeKey(station, route.productGroup),
      placeOf(route, printers),
    ]),
  );
  return { printers, places: new Map(routes) };
}

/** A draft of what is saved now, with what was changed since `sent` was sent. */
export function withLaterChanges(
  saved: PlaceDraft,
  { sent, now }: { readonly sent: PlaceDraft; readonly now: PlaceDraft },
): PlaceDraft {
  const printers = saved.printers.map((printer) => {
    const before = sent.printers.find(({ number }) => number === printer.number);
    const after = now.printers.find(({ number }) => number === printer.number);
    if (before === undefined || after === undefined) return printer;
    return {
      ...printer,
      ...(after.name !== before.name && { name: after.name }),
      ...(after.widthDots !== before.widthDots && { widthDots: after.widthDots }),
    };
  });
  const places = [...now.places].filter(([key, place]) => sent.places.get(key) !== place);
  return { printers, places: new Map([...saved.places, ...places]) };
}

function placeOf({ printer }: Route, printers: readonly PlacedPrinter[]): Place {
  if (printer === null) return { kind: "nowhere" };
  const found = printers.find(({ record }) => record?.id === printer);
  return found === undefined
    ? { kind: "record", id: printer }
    : { kind: "found", number: found.number };
}

/** Where an unlisted paper goes. */
const atTill: Place = { kind: "till" };

export function placeAt(draft: PlaceDraft, key: string): Place {
  return draft.places.get(key) ?? atTill;
}

/** The numbers of the printers that need a name: something prints there, or they had one. */
export function findNameless({ printers, places }: PlaceDraft): readonly number[] {
  const used = new Set(
    Array.from(places.values(), (place) => (place.kind === "found" ? place.number : null)),
  );
  return printers
    .filter(
      ({ name, number, record }) => name.trim() === "" && (used.has(number) || record !== null),
    )
    .map(({ number }) => number);
}

/** What is to be saved: only printers and stations that changed. */
export function placementOf(venue: VenuePrinting, draft: PlaceDraft): Placement {
  return {
    printers: draft.printers.flatMap((printer) => savedPrinter(venue, draft, printer)),
    stations: venue.stations.flatMap((station) => {
      const now = namedRoutes(venue, draft, station.routes);
      const wanted = routesOf(venue, draft, station);
      const { id, revision } = station;
      return isSameSet(now, wanted) ? [] : [{ id, revision, routes: wanted }];
    }),
  };
}

/** A printer that was given the name of one that was not found is that one, at a new address. */
function savedPrinter(
  venue: VenuePrinting,
  draft: PlaceDraft,
  { found, widthDots, ...printer }: PlacedPrinter,
): Placement["printers"] {
  const name = printer.name.trim();
  if (name === "") return [];
  const here = printer.record;
  const record = here ?? findMissing(venue, draft, name);
  if (record === null) return [{ name, address: found.address, widthDots }];
  if (here !== null && name === here.name && widthDots === here.widthDots) return [];
  const { id, revision } = record;
  return [{ id, revision, name, address: here?.address ?? found.address, widthDots }];
}

function findMissing(
  { printers }: VenuePrinting,
  draft: PlaceDraft,
  wanted: string,
): Printer | null {
  const found = new Set(draft.printers.map(({ record }) => record?.id));
  return printers.find(({ id, name }) => name === wanted && !found.has(id)) ?? null;
}

type NamedRoute = Placement["stations"][number]["routes"][number];

/** Routes of product groups that are not offered here stay as they are. */
function routesOf(venue: VenuePrinting, draft: PlaceDraft, station: Station): NamedRoute[] {
  const offered = papersOf(venue).map(({ productGroup }) => productGroup);
  const others = station.routes.filter(({ productGroup }) => !offered.includes(productGroup));
  const chosen = offered.flatMap((productGroup): NamedRoute[] => {
    const place = placeAt(draft, routeKey(station, productGroup));
    return place.kind === "till" ? [] : [{ productGroup, printer: nameAt(venue, draft, place) }];
  });
  return [...chosen, ...namedRoutes(venue, draft, others)];
}

function namedRoutes(
  venue: VenuePrinting,
  draft: PlaceDraft,
  routes: readonly Route[],
): NamedRoute[] {
  return routes.map(({ productGroup, printer }) => ({
    productGroup,
    printer: printer === null ? null : nameOfRecord(venue, draft, printer),
  }));
}

function nameAt(venue: VenuePrinting, draft: PlaceDraft, place: Place): string | null {
  switch (place.kind) {
    case "till":
    case "nowhere":
      return null;
    case "found":
      return draft.printers.find(({ number }) => number === place.number)?.name.trim() ?? null;
    case "record":
      return nameOfRecord(venue, draft, place.id);
  }
}

/** A record may be renamed in the same save. */
function nameOfRecord(venue: VenuePrinting, draft: PlaceDraft, id: Printer["id"]): string {
  const renamed = draft.printers.find(({ record }) => record?.id === id);
  return renamed?.name.trim() ?? venue.printers.find((one) => one.id === id)?.name ?? "";
}

function isSameSet(one: readonly NamedRoute[], other: readonly NamedRoute[]): boolean {
  const written = (routes: readonly NamedRoute[]) =>
    routes.map(({ productGroup, printer }) => `${productGroup ?? ""} ${printer ?? "/"}`).toSorted();
  return JSON.stringify(written(one)) === JSON.stringify(written(other));
}
