import { localPrinter } from "@comanda/contract/print";
import type { Line } from "@comanda/domain/bill/line";
import { findItemOf } from "@comanda/domain/bill/ticket-lines";
import type { ProductGroupId, StationId } from "@comanda/domain/id";

import type { WriteContext } from "#journal/command.ts";

import { findCachedPrintTargets } from "../printing/index.ts";
import { findCachedStations } from "../venue/index.ts";
import type { StoredBill } from "./bill-store.ts";

type TicketRoute = {
  /** Whose print routes the ticket follows. */
  readonly station: StationId | null;
  /** Of the printer. */
  readonly address: string;
};
type FindRoute = (line: Line, productGroup: ProductGroupId | null) => TicketRoute;

/**
 * Where the tickets of each line go. Kitchen and bar read what becomes of a dish where they read its order: whoever
 * fires, changes or cancels it, its tickets follow the print routes of the station that ordered it. Only what that
 * station prints at its own till comes out where the caller's tickets do, because no other till can reach that printer.
 */
export async function findTicketRoutes(
  context: WriteContext,
  { bill, lines }: Pick<StoredBill, "bill" | "lines">,
): Promise<FindRoute> {
  const here = context.session.station;
  const routes = await findCachedPrintTargets(context, here);
  const orderedAt = new Map(lines.map((row) => [row.key, row.stock_station]));
  const others = new Map<StationId | null, typeof routes>();
  for (const station of await findOtherStations(context, new Set(orderedAt.values()))) {
    others.set(station, await findCachedPrintTargets(context, station));
  }
  return (line, productGroup) => {
    const own = { station: here, address: routes.targetFor(productGroup).address };
    const there = others.get(orderedAt.get(findItemOf(bill, line).key) ?? null);
    const address = there?.targetFor(productGroup).address ?? localPrinter;
    if (address === localPrinter || address === own.address) return own;
    // Stations with the same printer share a ticket.
    const shared = [...others].find(([, each]) => each.targetFor(productGroup).address === address);
    return { station: shared?.[0] ?? here, address };
  };
}

/** The stations in use, besides the caller's, that ordered something. */
async function findOtherStations(
  context: WriteContext,
  orderedAt: ReadonlySet<StationId | null>,
): Promise<readonly StationId[]> {
  const { station: own } = context.session;
  if ([...orderedAt].every((station) => station === null || station === own)) return [];
  const { printerServerAddress } = await findCachedPrintTargets(context, own);
  // Without a bridge, every paper comes out at the till that asks for it.
  if (printerServerAddress === "") return [];
  const inUse = await findCachedStations(context);
  return inUse.map(({ id }) => id).filter((id) => id !== own && orderedAt.has(id));
}
