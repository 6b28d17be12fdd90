import { describe, expect, test } from "vitest";

import { deliverJob } from "./deliver-job.ts";
import { startHungPrinter } from "./testing/hung-printer.ts";
import {
  switchedOffPrinter,
  restMs,
  startRecordingPrinter,
  type Behaviour,
} from "./testing/recording-printer.ts";

const longTimeouts = { connectMs: 5000, idleMs: 5000 };
const shortTimeouts = { connectMs: 5000, idleMs: 300 };

/** Non-repeating bytes, so that a lost or swapped chunk is detected. */
function createJob(size: number): Buffer {
  return Buffer.from(
    Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) % 256),
  );
}

const bill = createJob(40_000);
const longReport = createJob(1_000_000);
/** Larger than the socket buffers, so that only a printer that reads can take all of it. */
const hugeJob = Buffer.alloc(32 * 1024 * 1024, 7);

describe("a job is delivered completely", () => {
  test.each<[string, Behaviour, Buffer]>([
    ["a bill", "normal", bill],
    ["a long report", "normal", longReport],
    ["nothing", "normal", Buffer.of()],
    ["a long report", "slow", longReport],
    ["a long report", "talks-back", longReport],
  ])("%s on a printer that behaves like this: %s", async (_name, behaviour, job) => {
    await using printer = await startRecordingPrinter(behaviour);
    expect(await deliverJob(job, printer, longTimeouts)).toEqual({ outcome: "delivered" });
    expect(printer.jobs()).toHaveLength(1);
    expect(printer.jobs()[0]?.equals(job)).toBe(true);
  });

  test(
    "however slow the printer is, as long as it makes progress",
    { timeout: 30_000 },
    async () => {
      await using printer = await startRecordingPrinter("rests");
      const began = performance.now();
      const idleMs = 3 * restMs;
      const delivery = await deliverJob(hugeJob, printer, { ...longTimeouts, idleMs });
      expect(delivery).toEqual({ outcome: "delivered" });
      expect(performance.now() - began).toBeGreaterThan(idleMs);
    },
  );
});

describe("a job is not delivered", () => {
  test("to an address at which nothing listens", async () => {
    expect(await deliverJob(bill, switchedOffPrinter, longTimeouts)).toEqual({
      outcome: "refused",
    });
  });

  // Windows refuses the connection that other systems leave unanswered.
  test.skipIf(process.platform === "win32")("to a printer that does not answer", async () => {
    await using printer = await startHungPrinter();
    expect(await deliverJob(bill, printer, { ...longTimeouts, connectMs: 200 })).toEqual({
      outcome: "connect-timeout",
    });
  });

  test("to an address that has no route", async () => {
    // The broadcast address accepts no connections.
    const nowhere = { host: "255.255.255.255", port: 9100 };
    expect(await deliverJob(bill, nowhere, longTimeouts)).toMatchObject({ outcome: "unreachable" });
  });

  test.each<[string, Behaviour, Buffer]>([
    ["a bill", "never-reads", bill],
    ["a book of pictures", "never-reads", hugeJob],
    ["a bill", "talks-but-never-reads", bill],
    ["a book of pictures", "stops-half-way", hugeJob],
  ])("%s on a printer that behaves like this: %s", async (_name, behaviour, job) => {
    await using printer = await startRecordingPrinter(behaviour);
    expect(await deliverJob(job, printer, shortTimeouts)).toEqual({ outcome: "stopped-reading" });
  });

  test("when the printer resets the connection half way", async () => {
    await using printer = await startRecordingPrinter("resets-half-way");
    expect(await deliverJob(hugeJob, printer, longTimeouts)).toEqual({ outcome: "reset" });
  });

  test("when the printer closes the connection half way", async () => {
    await using printer = await startRecordingPrinter("closes-half-way");
    expect(await deliverJob(hugeJob, printer, longTimeouts)).toEqual({
      outcome: "closed-half-way",
    });
  });
});
