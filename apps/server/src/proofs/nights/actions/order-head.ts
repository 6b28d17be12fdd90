import { placeFromText } from "@comanda/domain/bill/place";
import type { NewOrder } from "@comanda/domain/bill/create-order";
import { requireOpen } from "@comanda/domain/bill/bill";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import { canPostBill } from "@comanda/domain/staff/find-staff";
import fc from "fast-check";

import type { VenueFacts } from "../venue-facts.ts";
import type { Model, ModelBill } from "../model.ts";
import type { Night } from "../night.ts";

/** The place of a bill after a split or a merge: mostly the former one. */
export const anyHead = fc.record({
  place: fc.constantFrom(undefined, undefined, undefined, "1", "31", "32", "33", ""),
  cover: fc.constantFrom(null, 2),
  staff: fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, fc.nat(9)),
  customer: fc.constantFrom(null, null, null, 8, 18),
});
type AnyHead = typeof anyHead extends fc.Arbitrary<infer Values> ? Values : never;

export type Head = {
  readonly order: NewOrder;
  /** The head in its wire form. */
  readonly wire: object;
};

export function headOf(night: Night, values: AnyHead, { bill }: ModelBill): Head {
  const own = bill.place?.name ?? "";
  const name = placeName(night, values, own);
  const isRoom = values.place === undefined && bill.place?.kind === "room";
  const staff =
    values.staff === undefined ? (bill.staff ?? night.server(0)) : night.server(values.staff);
  const customers = [...night.model().customers.keys()];
  const customer = values.customer === null ? null : (customers[values.customer] ?? null);
  const { cover } = values;
  return {
    order: { place: placeFromText(isRoom ? "room" : "table", name), cover, staff, customer },
    wire: { table: isRoom ? "" : name, room: isRoom ? name : "", cover, staff, customer },
  };
}

function placeName({ ownPlace }: Night, { place }: AnyHead, own: string): string {
  if (place === undefined) return own;
  return place === "" ? "" : ownPlace(place);
}

/** A reason to refuse the order itself, whichever bill it is about. */
export function reasonAgainst(
  { staff }: Model,
  { location }: VenueFacts,
  { order }: Head,
): Refusal | null {
  if (order.place === null) return refuse("enter-table-or-room");
  const server = staff.find(({ id }) => id === order.staff);
  const isServed = server !== undefined && canPostBill(server, location);
  return isServed ? null : refuse("staff-id-invalid");
}

/** A split or merge requires the current version of the bill. */
export function requireVersion({ bill }: ModelBill, version: number): Refusal | null {
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  return bill.version === version ? null : refuse("optimistic-lock", { bill: bill.number ?? 0 });
}
