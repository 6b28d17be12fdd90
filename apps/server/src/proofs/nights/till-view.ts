import { isDeepStrictEqual } from "node:util";

import type { ReplyOf } from "@comanda/contract/call";
import type { watchChanges } from "@comanda/contract/live";

type Row = ReplyOf<typeof watchChanges>;
type WireRecord = Readonly<Record<string, unknown>>;

/** A till's data about bills: what it once loaded, and every change that it received since. */
export type TillView = {
  readonly lastPing: () => number;
  readonly records: (entity: string) => readonly WireRecord[];
  /** One row of the journal, whether from a reply, a ping or the live stream. */
  readonly applyChanges: (row: Row) => void;
};

type Loaded = {
  readonly ping: number;
  readonly entities: Readonly<Record<string, readonly WireRecord[]>>;
};

/** Applies changes strictly: a change that does not fit is an error, and is not smoothed over. */
export function tillView({ ping, entities }: Loaded): TillView {
  const known = new Map(
    Object.entries(entities).map(([entity, records]) => [
      entity,
      new Map(records.map((record) => [Number(record["id"]), record])),
    ]),
  );
  let lastPing = ping;
  return {
    lastPing: () => lastPing,
    records: (entity) => [...(known.get(entity)?.values() ?? [])],
    applyChanges: (row) => {
      if (row.ping !== lastPing + 1) throw new Error(`${row.ping} comes after ${lastPing}`);
      lastPing = row.ping;
      for (const [entity, records] of known) applyTo(records, entity, row);
    },
  };
}

/** A record without such a field has none of it: in change lists it is null then. */
const mayLack = new Set(["courses", "seats", "course", "isUnasked", "servedAt", "waitsSince"]);

function applyTo(records: Map<number, WireRecord>, entity: string, row: Row): void {
  for (const record of row.insert[entity] ?? []) {
    const id = Number(record["id"]);
    if (records.has(id)) throw new Error(`${entity} ${id} is inserted twice`);
    records.set(id, record);
  }
  for (const { id, changes } of row.update[entity] ?? []) {
    const record = records.get(id);
    if (record === undefined) throw new Error(`${entity} ${id} is changed, but not there`);
    const changed: Record<string, unknown> = { ...record };
    for (const [field, { old, new: next }] of Object.entries(changes)) {
      const isOptional = mayLack.has(field);
      const had = isOptional ? (record[field] ?? null) : record[field];
      if (!isDeepStrictEqual(had, old))
        throw new Error(`${entity} ${id}: ${field} was not ${JSON.stringify(old)}`);
      if (isOptional && next === null) delete changed[field];
      else changed[field] = next;
    }
    records.set(id, changed);
  }
  for (const id of row.delete[entity] ?? []) {
    if (!records.delete(id)) throw new Error(`${entity} ${id} is deleted, but not there`);
  }
}
