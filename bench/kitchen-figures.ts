import { printTickets } from "@comanda/contract/bill-papers";

import { startBridge, startPrinter, type PaperPrinter } from "../e2e/printer-venue.ts";
import type { Evening } from "./evening.ts";
import { withinMs } from "./goal.ts";
import { timingOf } from "./measure.ts";
import { timingText, printFigure, printTopic, ratioText } from "./print-figures.ts";
import { replyOf, type Till } from "./till.ts";

/** From the moment a till learns that a bill is saved until the first byte reaches the kitchen's printer. */
export async function benchKitchen(evening: Evening, rounds: number): Promise<void> {
  printTopic("A ticket on its way, after its bill is saved");
  const [till] = evening.tills;
  if (till === undefined) return;
  const printer = await startPrinter();
  const address = `127.0.0.1:${printer.port}`;
  const bridge = await startBridge(evening.origin, address);
  const saves: number[] = [];
  const asked: number[] = [];
  const arrived: number[] = [];
  for (let count = 0; count < rounds; count += 1) {
    const start = performance.now();
    const saved = await evening.saveBill(till);
    const acknowledged = performance.now();
    const data = await fetchTicket(till, saved.id);
    asked.push(performance.now() - acknowledged);
    const seen = printer.arrivals().length;
    await printed(`${bridge.origin}/print/${address}`, data);
    arrived.push((await arrivalAfter(printer, seen)) - acknowledged);
    saves.push(acknowledged - start);
    await evening.payBill(till, saved);
  }
  await bridge.stop();
  await printer.switchOff();
  const baseline = timingOf(saves);
  printFigure({ name: "save a bill of five lines (baseline)", result: timingText(baseline) });
  for (const [name, values, limits] of [
    ["acknowledged to the ticket at the till, painted", asked, {}],
    ["acknowledged to the first byte at the printer", arrived, { p50: 15, p99: 50 }],
  ] as const) {
    const timing = timingOf(values);
    const ratio = ratioText(timing.p50, baseline.p50);
    printFigure({ name, result: timingText(timing), ratio, goals: withinMs(timing, limits) });
  }
}

/** The bytes of one of the bill's tickets, whichever printer the venue would send it to. */
async function fetchTicket(till: Till, id: number): Promise<Buffer> {
  const { jobs } = replyOf(printTickets, await till.ask(printTickets, { body: { id } }));
  const data = jobs.find((job) => job.data !== "")?.data;
  if (data === undefined) throw new Error("The kitchen has nothing to do");
  return Buffer.from(data, "base64");
}

async function printed(url: string, data: Buffer): Promise<void> {
  const response = await fetch(url, { method: "POST", body: new Uint8Array(data) });
  if (!response.ok) throw new Error(`The bridge answered ${response.status}`);
}

async function arrivalAfter(printer: PaperPrinter, seen: number): Promise<number> {
  for (;;) {
    const at = printer.arrivals()[seen];
    if (at !== undefined) return at;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
