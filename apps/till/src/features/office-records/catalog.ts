import type { OfficeCalls } from "@comanda/contract/office";
import { useCallback } from "react";

import { callApi, type ReplyOrFailure } from "#api/call.ts";
import { useChangedRead } from "#records/use-read.ts";

import type { Fields, OfficeRecord } from "./office-record.ts";
import { topics, type TopicName } from "./topics.ts";

export type NamedRecord = Fields & { readonly id: number };
/** The records that fields can refer to, by topic. */
export type Catalog = ReadonlyMap<TopicName, readonly NamedRecord[]>;

/** Loads the lists when a part of the office opens, since other users change them too. */
export function useCatalog(names: readonly TopicName[]) {
  const { read, change } = useChangedRead(() => fetchCatalog(names), names.join());
  /** Replaces or adds the saved records, and drops retired ones. */
  const put = useCallback(
    (name: TopicName, things: readonly NamedRecord[]) =>
      change((catalog) => {
        const merged = mergeSaved(catalog.get(name) ?? [], things);
        return new Map([...catalog, [name, merged]]);
      }),
    [change],
  );
  return { found: read, put };
}

function mergeSaved(
  known: readonly NamedRecord[],
  things: readonly NamedRecord[],
): readonly NamedRecord[] {
  const saved = new Map(things.map((thing) => [thing.id, thing]));
  const old = known.map((thing) => saved.get(thing.id) ?? thing);
  const ids = new Set(known.map(({ id }) => id));
  return [...old, ...things.filter(({ id }) => !ids.has(id))].filter(
    ({ isRetired }) => isRetired !== true,
  );
}

async function fetchCatalog(names: readonly TopicName[]): Promise<ReplyOrFailure<Catalog>> {
  const lists = await Promise.all(
    names.map(async (name) => ({ name, outcome: await fetchList(name) })),
  );
  const catalog = new Map<TopicName, readonly NamedRecord[]>();
  for (const { name, outcome } of lists) {
    if (!outcome.ok) return outcome;
    catalog.set(name, outcome.reply);
  }
  return { ok: true, reply: catalog };
}

function fetchList(name: TopicName) {
  const calls: OfficeCalls = topics[name];
  return callApi(calls.list, { query: {} });
}

/** The records of the catalog that have a revision and can be edited. */
export function recordsOf(catalog: Catalog, topic: TopicName): readonly OfficeRecord[] {
  return (catalog.get(topic) ?? []).filter(isOfficeRecord);
}

function isOfficeRecord(named: NamedRecord): named is OfficeRecord {
  return typeof named["revision"] === "number" && typeof named["isRetired"] === "boolean";
}
