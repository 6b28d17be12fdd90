import { id } from "@comanda/domain/id";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startOffice, type Office } from "../../testing/test-office.ts";
import { findCachedQuestions, findQuestionsBefore } from "./question-store.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

test("questions of now and of before are read once for each version of the menu", async () => {
  const read: string[] = [];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      read.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const [location = id<"location">(0)] = office.waiter.user.subLocations;
  const reading = {
    tx: office.app.database().withPlugin(counting),
    referenceVersion: { location },
    changes: { all: [] },
  };
  const now = await findCachedQuestions(reading);
  expect(now.length).toBeGreaterThan(0);
  expect(await findQuestionsBefore(reading, [])).toEqual(now);
  expect(await findCachedQuestions(reading)).toBe(now);
  expect(read.length).toBe(new Set(read).size);
});
