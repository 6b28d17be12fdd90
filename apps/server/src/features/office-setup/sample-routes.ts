import {
  bringSample,
  readSamples,
  removeSamples as removeSamplesCall,
} from "@comanda/contract/office-setup";

import type { Database } from "#database/database.ts";
import { isRefused, type RefusedCall } from "#call/refused-call.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import type { WriteGate } from "#http/register-writes.ts";
import type { WriteContext } from "#journal/command.ts";

import { saveRecords } from "../office/index.ts";
import { importPlanned, planImport } from "./import-setup.ts";
import { planSamples } from "./plan-samples.ts";
import { countSoldArticles } from "./sample-store.ts";
import { findSampleVenue } from "./sample-venue.ts";

export function registerSampleReads(
  { answerInBackground }: BackgroundRegistry,
  database: Database,
): void {
  answerInBackground(readSamples, async (_input, { location }) => {
    const { going, changed, needed } = await planSamples(database, location);
    const articles = going.filter(({ topic }) => topic.table === "article");
    const ids = articles.flatMap(({ samples }) => samples.map(({ id }) => id));
    return {
      going: going.reduce((sum, { samples }) => sum + samples.length, 0),
      sold: await countSoldArticles(database, location, ids),
      changed,
      needed,
    };
  });
}

export function registerSampleRoutes(
  { answerWrite, answerPreparedWrite }: CallRegistry,
  database: Database,
  oneAtOnce: WriteGate,
): void {
  answerPreparedWrite(
    bringSample,
    async ({ params }, { location }, at) => {
      const file = await findSampleVenue(database, location, params.name);
      return planImport(
        { database, location, at },
        { file, missingFields: "default", signs: null },
      );
    },
    (_input, context, planned) => importPlanned(context, planned),
    oneAtOnce,
  );
  answerWrite(removeSamplesCall, async (_input, context) => removeSamples(context));
}

async function removeSamples(
  context: WriteContext,
): Promise<{ readonly removed: number } | RefusedCall> {
  const { going } = await planSamples(context.tx, context.session.location);
  let removed = 0;
  for (const { topic, samples } of going) {
    const retire = samples.map(({ id, revision }) => ({ id, revision }));
    const retired = await saveRecords(topic, context, { save: [], retire });
    if (isRefused(retired)) return retired;
    removed += retire.length;
  }
  return { removed };
}
