import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { DiskPace } from "./disk-pace.ts";
import { LogSync } from "./log-sync.ts";

let folder: string;
let problems: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-log-"));
  problems = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, "comanda.db");
const onLost = (problem: string) => void problems.push(problem);

/** Of a disk whose latest sync took so long. */
function paceOf(ms: number): DiskPace {
  const pace = new DiskPace();
  pace.note(ms);
  return pace;
}

/** Whether what else is to be done is done before the sync has ended. */
async function goesOnMeanwhile(log: LogSync): Promise<boolean> {
  let isDone = false;
  setImmediate(() => {
    isDone = true;
  });
  await log.run();
  return isDone;
}

test("a fast disk is waited for, and a slow one is not", async () => {
  writeFileSync(`${file()}-wal`, "log");
  expect(await goesOnMeanwhile(new LogSync(file(), onLost, paceOf(0.3)))).toBe(false);
  expect(await goesOnMeanwhile(new LogSync(file(), onLost, paceOf(500)))).toBe(true);
});

test.each([
  ["fast", true],
  ["slow", false],
])("how long each sync took is noted, on a %s disk", async (_disk, isFast) => {
  writeFileSync(`${file()}-wal`, "log");
  const noted: number[] = [];
  const log = new LogSync(file(), onLost, { isFast, note: (ms) => void noted.push(ms) });
  const start = performance.now();
  await log.run();
  await log.run();
  const took = performance.now() - start;
  expect(noted).toHaveLength(2);
  expect(Math.min(...noted)).toBeGreaterThan(0);
  expect(noted.reduce((one, other) => one + other)).toBeLessThanOrEqual(took);
});

describe("a log that cannot be synced, such as a device", () => {
  beforeEach(() => symlinkSync("/dev/null", `${file()}-wal`));

  test.each([
    ["fast", 0.3],
    ["slow", 500],
  ])("is a fault that is reported, on a %s disk", async (_disk, ms) => {
    await expect(new LogSync(file(), onLost, paceOf(ms)).run()).rejects.toThrow("EINVAL");
    expect(problems).toEqual([expect.stringContaining("EINVAL")]);
  });

  test("is left to SQLite once it is closed", async () => {
    const log = new LogSync(file(), onLost, paceOf(500));
    const run = log.run();
    log.close();
    await run;
    expect(problems).toEqual([]);
  });
});
