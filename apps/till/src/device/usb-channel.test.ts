import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeUsb } from "./testing/fake-usb.ts";
import type { PrinterProblem } from "./printer-problem.ts";
import { createUsbChannel } from "./usb-channel.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const fake = new FakeUsb();
  const problems: PrinterProblem[] = [];
  const channel = createUsbChannel({
    usb: fake.usb,
    onProblem: (problem) => problems.push(problem),
  });
  const printer = fake.addPrinter("TM-T88");
  return { fake, channel, problems, printer };
}

/** Varied bytes, so that a lost or swapped chunk shows. */
function testBytes(size: number, seed = 0): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8) + seed) % 256);
}

/** Advances the fake clock until printing ends. */
async function finishPrinting<T>(printing: Promise<T>): Promise<T> {
  const stopped = { is: false };
  const run = async (): Promise<void> => {
    if (stopped.is) return;
    await vi.advanceTimersByTimeAsync(1);
    await run();
  };
  const running = run();
  const result = await printing;
  stopped.is = true;
  await running;
  return result;
}

describe("a USB print job", () => {
  test("arrives complete, in chunks of 16 KB", async () => {
    const { channel, printer } = setUp();
    expect(await finishPrinting(channel.print(testBytes(40_000)))).toBeNull();
    expect(printer.received()).toEqual(testBytes(40_000));
    expect(printer.calls).toEqual([
      "open",
      "configuration 1",
      "claim 0",
      "out 16384",
      "out 16384",
      "out 7232",
    ]);
  });

  test("waits for earlier ones: one transfer at a time, in the order of the calls", async () => {
    const { channel, printer } = setUp();
    const papers = [testBytes(20_000, 1), testBytes(30_000, 2), testBytes(10, 3)];
    const printing = Promise.all(papers.map((bytes) => channel.print(bytes)));
    expect(await finishPrinting(printing)).toEqual([null, null, null]);
    expect(printer.received()).toEqual(Uint8Array.from(papers.flatMap((bytes) => [...bytes])));
    expect(printer.calls.filter((call) => call === "open")).toHaveLength(1);
  });

  test("continues after a partial write", async () => {
    const { channel, printer } = setUp();
    printer.misbehave("takes-half");
    expect(await finishPrinting(channel.print(testBytes(40_000)))).toBeNull();
    expect(printer.received()).toEqual(testBytes(40_000));
  });

  test("fails if no printer was chosen", async () => {
    const fake = new FakeUsb();
    fake.addPrinter("TM-T88", { isGranted: false });
    fake.addPrinter("A camera", { classCode: 14 });
    const channel = createUsbChannel({ usb: fake.usb, onProblem: () => {} });
    expect(await channel.print(testBytes(10))).toBe("usb-none");
    expect(await channel.printer()).toBeNull();
  });

  test("arrives unchanged, whatever its size and the jobs around it", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ minLength: 1, maxLength: 40_000 }), { maxLength: 4 }),
        async (papers) => {
          const { channel, printer } = setUp();
          await finishPrinting(
            Promise.all(papers.map((bytes) => channel.print(Uint8Array.from(bytes)))),
          );
          expect(printer.received()).toEqual(Uint8Array.from(papers.flatMap((each) => [...each])));
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe("the USB printer", () => {
  test("is released 4000 ms after the last transfer, and not earlier", async () => {
    const { channel, printer } = setUp();
    await finishPrinting(channel.print(testBytes(10)));
    await vi.advanceTimersByTimeAsync(3990);
    await finishPrinting(channel.print(testBytes(10)));
    await vi.advanceTimersByTimeAsync(3990);
    expect(printer.device.opened).toBe(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(printer.device.opened).toBe(false);
    expect(printer.calls.filter((call) => call === "close")).toHaveLength(1);
    expect(await finishPrinting(channel.print(testBytes(10)))).toBeNull();
  });

  test("is not released during a transfer that takes longer", async () => {
    const fake = new FakeUsb(5000);
    const printer = fake.addPrinter("A slow one");
    const channel = createUsbChannel({ usb: fake.usb, onProblem: () => {} });
    expect(await finishPrinting(channel.print(testBytes(40_000)))).toBeNull();
    expect(printer.calls).not.toContain("close");
  });

  test("is chosen from the browser's list, which forgets the previous one", async () => {
    const { fake, channel, printer } = setUp();
    const other = fake.addPrinter("TM-m30", { isGranted: false });
    fake.choice = other;
    expect(await channel.pair()).toBe("paired");
    expect(await channel.printer()).toBe("Fake TM-m30");
    expect(printer.calls).toEqual(["forget"]);
    await finishPrinting(channel.print(testBytes(10)));
    expect(other.received()).toEqual(testBytes(10));
  });

  test("stays the same if the choice is cancelled or is no printer", async () => {
    const { fake, channel } = setUp();
    fake.choice = null;
    expect(await channel.pair()).toBe("none-chosen");
    fake.choice = fake.addPrinter("A camera", { classCode: 14, isGranted: false });
    expect(await channel.pair()).toBe("no-printer");
    expect(await channel.printer()).toBe("Fake TM-T88");
  });

  test("is shown by its IDs if it has no name", async () => {
    const fake = new FakeUsb();
    const { device } = fake.addPrinter("");
    Object.assign(device, { manufacturerName: undefined });
    const channel = createUsbChannel({ usb: fake.usb, onProblem: () => {} });
    expect(await channel.printer()).toBe("USB 04b8:0202");
  });
});

describe("a printer that another program has claimed", () => {
  test("is closed and reported, and the next job tries again", async () => {
    const { channel, printer, problems } = setUp();
    printer.misbehave("access-denied");
    expect(await finishPrinting(channel.print(testBytes(10)))).toBe("usb-access-denied");
    expect(printer.calls).toEqual(["open", "close"]);
    expect(problems).toEqual([
      {
        kind: "usb-access-denied",
        message: "Failed to execute 'open' on 'USBDevice': Access denied.",
      },
    ]);
    printer.misbehave("none");
    expect(await finishPrinting(channel.print(testBytes(10)))).toBeNull();
  });
});

describe("an unplugged printer", () => {
  test("fails the current job and those behind it, and is reported once", async () => {
    const { channel, printer, problems } = setUp();
    const printing = Promise.all([1, 2, 3].map((seed) => channel.print(testBytes(100_000, seed))));
    await vi.advanceTimersByTimeAsync(5);
    printer.unplug();
    expect(await finishPrinting(printing)).toEqual(["usb-disconnected", "usb-none", "usb-none"]);
    expect(problems).toEqual([{ kind: "usb-disconnected" }]);
    printer.plugIn();
    expect(problems).toEqual([{ kind: "usb-disconnected" }, { kind: "usb-reconnected" }]);
    expect(await finishPrinting(channel.print(testBytes(10)))).toBeNull();
  });

  test("counts as unplugged even if the transfer fails before the browser reports it", async () => {
    const { channel, printer, problems } = setUp();
    printer.misbehave("transfer-error");
    const printing = channel.print(testBytes(10));
    await vi.advanceTimersByTimeAsync(100);
    printer.unplug();
    expect(await finishPrinting(printing)).toBe("usb-disconnected");
    expect(problems).toEqual([{ kind: "usb-disconnected" }]);
  });

  test("is reported while idle; other devices are not", async () => {
    const { fake, printer, problems } = setUp();
    const camera = fake.addPrinter("A camera", { classCode: 14 });
    camera.unplug();
    camera.plugIn();
    printer.unplug();
    expect(problems).toEqual([{ kind: "usb-disconnected" }]);
  });
});

describe("a failed USB transfer", () => {
  test("is reported, and the next job tries anew", async () => {
    const { channel, printer, problems } = setUp();
    printer.misbehave("transfer-error");
    expect(await finishPrinting(channel.print(testBytes(10)))).toBe("usb-data-error");
    expect(problems).toEqual([
      { kind: "usb-data-error", message: "A transfer error has occurred." },
    ]);
    printer.misbehave("none");
    expect(await finishPrinting(channel.print(testBytes(20)))).toBeNull();
    expect(printer.received()).toEqual(testBytes(20));
  });

  test("clears a stalled endpoint", async () => {
    const { channel, printer } = setUp();
    printer.misbehave("stall");
    expect(await finishPrinting(channel.print(testBytes(10)))).toBe("usb-data-error");
    expect(printer.calls).toContain("clear out 1");
    printer.misbehave("none");
    expect(await finishPrinting(channel.print(testBytes(10)))).toBeNull();
    expect(printer.received()).toEqual(testBytes(10));
  });

  test("is given up after half a minute without paper", async () => {
    const { channel, printer } = setUp();
    printer.misbehave("hangs");
    const printing = Promise.all([channel.print(testBytes(10)), channel.print(testBytes(20))]);
    await vi.advanceTimersByTimeAsync(29_990);
    printer.misbehave("none");
    expect(await finishPrinting(printing)).toEqual(["stopped-reading", null]);
    expect(printer.received()).toEqual(testBytes(20));
  });
});
