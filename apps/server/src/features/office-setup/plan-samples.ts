import type { LocationId } from "@comanda/domain/id";
import { chooseGoingSamples, type SampleNeed } from "@comanda/domain/office/choose-samples";

import type { Database } from "#database/database.ts";
import type { Change } from "#journal/changes.ts";

import { findRecords, findUses, type Topic } from "../office/index.ts";
import { foldChanges } from "./imported-records.ts";
import { findSampleChanges } from "./sample-store.ts";
import { requireSection } from "./sections.ts";

/**
 * What a sample brings that is no habit of its country, each list before those that it refers to. Taxes, charges, ways
 * to pay and reasons for expenses stay.
 */
const sampleSections = [
  "favorites",
  "promotions",
  "articles",
  "categories",
  "mixerGroups",
  "stockItems",
  "commissions",
  "orderLevels",
  "productGroups",
  "customerTypes",
  "userGroups",
];

type Sample = { readonly id: number; readonly revision: number };
type TopicSamples = { readonly topic: Topic; readonly samples: readonly Sample[] };

export type SamplePlan = {
  /** What goes, in the order in which it is retired. */
  readonly going: readonly TopicSamples[];
  /** How many stay because they were changed. */
  readonly changed: number;
  /** How many stay because something that stays needs them. */
  readonly needed: number;
};

/** Decides which records of the samples go. Those that are retired already do not count. */
export async function planSamples(database: Database, location: LocationId): Promise<SamplePlan> {
  const changes = await findSampleChanges(database, location);
  const found = await Promise.all(
    sampleSections.map((name) => findTopicSamples(database, location, changes, name)),
  );
  const untouched = found.map(({ topic, untouched: samples }) => ({ topic, samples }));
  const keys = untouched.flatMap(({ topic, samples }) =>
    samples.map(({ id }) => keyOf(topic.kind, id)),
  );
  const needs = await Promise.all(untouched.map((own) => findNeeds(database, location, own)));
  const goingKeys = chooseGoingSamples(new Set(keys), needs.flat());
  return {
    going: untouched.map(({ topic, samples }) => ({
      topic,
      samples: samples.filter(({ id }) => goingKeys.has(keyOf(topic.kind, id))),
    })),
    changed: found.reduce((sum, { changed }) => sum + changed, 0),
    needed: keys.length - goingKeys.size,
  };
}

async function findTopicSamples(
  database: Database,
  location: LocationId,
  changes: readonly Change[],
  name: string,
) {
  const { topic } = requireSection(name);
  const brought = foldChanges(changes, topic.table).filter(({ isAdded }) => isAdded);
  const records = brought.length === 0 ? [] : await findRecords(database, topic, location);
  const now = new Map(records.map(({ id, revision }) => [id, revision]));
  const here = brought.filter(({ id }) => now.has(id));
  const untouched = here.filter(({ id, revision }) => now.get(id) === revision);
  return { topic, untouched, changed: here.length - untouched.length };
}

async function findNeeds(
  database: Database,
  location: LocationId,
  { topic, samples }: TopicSamples,
): Promise<readonly SampleNeed[]> {
  if (samples.length === 0) return [];
  const ids = samples.map(({ id }) => id);
  const usedBy = topic.usedBy.filter(({ isHolding }) => isHolding);
  const uses = await findUses(database, { ...topic, usedBy }, { location, ids, besides: [] });
  return uses
    .filter(({ isHolding }) => isHolding)
    .map(({ of, kind, id }) => ({ of: keyOf(topic.kind, of), by: keyOf(kind, id) }));
}

function keyOf(kind: string, id: number): string {
  return `${kind} ${id}`;
}
