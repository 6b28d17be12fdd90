import { expect, test } from "vitest";

import { chanceOf, type Chance } from "../chance.ts";
import { proofTimeoutMs, proofSeed, proofSize } from "../proof-size.ts";
import { findDataViolations } from "../invariants/find-data-violations.ts";
import { findPageViolations } from "../invariants/find-page-violations.ts";
import type { ServerConnection } from "./crew.ts";
import {
  saveUntilDisconnected,
  sendRequest,
  settleOpenRequests,
  type ClientState,
} from "./clients.ts";
import { startProcess } from "./server-process.ts";
import { openFixture, type ProofFixture } from "./fixture.ts";

const kills = proofSize({
  test: { sqlite: 20, postgres: 5 },
  soak: { sqlite: 200, postgres: 50 },
});
/** Then a new fixture is opened, because checking one that has seen hundreds of kills takes long. */
const killsPerFixture = Math.min(kills, 20);
const savers = 16;
/** A life is counted in replies, because machines differ in speed. */
const maxRepliesPerLife = 60;

const chance = chanceOf(proofSeed);

test.each(Array.from({ length: kills / killsPerFixture }, (_, shop) => shop + 1))(
  `acknowledged writes of ${savers} clients are there once after each of ${killsPerFixture} kills (%i)`,
  async () => {
    const fixture = await openFixture();
    for (let kill = 0; kill < killsPerFixture; kill += 1) {
      await liveAndDie(fixture, chance);
    }
    expect(fixture.ledger.granted().size).toBeGreaterThan(
      (killsPerFixture * maxRepliesPerLife) / 8,
    );
    await fixture.data.remove();
  },
  proofTimeoutMs,
);

async function liveAndDie(fixture: ProofFixture, chanceOfLife: Chance): Promise<void> {
  const server = await startProcess(fixture.data);
  await settleOpenRequests(server, fixture);
  await repeatSome(server, fixture, chanceOfLife);
  const saving = Array.from({ length: savers }, () =>
    saveUntilDisconnected(server, fixture, chanceOf(chanceOfLife.below(2 ** 31))),
  );
  await fixture.ledger.untilReplies(chanceOfLife.below(maxRepliesPerLife));
  await server.kill();
  await Promise.all(saving);
  expect(server.complaints()).toBe("");
  const faults = await fixture.data.read(async (database) => [
    ...(await findPageViolations(database)),
    ...(await findDataViolations(database)),
    ...(await fixture.ledger.findViolations(database)),
  ]);
  expect(faults).toEqual([]);
}

/** Retries some requests that were granted in earlier lives, with their keys: the reply may not change. */
async function repeatSome(
  line: ServerConnection,
  desk: ClientState,
  chanceOfLife: Chance,
): Promise<void> {
  const granted = [...desk.ledger.granted().keys()];
  const some = Array.from({ length: 10 }, () => chanceOfLife.oneOf(granted)).filter(
    (request) => request !== undefined,
  );
  await Promise.all(some.map((request) => sendRequest(line, desk, request)));
}
