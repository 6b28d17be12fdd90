import { possiblyPrintedCauses, printCauses } from "@comanda/contract/print";
import { describe, expect, test } from "vitest";

import { printerName, type PrinterAddress } from "./allowed-printers.ts";
import { startHungPrinter } from "./testing/hung-printer.ts";
import {
  switchedOffPrinter,
  startRecordingPrinter,
  type Behaviour,
} from "./testing/recording-printer.ts";
import { tillOrigin, startTestBridge } from "./testing/test-bridge.ts";

/** Larger than the socket buffers, so that only a printer that reads can take all of it. */
const largeJob = Buffer.alloc(8 * 1024 * 1024, 7);
const bill = Buffer.from("a bill");

type Bridge = Awaited<ReturnType<typeof startTestBridge>>;

/** Sends a job as a till does: with its origin, a job name and the bridge's run. */
async function sendJob(bridge: Bridge, printer: PrinterAddress, name: string, job = largeJob) {
  const where = `${printerName(printer)}?job=${name}&run=${bridge.run}`;
  const reply = await bridge.print(where, job, { origin: tillOrigin });
  return await reply.json();
}

describe("a job is delivered once, however often it is sent", () => {
  test.each<Behaviour>(["normal", "slow", "talks-back"])(
    "on a printer that behaves like this: %s",
    async (behaviour) => {
      await using printer = await startRecordingPrinter(behaviour);
      await using bridge = await startTestBridge({ printers: [printer] });
      const job = largeJob.subarray(0, 600_000);
      const atOnce = [sendJob(bridge, printer, "12-1", job), sendJob(bridge, printer, "12-1", job)];
      expect(await Promise.all(atOnce)).toEqual([
        { outcome: "delivered" },
        { outcome: "delivered" },
      ]);
      expect(await sendJob(bridge, printer, "12-1", job)).toEqual({ outcome: "delivered" });
      expect(printer.jobs()).toHaveLength(1);
      expect(printer.jobs()[0]?.equals(job)).toBe(true);
    },
  );
});

describe("a bad printer has its failure named, and gets the job once it works again", () => {
  test.each<[Behaviour, string]>([
    ["never-reads", "stopped-reading"],
    ["talks-but-never-reads", "stopped-reading"],
    ["stops-half-way", "stopped-reading"],
    ["resets-half-way", "reset"],
    ["closes-half-way", "closed-half-way"],
  ])("one that behaves like this: %s", async (behaviour, outcome) => {
    await using printer = await startRecordingPrinter(behaviour);
    await using bridge = await startTestBridge({ printers: [printer] });
    expect(await sendJob(bridge, printer, "12-1")).toEqual({ outcome });
    expect(possiblyPrintedCauses).toContain(outcome);
    printer.become("normal");
    expect(await sendJob(bridge, printer, "12-1")).toEqual({ outcome: "delivered" });
    expect(await sendJob(bridge, printer, "12-1")).toEqual({ outcome: "delivered" });
    expect(printer.jobs()).toHaveLength(2);
    expect(printer.jobs()[1]?.equals(largeJob)).toBe(true);
  });

  test("one that is switched off", async () => {
    await using bridge = await startTestBridge({ printers: [switchedOffPrinter] });
    expect(await sendJob(bridge, switchedOffPrinter, "12-1")).toEqual({ outcome: "refused" });
    expect(await sendJob(bridge, switchedOffPrinter, "12-1")).toEqual({ outcome: "refused" });
  });

  // Windows refuses the connection that other systems leave unanswered.
  test.skipIf(process.platform === "win32")("one that does not answer", async () => {
    await using printer = await startHungPrinter();
    await using bridge = await startTestBridge({ printers: [printer] });
    expect(await sendJob(bridge, printer, "12-1", bill)).toEqual({ outcome: "connect-timeout" });
    expect(printCauses).toContain("connect-timeout");
  });
});

describe("two tills that share a printer", () => {
  test("get every paper whole, however many they print at once", async () => {
    await using printer = await startRecordingPrinter("slow");
    await using bridge = await startTestBridge({ printers: [printer] });
    const papers = Array.from({ length: 20 }, (_, index) => ({
      name: `${index % 2}-${index}`,
      job: Buffer.alloc(100_000, `paper ${index} `),
    }));
    await Promise.all(papers.map(({ name, job }) => sendJob(bridge, printer, name, job)));
    expect(printer.jobs().map(String)).toEqual(papers.map(({ job }) => String(job)));
    expect(printer.maxConnections()).toBe(1);
  });
});

describe("a job name", () => {
  test("with different bytes is a new job, as when a new database numbers from the start", async () => {
    await using printer = await startRecordingPrinter("normal");
    await using bridge = await startTestBridge({ printers: [printer] });
    await sendJob(bridge, printer, "1-1", bill);
    await sendJob(bridge, printer, "1-1", Buffer.from("another bill"));
    expect(printer.jobs().map(String)).toEqual(["a bill", "another bill"]);
  });

  test("on another printer is a new job", async () => {
    await using kitchen = await startRecordingPrinter("normal");
    await using bar = await startRecordingPrinter("normal");
    await using bridge = await startTestBridge({ printers: [kitchen, bar] });
    await sendJob(bridge, kitchen, "1-1", bill);
    await sendJob(bridge, bar, "1-1", bill);
    expect([kitchen, bar].map((printer) => printer.jobs().length)).toEqual([1, 1]);
  });

  test.each(["", "a_b", "x".repeat(65), "%0a"])("cannot be %j", async (name) => {
    await using printer = await startRecordingPrinter("normal");
    await using bridge = await startTestBridge({ printers: [printer] });
    expect(await sendJob(bridge, printer, name, bill)).toEqual({ error: "job-name-invalid" });
    expect(printer.jobs()).toEqual([]);
  });
});

test("a restarted bridge refuses a job that a till began with the previous run", async () => {
  await using printer = await startRecordingPrinter("normal");
  await using bridge = await startTestBridge({ printers: [printer] });
  const reply = await bridge.print(`${printerName(printer)}?job=12-1&run=another`, bill);
  expect([reply.status, await reply.json()]).toEqual([409, { error: "bridge-restarted" }]);
  expect(printer.jobs()).toEqual([]);
});

test("the log describes a job without its content", async () => {
  await using printer = await startRecordingPrinter("normal");
  await using bridge = await startTestBridge({ printers: [printer] });
  await sendJob(bridge, printer, "12-1", Buffer.from("Somchai Jaidee 1,234.00"));
  const [line = ""] = bridge.lines;
  expect(line).toContain(`${printerName(printer)} job 12-1 of 23 bytes: delivered after `);
  expect(line).not.toMatch(/Somchai|1,234/);
});
