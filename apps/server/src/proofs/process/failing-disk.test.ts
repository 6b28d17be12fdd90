import { spawnSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { expect, test } from "vitest";

import { testEngine } from "../../testing/test-engine.ts";
import { chanceOf } from "../chance.ts";
import { proofTimeoutMs, proofSeed, proofSize } from "../proof-size.ts";
import { findDataViolations } from "../invariants/find-data-violations.ts";
import { findPageViolations } from "../invariants/find-page-violations.ts";
import { exchange } from "./exchange.ts";
import { newProcessData, type ProcessData } from "./process-data.ts";
import { sendRequest, settleOpenRequests } from "./clients.ts";
import { startProcess, type ServerProcess } from "./server-process.ts";
import { openFixture, type ProofFixture } from "./fixture.ts";
import { anyRequest, newBillRequest } from "./requests.ts";

/** The data of other engines are elsewhere, and so is their disk. */
const isEmbedded = testEngine === "sqlite";
const mayMount = isEmbedded && canMount();
/** One way is enough for `npm test`. */
const maxFailures = proofSize({
  test: { sqlite: 1, postgres: 0 },
  soak: { sqlite: 2, postgres: 0 },
});
const mayLimit =
  isEmbedded &&
  (maxFailures === 2 || !mayMount) &&
  spawnSync("prlimit", ["--version"]).status === 0;

const chance = chanceOf(proofSeed);

test.skipIf(!mayMount)(
  "a full disk refuses orders with a message, and accepts them once there is room (skipped without mount rights)",
  async () => {
    const data = await newProcessData();
    run("mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", data.folder);
    try {
      const faults = await findViolationsAfter(data, {
        code: "disk-full",
        fail: () => fill(data.folder),
        mend: () => rmSync(fillerIn(data.folder)),
      });
      expect(faults).toEqual([]);
    } finally {
      // Lazily: a server that a failure left running must not hide that failure.
      run("umount", "--lazy", data.folder);
      await data.remove();
    }
  },
  proofTimeoutMs,
);

test.skipIf(!mayLimit)(
  "a limit on file growth refuses orders with a message, and they are accepted once it is lifted (skipped without prlimit)",
  async () => {
    const data = await newProcessData();
    const limit = (soft: string) => (server: ServerProcess) =>
      run("prlimit", `--pid=${server.pid}`, `--fsize=${soft}:unlimited`);
    const faults = await findViolationsAfter(data, {
      code: "disk-failing",
      fail: limit("0"),
      mend: limit("unlimited"),
    });
    expect(faults).toEqual([]);
    await data.remove();
  },
  proofTimeoutMs,
);

type DiskFailure = {
  readonly code: string;
  readonly fail: (server: ServerProcess) => void;
  readonly mend: (server: ServerProcess) => void;
};

/** Violations in the data after orders were accepted, refused and accepted again. */
async function findViolationsAfter(
  data: ProcessData,
  { code, fail, mend }: DiskFailure,
): Promise<readonly string[]> {
  const fixture = await openFixture(Promise.resolve(data));
  const server = await startProcess(data);
  await untilAllSave(server, fixture);
  fail(server);
  await untilHealthIs(server, { status: 503, body: expect.stringContaining(code) }, fixture);
  mend(server);
  await untilAllSave(server, fixture);
  expect(await exchange(server.port, health)).toMatchObject({ status: 200 });
  await server.stop();
  expect(server.complaints()).toBe("");
  return data.read(async (database) => [
    ...(await findPageViolations(database)),
    ...(await findDataViolations(database)),
    ...(await fixture.ledger.findViolations(database)),
  ]);
}

const health = { method: "GET", target: "/api/health", headers: {}, body: "" } as const;
const savers = 8;

/** Several clients save concurrently, so that they share a commit. Each request is sent until it gets a reply. */
async function untilAllSave(server: ServerProcess, fixture: ProofFixture): Promise<void> {
  const save = async (): Promise<void> => {
    const own = chanceOf(chance.below(2 ** 31));
    const requests = Array.from({ length: 5 }, () => anyRequest(fixture.floor, own));
    for (const request of requests) {
      while (!(await sendRequest(server, fixture, request))) await setTimeout(5);
    }
  };
  await settleOpenRequests(server, fixture);
  await Promise.all(Array.from({ length: savers }, save));
}

/**
 * Health shows the outage once an order has failed; requests that are open then are sent again later. Only orders are
 * sent: a rule may refuse another request, which needs no disk.
 */
async function untilHealthIs(
  server: ServerProcess,
  wanted: object,
  fixture: ProofFixture,
): Promise<void> {
  const own = chanceOf(chance.below(2 ** 31));
  const tries = Array.from({ length: savers }, () =>
    sendRequest(server, fixture, newBillRequest(fixture.floor, own)),
  );
  expect(await Promise.all(tries)).not.toContain(true);
  expect(await exchange(server.port, health)).toMatchObject(wanted);
}

const fillerIn = (folder: string): string => join(folder, "filler");

function fill(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(fillerIn(folder), Buffer.alloc(bavail * bsize));
}

function canMount(): boolean {
  // Within a namespace of its own, which ends with the program.
  const tried = spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]);
  return tried.status === 0;
}

function run(program: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
}
