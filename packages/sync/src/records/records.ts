import type { Entity, RecordOf } from "@comanda/contract/records";

/** What this till knows of the venue, by kind and id. Records are immutable: a new state replaces the old one. */
export type Records = { readonly [Name in Entity]: ReadonlyMap<number, RecordOf<Name>> };

export type BillRecords = Pick<Records, "bill" | "billItem">;

export const noRecords: Records = {
  bill: new Map(),
  billItem: new Map(),
  customer: new Map(),
  staff: new Map(),
  workDay: new Map(),
  shift: new Map(),
  stock: new Map(),
  printJob: new Map(),
};

export function byId<Some extends { readonly id: number }>(
  list: readonly Some[],
): ReadonlyMap<number, Some> {
  return new Map(list.map((record) => [record.id, record]));
}
