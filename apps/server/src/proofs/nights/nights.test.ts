import fc from "fast-check";
import { afterAll, expect, test } from "vitest";

import { proofPatienceMs, proofSize } from "../proof-size.ts";
import { dataFaults } from "../invariants/find-data-violations.ts";
import {
  requireSameDues,
  requireSameList,
  requireSameStock,
  requireSameTills,
} from "./agreement.ts";
import { beginNight } from "./night.ts";
import { openHouse, type OpenHouse } from "./open-venue.ts";
import { anyNight } from "./steps.ts";

const nights =
  Number(process.env["NIGHTS"]) ||
  proofSize({
    test: { sqlite: 1000, postgres: 100 },
    soak: { sqlite: 10_000, postgres: 1000 },
  });

/** Bills stay in the list until the day ends, so after some nights a new venue is opened. */
const nightsInAHouse = 20;

let house: OpenHouse | null = null;
let nightsHere = 0;
const answers = { accepted: 0, steps: 0 };

async function houseForTheNight(): Promise<OpenHouse> {
  if (house !== null && nightsHere < nightsInAHouse) {
    nightsHere += 1;
    return house;
  }
  await closeHouse();
  nightsHere = 1;
  house = await openHouse();
  return house;
}

async function closeHouse(): Promise<void> {
  const closing = house;
  house = null;
  if (closing === null) return;
  try {
    expect(await dataFaults(closing.app.database())).toEqual([]);
  } finally {
    await closing.app.close();
  }
}

afterAll(closeHouse);

test(
  `in ${nights} random nights the server, every till and the rules of the house agree after every step`,
  async () => {
    await fc.assert(
      fc.asyncProperty(anyNight, async (steps) => {
        const night = await beginNight(await houseForTheNight());
        for (const step of steps) {
          // oxlint-disable-next-line no-await-in-loop -- a night goes step by step
          await step.run(night);
          // oxlint-disable-next-line no-await-in-loop
          await requireSameTills(night);
        }
        await requireSameList(night);
        await requireSameStock(night);
        await requireSameDues(night);
        answers.accepted += night.sent.length;
        answers.steps += steps.length;
      }),
      { numRuns: nights },
    );
    await closeHouse();
    // Nights in which everything is refused would prove little.
    expect(answers.accepted / answers.steps).toBeGreaterThan(0.3);
  },
  proofPatienceMs,
);
