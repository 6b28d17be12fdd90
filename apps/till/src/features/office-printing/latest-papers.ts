import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import { latestPerRoute, paperRouteKey } from "@comanda/domain/paper/paper-route";

import { papersOf, type RoutedPaper, type Station, type VenuePrinting } from "./venue-printing.ts";

export type LatestPapers = ReadonlyMap<string, PrintJobRecord>;

/** The last paper on each route: those that the server has listed, and those that have come to this till since. */
export function mergeLatest(
  listed: readonly PrintJobRecord[],
  live: Iterable<PrintJobRecord>,
): LatestPapers {
  // The same paper is newer on this till, which hears of its outcome at once.
  return latestPerRoute([...listed, ...live]);
}

export type StationPaper = RoutedPaper & {
  readonly printer: { readonly name: string; readonly address: string } | "till" | "nowhere";
  readonly last: PrintJobRecord | null;
};

/** What a station prints, where, and what became of the last paper on each route. */
export function papersOfStation(
  venue: VenuePrinting,
  station: Station,
  latest: LatestPapers,
): readonly StationPaper[] {
  return papersOf(venue).map(({ productGroup, group }) => {
    const route = station.routes.find((one) => one.productGroup === productGroup);
    const printer = printerOf(venue, route);
    if (printer === "nowhere") return { productGroup, group, printer, last: null };
    // Without a bridge a paper keeps the address of its printer, but comes out at the till.
    const shown = venue.printerServerAddress === "" ? "till" : printer;
    const paper = {
      station: station.id,
      kind: group === null ? ("bill" as const) : ("ticket" as const),
      title: group ?? "",
      printer: printer === "till" ? "" : printer.address,
    };
    return { productGroup, group, printer: shown, last: latest.get(paperRouteKey(paper)) ?? null };
  });
}

function printerOf(
  { printers }: VenuePrinting,
  route: Station["routes"][number] | undefined,
): StationPaper["printer"] {
  if (route === undefined) return "till";
  return printers.find(({ id }) => id === route.printer) ?? "nowhere";
}
