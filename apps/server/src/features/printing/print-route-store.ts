import type { LocationId, ProductGroupId, StationId } from "@comanda/domain/id";
import { localPrinter, noPrinter } from "@comanda/contract/print";

import type { Database } from "#database/database.ts";

type PrintRoutes = {
  /** The bridge that feeds the printers of the location; empty where it has none. */
  readonly printerServerAddress: string;
  /** What a job is addressed to: the tickets of a product group, or the station's receipts and reports. */
  readonly addressFor: (productGroup: ProductGroupId | null) => string;
};

/** Where the papers of a station come out. */
export async function findPrintRoutes(
  database: Database,
  location: LocationId,
  station: StationId | null,
): Promise<PrintRoutes> {
  const { printer_server_address } = await database
    .selectFrom("location")
    .select("printer_server_address")
    .where("id", "=", location)
    .executeTakeFirstOrThrow();
  const routes = await database
    .selectFrom("print_route")
    .leftJoin("printer", (join) =>
      join
        .onRef("printer.location", "=", "print_route.location")
        .onRef("printer.id", "=", "print_route.printer"),
    )
    .select(["product_group", "address"])
    .where("print_route.location", "=", location)
    .where("station", "=", station)
    .execute();
  const addresses = new Map(
    routes.map(({ product_group, address }) => [product_group, address ?? noPrinter]),
  );
  return {
    printerServerAddress: printer_server_address,
    addressFor: (productGroup) => addresses.get(productGroup) ?? localPrinter,
  };
}
