import type { OfficeCalls } from "@comanda/contract/office";
import { useCallback, useEffect, useState } from "react";

import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";

import type { Fields, OfficeRecord } from "./office-record.ts";
import { topics, type TopicName } from "./topics.ts";

export type NamedRecord = Fields & { readonly id: number };
/** The records that fields can refer to, by topic. */
export type Catalog = ReadonlyMap<TopicName, readonly NamedRecord[]>;

type CatalogState =
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly failure: Failure }
  | { readonly state: "here"; readonly catalog: Catalog };

/** Loads the lists when a part of the office opens, since other users change them too. */
export function useCatalog(names: readonly TopicName[]) {
  const [found, setFound] = useState<CatalogState>({ state: "waiting" });
  const wanted = names.join();
  useEffect(() => {
    let isLeft = false;
    const find = async () => {
      const all = await fetchCatalog(names);
      if (!isLeft) setFound(all);
    };
    void find();
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the joined names identify the list
  }, [wanted]);
  /** Replaces or adds the saved records, and drops retired ones. */
  const put = useCallback((name: TopicName, things: readonly NamedRecord[]) => {
    setFound((known) => {
      if (known.state !== "here") return known;
      const merged = mergeSaved(known.catalog.get(name) ?? [], things);
      return { state: "here", catalog: new Map([...known.catalog, [name, merged]]) };
    });
  }, []);
  return { found, put };
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

async function fetchCatalog(names: readonly TopicName[]): Promise<CatalogState> {
  const lists = await Promise.all(
    names.map(async (name) => ({ name, outcome: await fetchList(name) })),
  );
  const catalog = new Map<TopicName, readonly NamedRecord[]>();
  for (const { name, outcome } of lists) {
    if (!outcome.ok) return { state: "failed", failure: outcome.failure };
    catalog.set(name, outcome.reply);
  }
  return { state: "here", catalog };
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
