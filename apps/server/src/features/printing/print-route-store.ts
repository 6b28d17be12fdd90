import { localPrinter, noPrinter } from "@comanda/contract/print";
import type { PrintRouteReply } from "@comanda/contract/print-job";
import type {
  LocationId,
  PaperLanguageId,
  PrintRouteId,
  ProductGroupId,
  StationId,
} from "@comanda/domain/id";
import { findPrinterOfPaper } from "@comanda/domain/paper/find-printer-of-paper";
import type { Selectable } from "kysely";

import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";
import {
  cacheEachPerReferenceVersion,
  type ReferenceReader,
} from "#journal/cache-per-reference-version.ts";

import { wholeWidthDots, type PrinterProfile } from "./printer-profile.ts";

/** Where a paper goes, and what the printer there can do. */
export type PrintTarget = {
  readonly address: string;
  /** The venue's name for the printer; empty for the one at the till. */
  readonly name: string;
  readonly profile: PrinterProfile;
  /** Of its papers; null for the language of the till. */
  readonly paperLanguage: PaperLanguageId | null;
};

export type PrintTargets = {
  /** The print bridge of the location; empty if it has none. */
  readonly printerServerAddress: string;
  /** The target of a station's papers: the tickets of a product group, or receipts and reports. */
  readonly targetFor: (productGroup: ProductGroupId | null) => PrintTarget;
  /** Whether the guests' bill is printed with each order of the station. */
  readonly printsBillWithOrder: boolean;
  readonly atTill: PrintTarget;
  /** Null if the location has no printer at that address. */
  readonly targetAt: (address: string) => PrintTarget | null;
  /** The printer that a paper was for, at its address of today; null if it is not in use any more. */
  readonly targetOfPaper: (printer: Pick<PrintTarget, "name" | "address">) => PrintTarget | null;
};

type PrinterRow = Selectable<Tables["printer"]>;

export async function findPrintTargets(
  database: Database,
  location: LocationId,
  station: StationId | null,
): Promise<PrintTargets> {
  const { printer_server_address: bridge } = await database
    .selectFrom("location")
    .select("printer_server_address")
    .where("id", "=", location)
    .executeTakeFirstOrThrow();
  const { own, printsBillWithOrder } = await findOwnPrinter(database, location, station);
  const printers = await findPrinters(database, location);
  // Without a bridge every paper is printed at the till, whatever its address says.
  const targetOf = (row: PrinterRow): PrintTarget => ({
    address: row.address,
    name: row.name,
    profile: bridge === "" ? own.profile : profileOf(row),
    paperLanguage: bridge === "" ? own.paperLanguage : row.paper_language,
  });
  const nowhere: PrintTarget = { ...own, address: noPrinter };
  const routes = await database
    .selectFrom("print_route")
    .select(["product_group", "printer"])
    .where("location", "=", location)
    .where("station", "=", station)
    .execute();
  const wayOf = new Map(routes.map(({ product_group, printer }) => [product_group, printer]));
  const printerOf = new Map(printers.map((row) => [row.id, targetOf(row)]));
  return {
    printerServerAddress: bridge,
    printsBillWithOrder,
    atTill: own,
    targetFor: (productGroup) => {
      const printer = wayOf.get(productGroup);
      if (printer === undefined) return own;
      return printer === null ? nowhere : (printerOf.get(printer) ?? nowhere);
    },
    targetAt: (address) => {
      if (address === localPrinter) return own;
      const row = printers.find((each) => each.address === address);
      return row === undefined ? null : targetOf(row);
    },
    targetOfPaper: (printer) => {
      if (printer.address === localPrinter) return own;
      const row = findPrinterOfPaper(printers, printer);
      return row === null ? null : targetOf(row);
    },
  };
}

const findCachedTargets = cacheEachPerReferenceVersion(
  async (database, location, stations: readonly (StationId | null)[]) =>
    Promise.all(
      stations.map(async (station) => ({
        station,
        targets: await findPrintTargets(database, location, station),
      })),
    ),
  ({ station }) => station,
);

/** Cached for writes, which need it all evening. */
export async function findCachedPrintTargets(
  reading: ReferenceReader,
  station: StationId | null,
): Promise<PrintTargets> {
  const [found] = await findCachedTargets(reading, [station]);
  if (found === undefined) throw new Error(`A station without a print route: ${station}`);
  return found.targets;
}

/** How a station's receipts are printed: how wide, and in which language if it is not the till's. */
export async function findReceiptForm(
  database: Database,
  location: LocationId,
  station: StationId | null,
) {
  const targets = await findPrintTargets(database, location, station);
  const { profile, paperLanguage } = targets.targetFor(null);
  return { paperWidthDots: wholeWidthDots(profile), paperLanguage };
}

async function findOwnPrinter(
  database: Database,
  location: LocationId,
  station: StationId | null,
): Promise<{ readonly own: PrintTarget } & Pick<PrintTargets, "printsBillWithOrder">> {
  const row = await database
    .selectFrom("station")
    .select(["usb_width_dots", "usb_has_cutter", "paper_language", "prints_bill_with_order"])
    .where("location", "=", location)
    .where("id", "=", station)
    .executeTakeFirst();
  const profile: PrinterProfile = {
    widthDots: row?.usb_width_dots ?? defaultWidthDots,
    hasCutter: row?.usb_has_cutter !== 0,
    dialect: "esc-pos",
    imageMode: "raster",
  };
  return {
    own: { address: localPrinter, name: "", profile, paperLanguage: row?.paper_language ?? null },
    printsBillWithOrder: row?.prints_bill_with_order !== 0,
  };
}

/** A roll of 80 mm. */
const defaultWidthDots = 576;

export async function findPrinters(
  database: Database,
  location: LocationId,
): Promise<readonly PrinterRow[]> {
  return database
    .selectFrom("printer")
    .selectAll()
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}

export function profileOf(row: PrinterRow): PrinterProfile {
  return {
    widthDots: row.width_dots,
    dialect: row.dialect,
    hasCutter: row.has_cutter === 1,
    imageMode: row.image_mode,
  };
}

/** The print routes of all stations, with the names to show. */
export async function findPrintRoutes(
  database: Database,
  location: LocationId,
): Promise<readonly PrintRouteReply[]> {
  const rows = await database
    .selectFrom("print_route")
    .leftJoin("printer", (join) =>
      join
        .onRef("printer.location", "=", "print_route.location")
        .onRef("printer.id", "=", "print_route.printer"),
    )
    .leftJoin("product_group", (join) =>
      join
        .onRef("product_group.location", "=", "print_route.location")
        .onRef("product_group.id", "=", "print_route.product_group"),
    )
    .select(["print_route.id", "station", "product_group.name as group", "address"])
    .where("print_route.location", "=", location)
    .orderBy("station")
    .orderBy("print_route.id")
    .execute();
  return rows.map(({ id, station, group, address }) => ({
    id,
    station,
    productGroup: group,
    printer: address ?? "",
  }));
}

export async function findPrintRoute(
  database: Database,
  location: LocationId,
  id: PrintRouteId,
): Promise<Selectable<Tables["print_route"]> | null> {
  const row = await database
    .selectFrom("print_route")
    .selectAll()
    .where("location", "=", location)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}
