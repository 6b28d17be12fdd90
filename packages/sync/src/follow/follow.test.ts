import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { connectionOf } from "./state.ts";
import { noFaults, someFaults, startScenario } from "./testing/start-scenario.ts";

const scenarioCount = process.env["COMANDA_SOAK"] === undefined ? 300 : 10_000;

/** Long enough for four pings of 15 s each, a backoff of half a minute, and a stream that fell silent. */
const quietMs = 180_000;

async function runScenario(seed: number) {
  const night = startScenario(seed);
  const { chance: random, time } = night;
  const actions = [
    night.othersWrite,
    night.othersWrite,
    night.write,
    night.write,
    night.restart,
    night.otherWindow,
    night.jump,
    () => night.network(random.happens(0.6)),
    night.restoreBackup,
    () => night.dispatch({ kind: "nudged" }),
    () => night.dispatch({ kind: "hiding" }),
  ];
  for (let action = 0; action < 60; action += 1) {
    actions[random.below(actions.length)]?.();
    await time.runFor(random.below(random.happens(0.1) ? 60_000 : 2000));
  }
  night.calm();
  await time.runFor(quietMs);
  const { isReady, failure } = night.state();
  // The till shows the person why, with a button to load again, which they press.
  if (!isReady && failure !== null) night.dispatch({ kind: "load-asked" });
  await time.runFor(isReady ? 0 : quietMs);
  return night;
}

describe("a till that follows its venue", () => {
  test("has the venue's records once changes stop, and shows that it is connected only while it is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const night = await runScenario(seed);
        const { known, rest, ping, reference, waiting, isReferenceOld } = night.state();
        expect(known).toEqual(night.house.records());
        expect(rest).toEqual({ kind: "here" });
        expect({ ping, waiting: waiting.size }).toEqual({
          ping: night.house.newest().ping,
          waiting: 0,
        });
        expect({ reference, isReferenceOld }).toEqual({
          reference: night.house.menu(),
          isReferenceOld: false,
        });
        expect(connectionOf(night.state())).toBe("live");
        expect(night.lies()).toEqual([]);
      }),
      { numRuns: scenarioCount },
    );
  }, 600_000);

  test("misses no bill of a server that was not restored, whatever it sends while it loads", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.boolean(), async (seed, isNetworkGood) => {
        const night = startScenario(seed, isNetworkGood ? noFaults : someFaults);
        const { chance: random, time } = night;
        for (let load = 0; load < 10; load += 1) {
          night.dispatch({ kind: "load-asked" });
          for (let row = 0; row < 6; row += 1) {
            if (random.happens(0.7)) night.write();
            else night.othersWrite();
            await time.runFor(random.below(500));
          }
          await time.runFor(random.below(5000));
        }
        night.calm();
        await time.runFor(quietMs);
        expect(night.lost()).toEqual([]);
      }),
      { numRuns: scenarioCount },
    );
  }, 600_000);

  test("names the open bills that a restored server lacks", async () => {
    let goneCount = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const night = startScenario(seed, noFaults);
        for (let row = 0; row < 30; row += 1) {
          night.othersWrite();
          await night.time.runFor(1000);
        }
        const had = [...night.state().known.bill.values()].filter(({ status }) => status === 0);
        night.restoreBackup();
        await night.time.runFor(quietMs);
        const has = night.house.records().bill;
        const gone = had.filter((bill) => !has.has(bill.id));
        goneCount += gone.length;
        const named = night.lost().filter(({ isGone }) => isGone);
        expect(named.map(({ bill }) => bill)).toEqual(gone);
      }),
      { numRuns: 50 },
    );
    expect(goneCount).toBeGreaterThan(0);
  });
});
