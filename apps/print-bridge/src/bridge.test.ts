import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";

import { printerName } from "./allowed-printers.ts";
import { maximumJobBytes } from "./read-job.ts";
import { switchedOffPrinter, startRecordingPrinter } from "./testing/recording-printer.ts";
import { tillOrigin, startTestBridge } from "./testing/test-bridge.ts";

const bill = Buffer.from("a bill");

describe("printing", () => {
  test("sends the bytes of the job to the printer and reports the outcome", async () => {
    await using printer = await startRecordingPrinter("normal");
    await using bridge = await startTestBridge({ printers: [printer] });
    const reply = await bridge.print(printerName(printer), bill);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ outcome: "delivered" });
    expect(printer.jobs()).toEqual([bill]);
  });

  test("finds the printer when the colon of its address is encoded", async () => {
    await using printer = await startRecordingPrinter("normal");
    await using bridge = await startTestBridge({ printers: [printer] });
    const reply = await bridge.print(encodeURIComponent(printerName(printer)), bill);
    expect(await reply.json()).toEqual({ outcome: "delivered" });
  });

  test("reports that a printer refuses, and continues on the others", async () => {
    await using printer = await startRecordingPrinter("normal");
    await using bridge = await startTestBridge({ printers: [switchedOffPrinter, printer] });
    const [failed, printed] = await Promise.all([
      bridge.print(printerName(switchedOffPrinter), bill),
      bridge.print(printerName(printer), bill),
    ]);
    expect([failed.status, await failed.json()]).toEqual([502, { outcome: "refused" }]);
    expect([printed.status, await printed.json()]).toEqual([200, { outcome: "delivered" }]);
  });

  test("reports that a printer has stopped reading", async () => {
    await using printer = await startRecordingPrinter("never-reads");
    await using bridge = await startTestBridge({ printers: [printer] });
    const reply = await bridge.print(printerName(printer), bill);
    expect([reply.status, await reply.json()]).toEqual([504, { outcome: "stopped-reading" }]);
  });

  test.each(["192.168.1.50", "127.0.0.1", "8.8.8.8:9100", "kitchen", "", "..%2f..", "%"])(
    "on %j is refused: it is not on the list",
    async (address) => {
      await using printer = await startRecordingPrinter("normal");
      await using bridge = await startTestBridge({ printers: [printer] });
      const reply = await bridge.print(address, bill);
      expect([reply.status, await reply.json()]).toEqual([403, { error: "printer-not-allowed" }]);
      expect(printer.jobs()).toEqual([]);
    },
  );

  test("accepts a job of 8 MB and no larger one", async () => {
    await using printer = await startRecordingPrinter("normal");
    await using bridge = await startTestBridge({ printers: [printer] });
    const largest = Buffer.alloc(maximumJobBytes, 1);
    expect((await bridge.print(printerName(printer), largest)).status).toBe(200);
    const tooLarge = await bridge.print(printerName(printer), Buffer.concat([largest, bill]));
    expect([tooLarge.status, await tooLarge.json()]).toEqual([413, { error: "job-too-large" }]);
    expect(printer.jobs().map(({ length }) => length)).toEqual([maximumJobBytes]);
  });

  test("refuses an empty job", async () => {
    await using printer = await startRecordingPrinter("normal");
    await using bridge = await startTestBridge({ printers: [printer] });
    const reply = await bridge.print(printerName(printer), Buffer.of());
    expect([reply.status, await reply.json()]).toEqual([400, { error: "job-empty" }]);
  });

  test("prints nothing of a job whose sender disconnected in the middle", async () => {
    await using printer = await startRecordingPrinter("normal");
    await using bridge = await startTestBridge({ printers: [printer] });
    const socket = connect(bridge.port, "127.0.0.1");
    socket.write(`POST /print/${printerName(printer)} HTTP/1.1\r\nhost: 127.0.0.1\r\n`);
    socket.write("content-length: 1000\r\n\r\nhalf a bill");
    await wait(50);
    socket.destroy();
    await wait(50);
    expect(printer.jobs()).toEqual([]);
    expect((await bridge.print(printerName(printer), bill)).status).toBe(200);
  });
});

describe("the status", () => {
  test("lists every printer with its queue and last outcome", async () => {
    await using printer = await startRecordingPrinter("normal");
    await using bridge = await startTestBridge({ printers: [printer, switchedOffPrinter] });
    await bridge.print(printerName(switchedOffPrinter), bill);
    const reply = await bridge.call("/status");
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({
      run: bridge.run,
      version: "0.1.0",
      printers: [
        { printer: printerName(printer), length: 0, last: null },
        { printer: printerName(switchedOffPrinter), length: 0, last: { outcome: "refused" } },
      ],
    });
  });

  test("counts the waiting jobs", async () => {
    await using printer = await startRecordingPrinter("never-reads");
    await using bridge = await startTestBridge({ printers: [printer] });
    const jobs = [
      bridge.print(printerName(printer), bill),
      bridge.print(printerName(printer), bill),
    ];
    await expect
      .poll(async () => (await bridge.call("/status")).json())
      .toMatchObject({ printers: [{ length: 2 }] });
    await Promise.all(jobs);
  });
});

test("a fault of the bridge is answered as one, and recorded", async () => {
  const fault = new Error("The certificate cannot be read");
  const readAuthority = () => {
    throw fault;
  };
  await using bridge = await startTestBridge({ readAuthority });
  const reply = await bridge.call("/authority.crt");
  expect(await reply.json()).toEqual({ error: "fault" });
  expect(bridge.faults).toEqual([fault]);
});

describe("a page of the till", () => {
  test("may send a preflight request, also from a public address to this private one", async () => {
    await using bridge = await startTestBridge();
    const reply = await bridge.call("/print/192.168.1.50", {
      method: "OPTIONS",
      headers: {
        origin: tillOrigin,
        "access-control-request-method": "POST",
        "access-control-request-private-network": "true",
      },
    });
    expect(reply.status).toBe(204);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "access-control-allow-origin": tillOrigin,
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": "content-type",
      "access-control-allow-private-network": "true",
    });
  });

  test("gets no private network header unless it requests one", async () => {
    await using bridge = await startTestBridge();
    const reply = await bridge.call("/status", {
      method: "OPTIONS",
      headers: { origin: tillOrigin },
    });
    expect(reply.headers.has("access-control-allow-private-network")).toBe(false);
  });

  test("may read the reply", async () => {
    await using bridge = await startTestBridge();
    const reply = await bridge.call("/status", { headers: { origin: tillOrigin } });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("access-control-allow-origin")).toBe(tillOrigin);
  });
});

describe("a page of another origin", () => {
  test.each(["https://evil.example", "http://pos.example", "null"])(
    "such as %s prints nothing, although a browser sends its bytes unasked",
    async (foreign) => {
      await using printer = await startRecordingPrinter("normal");
      await using bridge = await startTestBridge({ printers: [printer] });
      const reply = await bridge.print(printerName(printer), bill, { origin: foreign });
      expect([reply.status, await reply.json()]).toEqual([403, { error: "origin-not-allowed" }]);
      expect(printer.jobs()).toEqual([]);
    },
  );
});

test.each([
  ["GET", "/authority.crt"],
  ["GET", "/print/192.168.1.50"],
  ["POST", "/status"],
  ["GET", "//"],
])("%s %s is not found", async (method, path) => {
  await using bridge = await startTestBridge();
  const reply = await bridge.call(path, { method });
  expect([reply.status, await reply.json()]).toEqual([404, { error: "not-found" }]);
});
