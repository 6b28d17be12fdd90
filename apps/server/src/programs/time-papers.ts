// The cost of rendering papers, as a line of JSON for the bench.
import type { PrintDocument } from "@comanda/contract/print";
import { timeZone } from "@comanda/domain/time/local-time";
import { openBill } from "@comanda/paper/samples/bills";
import { articleReport } from "@comanda/paper/samples/reports";
import { kitchenTicket } from "@comanda/paper/samples/tickets";
import { createHash } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { gzipSync } from "node:zlib";

import { renderDocument } from "../features/printing/index.ts";

const renderOptions: Parameters<typeof renderDocument>[1] = {
  language: "th_TH",
  isRepeat: false,
  money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  zone: timeZone("Asia/Bangkok"),
  profile: { widthDots: 576, dialect: "esc-pos", hasCutter: true, imageMode: "raster" },
};

const papers: readonly (readonly [name: string, document: PrintDocument, times: number])[] = [
  ["a bill of eight lines", openBill, 40],
  ["a ticket", kitchenTicket, 40],
  ["a report of 300 rows", articleReport(300, null), 5],
];

/** Hashing four bytes per dot: no renderer could be faster. */
function hashMs(dots: number): number {
  const pixels = new Uint8Array(dots * 4);
  const start = performance.now();
  createHash("sha256").update(pixels).digest();
  return performance.now() - start;
}

const figures = [];
await renderDocument(openBill, renderOptions);
const before = process.memoryUsage.rss();
for (const [name, document, times] of papers) {
  const durations: number[] = [];
  const baselines: number[] = [];
  let bytes = new Uint8Array();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let count = 0; count < times; count += 1) {
    const start = performance.now();
    // One after the other, as one printer gets them.
    bytes = Uint8Array.from(await renderDocument(document, renderOptions));
    durations.push(performance.now() - start);
  }
  delay.disable();
  for (let count = 0; count < times; count += 1) baselines.push(hashMs(bytes.length * 8));
  figures.push({
    name,
    durations,
    baselines,
    bytes: bytes.length,
    packedBytes: gzipSync(bytes).length,
    longestPauseMs: delay.max / 1e6,
  });
}
const grownBytes = process.memoryUsage.rss() - before;
process.stdout.write(`${JSON.stringify({ figures, grownBytes })}\n`);
process.exit();
