import fc from "fast-check";
import { expect, test } from "vitest";

import { startHungPrinter } from "./testing/hung-printer.ts";
import { epson, startAnsweringPrinter } from "./testing/answering-printer.ts";
import { switchedOffPrinter } from "./testing/recording-printer.ts";
import { askPrinter } from "./ask-printer.ts";

const timeouts = { connectMs: 300, answerMs: 300 };
const statusQuestion = Buffer.of(0x10, 0x04, 0x01);
const nameQuestions = Buffer.of(0x1d, 0x49, 66, 0x1d, 0x49, 67);

test("a receipt printer says that it is one, and its maker and model", async () => {
  await using printer = await startAnsweringPrinter("127.0.0.1", epson);
  expect(await askPrinter(printer, timeouts)).toEqual({
    kind: "printer",
    maker: "EPSON",
    model: "TM-T20III",
  });
  expect(printer.received()).toEqual([Buffer.concat([statusQuestion, nameQuestions])]);
});

test("a printer that does not know its name is still a printer", async () => {
  await using printer = await startAnsweringPrinter("127.0.0.1", { status: Buffer.of(0x1e) });
  expect(await askPrinter(printer, timeouts)).toEqual({ kind: "printer", maker: "", model: "" });
});

test("a slow printer is waited for", async () => {
  await using printer = await startAnsweringPrinter("127.0.0.1", { ...epson, delayMs: 150 });
  expect(await askPrinter(printer, timeouts)).toMatchObject({ model: "TM-T20III" });
});

test.each([
  ["says nothing", {}],
  ["answers with a letter", { status: Buffer.from("A") }],
  ["talks on after a byte that could be a status", { status: Buffer.from("\u0012hello") }],
  ["introduces itself, as a mail server does", { greeting: "220 ready\r\n", ...epson }],
  ["answers too late", { ...epson, delayMs: 900 }],
  ["answers with a bit that no status has", { status: Buffer.of(0x13) }],
])("what %s is no printer and is asked nothing more", async (_manner, manner) => {
  await using other = await startAnsweringPrinter("127.0.0.1", manner);
  expect(await askPrinter(other, timeouts)).toEqual({ kind: "other" });
  await expect.poll(other.received).toEqual([statusQuestion]);
});

test("there is no connection where nothing listens, and where a machine hangs", async () => {
  expect(await askPrinter(switchedOffPrinter, timeouts)).toEqual({ kind: "no-connection" });
  await using hung = await startHungPrinter();
  expect(await askPrinter(hung, timeouts)).toEqual({ kind: "no-connection" });
});

test("whatever comes as names, they are short and printable", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 0, maxLength: 600 }), async (bytes) => {
      const names = Buffer.from(bytes).toString("latin1");
      const manner = { status: Buffer.of(0x12), names: `${names}\0\0` };
      await using printer = await startAnsweringPrinter("127.0.0.1", manner);
      const answer = await askPrinter(printer, timeouts);
      expect(answer.kind).toBe("printer");
      const both = answer.kind === "printer" ? answer.maker + answer.model : "";
      expect(both).toMatch(/^[ -~]{0,256}$/);
    }),
    { numRuns: 20 },
  );
});
