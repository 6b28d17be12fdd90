import type { ReplyOf } from "@comanda/contract/call";
import type { watchChanges } from "@comanda/contract/live";
import { recordSchemas } from "@comanda/contract/records";
import type { Static, TSchema } from "typebox";

import { matchesSchema } from "../matches-schema.ts";
import type { Records } from "./records.ts";

/** One row of the location's journal, from a reply, a ping or the live stream. */
export type JournalRow = ReplyOf<typeof watchChanges>;

/** A row with a record that does not match the contract. Nothing of it is applied: the till reloads everything. */
export type UnreadableRow = { readonly unreadable: string };

/** The only way in which this till's records change. Kinds that it does not follow are skipped. */
export function applyChanges(known: Records, row: JournalRow): Records | UnreadableRow {
  let unreadable: string | null = null;
  const change = <Schema extends TSchema>(
    records: ReadonlyMap<number, Static<Schema>>,
    schema: Schema,
    entity: string,
  ) => {
    const next = applyEntityChange(records, schema, { entity, row });
    if (next === null) unreadable = entity;
    return next ?? records;
  };
  const records = {
    bill: change(known.bill, recordSchemas.bill, "bill"),
    billItem: change(known.billItem, recordSchemas.billItem, "billItem"),
    customer: change(known.customer, recordSchemas.customer, "customer"),
    staff: change(known.staff, recordSchemas.staff, "staff"),
    workDay: change(known.workDay, recordSchemas.workDay, "workDay"),
    shift: change(known.shift, recordSchemas.shift, "shift"),
    stock: change(known.stock, recordSchemas.stock, "stock"),
    printJob: change(known.printJob, recordSchemas.printJob, "printJob"),
  };
  return unreadable === null ? records : { unreadable };
}

/** A field that records may lack is null in a change list where a record lacks it from now on. */
function withoutGone(schema: TSchema, record: Readonly<Record<string, unknown>>): unknown {
  const { required } = Object(schema);
  const fields = Object.entries(record).filter(
    ([field, value]) => value !== null || !Array.isArray(required) || required.includes(field),
  );
  return Object.fromEntries(fields);
}

type EntityChange = { readonly entity: string; readonly row: JournalRow };

/** Null if a record cannot be read. */
function applyEntityChange<Schema extends TSchema>(
  records: ReadonlyMap<number, Static<Schema>>,
  schema: Schema,
  { entity, row }: EntityChange,
): ReadonlyMap<number, Static<Schema>> | null {
  const inserted = row.insert[entity] ?? [];
  const updated = row.update[entity] ?? [];
  const deleted = row.delete[entity] ?? [];
  if (inserted.length + updated.length + deleted.length === 0) return records;
  const next = new Map(records);
  for (const record of inserted) {
    if (!matchesSchema(schema, record)) return null;
    next.set(Number(record["id"]), record);
  }
  for (const { id, changes } of updated) {
    const before = next.get(id);
    // The till need not follow records that it never received, such as a bill of last week.
    if (before === undefined) continue;
    const fields = Object.entries(changes).map(([field, value]) => [field, value.new]);
    const record = withoutGone(schema, { ...Object(before), ...Object.fromEntries(fields) });
    if (!matchesSchema(schema, record)) return null;
    next.set(id, record);
  }
  for (const id of deleted) next.delete(id);
  return next;
}
