import { describe, expect, test } from "vitest";

import { deliver } from "./deliver-job.ts";
import { startHungPrinter } from "./testing/hung-printer.ts";
import {
  addressThatRefuses,
  restMs,
  startPrinter,
  type Behaviour,
} from "./testing/recording-printer.ts";

const patient = { connectMs: 5000, idleMs: 5000 };
const impatient = { connectMs: 5000, idleMs: 300 };

/** Non-repeating bytes, so that a lost or swapped chunk is detected. */
function aJob(size: number): Buffer {
  return Buffer.from(
    Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) % 256),
  );
}

const bill = aJob(40_000);
const longReport = aJob(1_000_000);
/** Larger than the socket buffers, so that only a printer that reads can take all of it. */
const pictures = Buffer.alloc(32 * 1024 * 1024, 7);

describe("a job is delivered completely", () => {
  test.each<[string, Behaviour, Buffer]>([
    ["a bill", "normal", bill],
    ["a long report", "normal", longReport],
    ["nothing", "normal", Buffer.of()],
    ["a long report", "slow", longReport],
    ["a long report", "talks-back", longReport],
  ])("%s on a printer that behaves like this: %s", async (_name, behaviour, job) => {
    await using printer = await startPrinter(behaviour);
    expect(await deliver(job, printer, patient)).toEqual({ outcome: "delivered" });
    expect(printer.jobs()).toHaveLength(1);
    expect(printer.jobs()[0]?.equals(job)).toBe(true);
  });

  test(
    "however slow the printer is, as long as it makes progress",
    { timeout: 30_000 },
    async () => {
      await using printer = await startPrinter("rests");
      const began = performance.now();
      const idleMs = 3 * restMs;
      const delivery = await deliver(pictures, printer, { ...patient, idleMs });
      expect(delivery).toEqual({ outcome: "delivered" });
      expect(performance.now() - began).toBeGreaterThan(idleMs);
    },
  );
});

describe("a job is not delivered", () => {
  test("to an address at which nothing listens", async () => {
    expect(await deliver(bill, await addressThatRefuses(), patient)).toEqual({
      outcome: "refused",
    });
  });

  // Windows refuses the connection that other systems leave unanswered.
  test.skipIf(process.platform === "win32")("to a printer that does not answer", async () => {
    await using printer = await startHungPrinter();
    expect(await deliver(bill, printer, { ...patient, connectMs: 200 })).toEqual({
      outcome: "connect-timeout",
    });
  });

  test("to an address that has no route", async () => {
    // The broadcast address accepts no connections.
    const nowhere = { host: "255.255.255.255", port: 9100 };
    expect(await deliver(bill, nowhere, patient)).toMatchObject({ outcome: "unreachable" });
  });

  test.each<[string, Behaviour, Buffer]>([
    ["a bill", "never-reads", bill],
    ["a book of pictures", "never-reads", pictures],
    ["a bill", "talks-but-never-reads", bill],
    ["a book of pictures", "stops-half-way", pictures],
  ])("%s on a printer that behaves like this: %s", async (_name, behaviour, job) => {
    await using printer = await startPrinter(behaviour);
    expect(await deliver(job, printer, impatient)).toEqual({ outcome: "stopped-reading" });
  });

  test("when the printer resets the connection half way", async () => {
    await using printer = await startPrinter("resets-half-way");
    expect(await deliver(pictures, printer, patient)).toEqual({ outcome: "reset" });
  });

  test("when the printer closes the connection half way", async () => {
    await using printer = await startPrinter("closes-half-way");
    expect(await deliver(pictures, printer, patient)).toEqual({ outcome: "closed-half-way" });
  });
});
