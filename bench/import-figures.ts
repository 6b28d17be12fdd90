import { exportTable, importTable, exportSetup } from "@comanda/contract/office-setup";
import { listMenu } from "@comanda/contract/menu";
import { readHealth } from "@comanda/contract/health";

import { inMegabytes, residentBytes } from "./memory-figures.ts";
import { measure, stopwatch } from "./measure.ts";
import { timingText, printFigure, printTopic, ratioText } from "./print-figures.ts";
import { callUnsigned, replyOf, signedTill, type Till } from "./till.ts";
import type { Venue } from "./venue.ts";

const list = { params: { list: "articles" } };

/** Re-importing a whole menu as a spreadsheet: unchanged, and with every price changed. */
export async function benchImport(venue: Venue, articles: number): Promise<void> {
  printTopic(`Import of ${articles} articles`);
  const office = await signedTill(venue.origin, { username: "admin" });
  const health = await measure(() => callUnsigned(venue.origin, readHealth), {
    warmUps: 5,
    times: 50,
  });
  const before = { bytes: residentBytes(venue), menu: await menuTime(office) };
  const exported = await stopwatch(async () => void (await tableOf(office)));
  printFigure({ name: "articles out, as a table", result: inSeconds(exported) });
  printFigure({
    name: "the whole set-up out, as a file",
    result: inSeconds(await stopwatch(() => office.ask(exportSetup))),
  });
  const csv = await tableOf(office);
  const dearer = csv.replaceAll(
    /^((?:"[^"]*"|[^",\n]*),)(\d+)/gm,
    (_all, name: string, units: string) => `${name}${Number(units) + 1}`,
  );
  for (const [name, table] of [
    ["in again, nothing changed", csv],
    ["in with other prices", dearer],
  ] as const) {
    let changed = 0;
    const took = await stopwatch(async () => {
      const body = { csv: table };
      ({ changed } = replyOf(importTable, await office.ask(importTable, { ...list, body })));
    });
    const ratio = ratioText(took, health.p50 * articles);
    printFigure({ name: `${name}: ${changed} changed`, result: inSeconds(took), ratio });
  }
  const after = { bytes: residentBytes(venue), menu: await menuTime(office) };
  office.leave();
  const menuRatio = ratioText(after.menu.p50, before.menu.p50);
  printFigure({ name: "menu before", result: timingText(before.menu) });
  printFigure({ name: "menu afterwards", result: timingText(after.menu), ratio: menuRatio });
  const grown = `${inMegabytes(before.bytes)} -> ${inMegabytes(after.bytes)}`;
  printFigure({ name: "memory", result: grown });
}

async function tableOf(office: Till): Promise<string> {
  return replyOf(exportTable, await office.ask(exportTable, list)).csv;
}

function menuTime(till: Till) {
  const whole = () => till.ask(listMenu, { headers: { "accept-encoding": "gzip" } });
  return measure(whole, { warmUps: 3, times: 20 });
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
