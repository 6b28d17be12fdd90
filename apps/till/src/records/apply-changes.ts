import type { ReplyOf } from "@comanda/contract/call";
import type { watchChanges } from "@comanda/contract/live";
import { recordSchemas } from "@comanda/contract/records";
import type { Static, TSchema } from "typebox";

import { fits } from "#api/fits.ts";

import type { Records } from "./records.ts";

/** One row of the venue's journal, whether it came with a reply, a ping or live push. */
export type JournalRow = ReplyOf<typeof watchChanges>;

/** The one way in which this till's knowledge of the venue changes. Kinds that it does not keep are passed over. */
export function applyChanges(known: Records, row: JournalRow): Records {
  const change = <Schema extends TSchema>(
    records: ReadonlyMap<number, Static<Schema>>,
    schema: Schema,
    entity: string,
  ) => changed(records, schema, { entity, row });
  return {
    bill: change(known.bill, recordSchemas.bill, "bill"),
    billItem: change(known.billItem, recordSchemas.billItem, "billItem"),
    customer: change(known.customer, recordSchemas.customer, "customer"),
    staff: change(known.staff, recordSchemas.staff, "staff"),
    workDay: change(known.workDay, recordSchemas.workDay, "workDay"),
    shift: change(known.shift, recordSchemas.shift, "shift"),
    stock: change(known.stock, recordSchemas.stock, "stock"),
    printJob: change(known.printJob, recordSchemas.printJob, "printJob"),
  };
}

type Change = { readonly entity: string; readonly row: JournalRow };

function changed<Schema extends TSchema>(
  records: ReadonlyMap<number, Static<Schema>>,
  schema: Schema,
  { entity, row }: Change,
): ReadonlyMap<number, Static<Schema>> {
  const inserted = row.insert[entity] ?? [];
  const updated = row.update[entity] ?? [];
  const gone = row.delete[entity] ?? [];
  if (inserted.length + updated.length + gone.length === 0) return records;
  const next = new Map(records);
  const put = (id: number, record: unknown): void => {
    if (!fits(schema, record)) throw new Error(`A ${entity} is not as the contract says`);
    next.set(id, record);
  };
  for (const record of inserted) put(Number(record["id"]), record);
  for (const { id, changes } of updated) {
    const before = next.get(id);
    // What this till has never been told of, such as a bill of last week, it need not follow.
    if (before === undefined) continue;
    const fields = Object.entries(changes).map(([field, value]) => [field, value.new]);
    put(id, { ...Object(before), ...Object.fromEntries(fields) });
  }
  for (const id of gone) next.delete(id);
  return next;
}
