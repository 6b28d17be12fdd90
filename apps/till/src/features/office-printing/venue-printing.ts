import type { ReplyOf } from "@comanda/contract/call";
import type { officePrinter, officeStation } from "@comanda/contract/office-venue";
import type { PrinterId, ProductGroupId, StationId } from "@comanda/domain/id";

export type Printer = ReplyOf<typeof officePrinter.list>[number] & { readonly id: PrinterId };
export type Station = ReplyOf<typeof officeStation.list>[number] & { readonly id: StationId };
export type Route = Station["routes"][number];
export type ProductGroup = Route["productGroup"];

/** What prints where, as it is saved. */
export type VenuePrinting = {
  readonly stations: readonly Station[];
  readonly printers: readonly Printer[];
  readonly groups: readonly { readonly id: ProductGroupId; readonly name: string }[];
  /** Its record has the address of the print bridge. */
  readonly location: number;
  /** Empty if the location has no print bridge. */
  readonly printerServerAddress: string;
};

export type RoutedPaper = {
  readonly productGroup: ProductGroup;
  /** The name of the product group; null for receipts. */
  readonly group: string | null;
};

/** The papers that can have a printer of their own at every station: receipts first, then the tickets. */
export function papersOf({ groups }: VenuePrinting): readonly RoutedPaper[] {
  const tickets = groups.map(({ id, name }) => ({ productGroup: id, group: name }));
  return [{ productGroup: null, group: null }, ...tickets];
}

/** The same address may be written with the usual port or without. */
export function isSameAddress(one: string, other: string): boolean {
  return one.replace(/:9100$/, "") === other.replace(/:9100$/, "");
}
