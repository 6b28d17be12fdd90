import { describe, expect, test } from "vitest";

import { printerName } from "./allowed-printers.ts";
import { pageMessages } from "./page-messages.ts";
import { switchedOffPrinter, startRecordingPrinter } from "./testing/recording-printer.ts";
import { startTestBridge } from "./testing/test-bridge.ts";

describe("the page of the bridge", () => {
  test("lists its printers, their queues and the outcomes of the last papers", async () => {
    await using printer = await startRecordingPrinter("normal");
    await using bridge = await startTestBridge({ printers: [printer, switchedOffPrinter] });
    await bridge.print(`${printerName(printer)}?job=12-1`, Buffer.from("a secret"));
    await bridge.print(printerName(switchedOffPrinter), Buffer.from("a secret"));
    const reply = await bridge.call("/");
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await reply.text();
    // Some browsers offer to translate the page unless both are there.
    expect(page).toContain(`translate="no"`);
    expect(page).toContain(`<meta name="google" content="notranslate">`);
    expect(page).toContain(`<b>${printerName(printer)}</b><br><span class="good">Delivered</span>`);
    expect(page).toContain(
      `<b>${printerName(switchedOffPrinter)}</b><br><span class="bad">Refused`,
    );
    expect(page).toContain("· 12-1</span>");
    expect(page).toContain("Version 0.1.0");
    expect(page).not.toContain("secret");
  });

  test.each([
    ["th-TH,th;q=0.9,en;q=0.8", "ตัวเชื่อมเครื่องพิมพ์"],
    ["vi", "Cầu nối máy in"],
    ["fil-PH", "Ang print bridge"],
    ["tl", "Ang print bridge"],
    ["de-DE,de;q=0.9", "Print bridge"],
    ["de, en;q=0.2, vi;q=0.7", "Cầu nối máy in"],
    ["", "Print bridge"],
  ])("for who reads %j is called %s", async (language, title) => {
    await using bridge = await startTestBridge();
    const reply = await bridge.call("/", { headers: { "accept-language": language } });
    expect(await reply.text()).toContain(`<h1>${title}</h1>`);
  });

  test("has a text for every outcome in every language", () => {
    const outcomes = ["en", "th", "vi", "fil"].map((tag) =>
      Object.values(pageMessages(tag).outcomes),
    );
    expect(outcomes.map(({ length }) => length)).toEqual([7, 7, 7, 7]);
    expect(outcomes.flat()).not.toContain("");
  });
});
