import { setTimeout } from "node:timers/promises";

import { afterAll, beforeAll, expect, test } from "vitest";

import { startOwnCluster, type OwnCluster } from "../../testing/own-cluster.ts";
import { postgresServer } from "../../testing/test-database.ts";
import { chanceOf } from "../chance.ts";
import { proofTimeoutMs, proofSeed, proofSize } from "../proof-size.ts";
import { findDataViolations } from "../invariants/find-data-violations.ts";
import { exchange, type Reply } from "./exchange.ts";
import { follow, type Follower } from "./follower.ts";
import { newProcessData, type ProcessData } from "./process-data.ts";
import { sendRequest } from "./clients.ts";
import { startProcess, type ServerProcess } from "./server-process.ts";
import { openFixture, type ProofFixture } from "./fixture.ts";
import { anyRequest } from "./requests.ts";

const kinds = ["immediate", "fast", "connections ended"] as const;
const outagesOfEachKind = proofSize({
  test: { sqlite: 1, postgres: 1 },
  soak: { sqlite: 20, postgres: 20 },
});
const fewestServers = proofSize({
  test: { sqlite: 2, postgres: 2 },
  soak: { sqlite: 1, postgres: 1 },
});
const savers = 8;
const repliesBetween = 30;
/** Counted from when PostgreSQL accepts connections again. */
const longestReturnMs = 5000;

const chance = chanceOf(proofSeed);

let cluster: OwnCluster;
beforeAll(async () => {
  cluster = await startOwnCluster(postgresServer());
});
afterAll(() => cluster.remove());

test.each([1, 2].filter((count) => count >= fewestServers))(
  `%i servers keep saving, without lost, doubled or missed writes, while PostgreSQL restarts ${outagesOfEachKind} times in each way`,
  async (count) => {
    const fixture = await openFixture(newProcessData(cluster.url));
    const servers = await Promise.all(
      // Several servers share the key file as they share the data.
      Array.from({ length: count }, () => startProcess(fixture.data)),
    );
    const firstRow = await fixture.data.read(headOf);
    const [user] = fixture.floor.crew.users;
    if (user === undefined) throw new Error("Nobody came");
    const followers = servers.map((server) => follow(server, user, firstRow));
    const closing = new AbortController();
    const saving = Array.from({ length: savers }, (_, saver) =>
      saveOn(servers, fixture, { saver, signal: closing.signal }),
    );
    const inTurn = Array.from({ length: outagesOfEachKind }, () => kinds).flat();
    for (const kind of inTurn) {
      await liveThrough(kind, fixture, servers);
    }
    closing.abort();
    await Promise.all(saving);
    await expectAllSeen(followers, firstRow, fixture);
    await Promise.all(servers.map((server) => server.stop()));
    expect(servers.map((server) => server.complaints())).toEqual(servers.map(() => ""));
    expect(await fixture.data.read(findDataViolations)).toEqual([]);
    expect(await fixture.data.read(fixture.ledger.findViolations)).toEqual([]);
    await fixture.data.remove();
  },
  proofTimeoutMs,
);

async function headOf(database: Parameters<Parameters<ProcessData["read"]>[0]>[0]) {
  const { sequence } = await database
    .selectFrom("journal_head")
    .select("sequence")
    .orderBy("location")
    .executeTakeFirstOrThrow();
  return sequence;
}

type Saver = { readonly saver: number; readonly signal: AbortSignal };

/** Sends each request until it gets a reply, as a till's outbox does. */
async function saveOn(
  servers: readonly ServerProcess[],
  fixture: ProofFixture,
  { saver, signal }: Saver,
): Promise<void> {
  const own = chanceOf(chance.below(2 ** 31));
  while (!signal.aborted) {
    const request = anyRequest(fixture.floor, own);
    for (let tries = saver; ; tries += 1) {
      const server = servers[tries % servers.length];
      if (server !== undefined && (await sendRequest(server, fixture, request))) break;
      await setTimeout(20);
    }
  }
}

async function liveThrough(
  kind: (typeof kinds)[number],
  fixture: ProofFixture,
  servers: readonly ServerProcess[],
): Promise<void> {
  await fixture.ledger.untilReplies(repliesBetween);
  const answers = await breakOff(kind, fixture, servers);
  expect(answers.filter((answer) => !isAway(answer))).toEqual([]);
  const began = performance.now();
  await Promise.all(servers.map((server) => untilItSaves(server, fixture)));
  expect(performance.now() - began).toBeLessThan(longestReturnMs);
}

/** Returns what the health checks of the servers reported meanwhile. */
async function breakOff(
  kind: (typeof kinds)[number],
  { data }: ProofFixture,
  servers: readonly ServerProcess[],
): Promise<readonly Reply[]> {
  if (kind === "connections ended") {
    await cluster.endConnections(databaseOf(data));
    return [];
  }
  await cluster.stop(kind);
  const answers = await Promise.all(servers.map(({ port }) => exchange(port, healthRequest)));
  await cluster.start();
  return answers;
}

function isAway({ status, body }: Reply): boolean {
  return status === 503 && body.includes("database-away");
}

const healthRequest = { method: "GET", target: "/api/health", headers: {}, body: "" } as const;

async function untilItSaves(server: ServerProcess, fixture: ProofFixture): Promise<void> {
  const request = anyRequest(fixture.floor, chanceOf(chance.below(2 ** 31)));
  while (!(await sendRequest(server, fixture, request))) await setTimeout(20);
}

function databaseOf({ environment }: ProcessData): string {
  return new URL(environment["DATABASE_URL"] ?? "").pathname.slice(1);
}

/** Every row once and in order, including everything that was ever written. */
async function expectAllSeen(
  followers: readonly Follower[],
  firstRow: number,
  { data }: ProofFixture,
): Promise<void> {
  const last = await data.read(headOf);
  const all = Array.from({ length: last - firstRow }, (_, index) => firstRow + index + 1);
  for (const follower of followers) {
    while (follower.seen.at(-1) !== last) await setTimeout(5);
    await follower.stop();
    expect(follower.seen).toEqual(all);
  }
}
