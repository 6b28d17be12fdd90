import fc from "fast-check";
import { afterAll, expect, test } from "vitest";

import { proofTimeoutMs, proofSize } from "../proof-size.ts";
import { findDataViolations } from "../invariants/find-data-violations.ts";
import {
  requireSameDues,
  requireSameList,
  requireSameStock,
  requireSameTills,
} from "./agreement.ts";
import { beginNight } from "./night.ts";
import { manila, openVenue, type OpenVenue } from "./open-venue.ts";
import { anyNight } from "./steps.ts";

const nights =
  Number(process.env["NIGHTS"]) ||
  proofSize({
    test: { sqlite: 1000, postgres: 100 },
    soak: { sqlite: 10_000, postgres: 1000 },
  });

/** Bills stay in the list until the day ends, so after some nights a new venue is opened. */
const nightsPerVenue = 20;

let venue: OpenVenue | null = null;
let nightsHere = 0;
let venues = 0;
const answers = { accepted: 0, steps: 0 };

async function venueForNextNight(): Promise<OpenVenue> {
  if (venue !== null && nightsHere < nightsPerVenue) {
    nightsHere += 1;
    return venue;
  }
  await closeVenue();
  nightsHere = 1;
  venues += 1;
  const place = venues % 2 === 0 ? undefined : manila;
  venue = await openVenue(place, { hasCurrencies: venues % 4 < 2 });
  return venue;
}

async function closeVenue(): Promise<void> {
  const closing = venue;
  venue = null;
  if (closing === null) return;
  try {
    expect(await findDataViolations(closing.app.database())).toEqual([]);
  } finally {
    await closing.app.close();
  }
}

afterAll(closeVenue);

test(
  `in ${nights} random nights the server, every till and the business rules agree after every step`,
  async () => {
    await fc.assert(
      fc.asyncProperty(anyNight, async (steps) => {
        const night = await beginNight(await venueForNextNight());
        for (const step of steps) {
          await step.run(night);
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
    await closeVenue();
    // Nights in which everything is refused would prove little.
    expect(answers.accepted / answers.steps).toBeGreaterThan(0.3);
  },
  proofTimeoutMs,
);
