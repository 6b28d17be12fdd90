import type { StoredPrintJob } from "@comanda/contract/stored-print-jobs";
import { timeZone } from "@comanda/domain/time/local-time";
import { expect, test } from "vitest";

import { createPaperRenderer } from "./create-paper-renderer.ts";
import { renderDocument } from "./render-document.ts";

/** A test page for a printer that is so many dots wide. */
const testPage = (id: number, widthDots: number): StoredPrintJob => ({
  id,
  attempt: 1,
  printer: "192.168.10.22",
  document: {
    kind: "test-page",
    date: "2026-11-20 19:00:00",
    location: "Lotus House",
    station: "Restaurant",
    productGroup: "Kitchen",
    printer: "Kitchen",
    address: "192.168.10.22",
  },
  look: {
    language: "en_US",
    isRepeat: false,
    money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
    zone: timeZone("Asia/Bangkok"),
    profile: { widthDots, dialect: "esc-pos", hasCutter: true, imageMode: "raster" },
  },
});

test("a paper that cannot be rendered has no bytes and is logged, and the others of its reply are printed", async () => {
  const logged: unknown[] = [];
  const note = (...entry: readonly unknown[]) => logged.push(entry);
  const finish = createPaperRenderer(renderDocument, {
    findWords: async () => [],
    findLogo: async () => null,
    log: { error: note, warn: note },
  });
  const jobs = [testPage(1, 2_000_000_000), testPage(2, 576)];
  const written = JSON.stringify({ printerServerAddress: "", jobs, total: 120 });
  const reply = JSON.parse(await finish(written));
  expect(reply).toMatchObject({ total: 120, jobs: [{ id: 1, data: "" }, { id: 2 }] });
  expect(reply.jobs[1].data.length).toBeGreaterThan(1000);
  expect(logged).toMatchObject([[{ kind: "test-page" }, "a paper was not rendered"]]);
});
