import type { LocationId, PrinterId, ProductGroupId, StationId } from "@comanda/domain/id";

import type { WriteTransaction } from "#database/database.ts";

import { mapByName, requireByName } from "./demo-amounts.ts";
import type { DemoPrinter } from "./demo-location.ts";

type IdsByName<Id> = ReadonlyMap<string, Id>;
type PrinterLocation = { readonly id: LocationId; readonly stations: IdsByName<StationId> };

/** Staff here take the order and do the work themselves, so these groups need no tickets. */
const ticketlessGroups = ["Spa", "Front office"];

export async function insertPrinters(
  tx: WriteTransaction,
  { id: location, stations }: PrinterLocation,
  printers: readonly DemoPrinter[],
  productGroups: IdsByName<ProductGroupId>,
): Promise<void> {
  const rows = printers.map(({ name, address }) => ({ location, name, address }));
  const ids = mapByName(
    await tx.insertInto("printer").values(rows).returning(["id", "name"]).execute(),
  );
  const route = (
    station: StationId,
    product_group: ProductGroupId | null,
    printer: PrinterId | null,
  ) => ({ location, station, product_group, printer });
  const receipts = printers.flatMap(({ name, receiptsOf }) =>
    receiptsOf.map((station) =>
      route(requireByName(stations, station), null, requireByName(ids, name)),
    ),
  );
  const everywhere = (group: ProductGroupId, printer: PrinterId | null) =>
    [...stations.values()].map((station) => route(station, group, printer));
  const tickets = printers.flatMap(({ name, ticketsOf }) =>
    ticketsOf.flatMap((group) =>
      everywhere(requireByName(productGroups, group), requireByName(ids, name)),
    ),
  );
  const nowhere = ticketlessGroups.flatMap((name) => {
    const group = productGroups.get(name);
    return group === undefined ? [] : everywhere(group, null);
  });
  await tx
    .insertInto("print_route")
    .values([...receipts, ...tickets, ...nowhere])
    .execute();
}
