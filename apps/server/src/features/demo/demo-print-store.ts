import type { LocationId, PrinterId, ProductGroupId, StationId } from "@comanda/domain/id";

import type { WriteTransaction } from "#database/database.ts";

import { byName, named } from "./demo-amounts.ts";
import type { DemoPrinter } from "./demo-location.ts";

type Names<Id> = ReadonlyMap<string, Id>;
type Place = { readonly id: LocationId; readonly stations: Names<StationId> };

/** Staff here take the order and do the work themselves, so these groups need no tickets. */
const withoutTickets = ["Spa", "Front office"];

export async function insertPrinters(
  tx: WriteTransaction,
  { id: location, stations }: Place,
  printers: readonly DemoPrinter[],
  productGroups: Names<ProductGroupId>,
): Promise<void> {
  const rows = printers.map(({ name, address }) => ({ location, name, address }));
  const ids = byName(
    await tx.insertInto("printer").values(rows).returning(["id", "name"]).execute(),
  );
  const route = (
    station: StationId,
    product_group: ProductGroupId | null,
    printer: PrinterId | null,
  ) => ({ location, station, product_group, printer });
  const receipts = printers.flatMap(({ name, receiptsOf }) =>
    receiptsOf.map((station) => route(named(stations, station), null, named(ids, name))),
  );
  const everywhere = (group: ProductGroupId, printer: PrinterId | null) =>
    [...stations.values()].map((station) => route(station, group, printer));
  const tickets = printers.flatMap(({ name, ticketsOf }) =>
    ticketsOf.flatMap((group) => everywhere(named(productGroups, group), named(ids, name))),
  );
  const nowhere = withoutTickets.flatMap((name) => {
    const group = productGroups.get(name);
    return group === undefined ? [] : everywhere(group, null);
  });
  await tx
    .insertInto("print_route")
    .values([...receipts, ...tickets, ...nowhere])
    .execute();
}
