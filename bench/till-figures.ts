import type { CDPSession, Page } from "@playwright/test";

import { goTo } from "../e2e/floor.ts";
import { openEvening, type Evening } from "./evening.ts";
import { timingOf, type Timing } from "./measure.ts";
import { inWords, ms, printFigure, printTopic, times } from "./print-figures.ts";
import { openPage, signInOnPage, startBrowser, toldMore, type Told } from "./till-page.ts";
import { startVenue, type Venue } from "./venue.ts";

const size = { articles: 2000, bills: 100, stations: 4 };
const linesOnBill = 100;

/** What hands and eyes notice at a till, in a real browser on the built product. */
export async function benchTill(rounds: number): Promise<void> {
  const quiet = await startVenue({ ...size, openBills: 0 });
  const busy = await startVenue({ ...size, openBills: 1000 });
  const browser = await startBrowser();
  try {
    await benchOpening([quiet, busy], Math.max(5, Math.floor(rounds / 5)));
    const evening = await openEvening(busy, 1);
    const [page, told] = await openPage(browser, busy.origin);
    await signInOnPage(page);
    await benchSeen(evening, { page, told }, rounds);
    await benchTaps(evening, { page, told }, rounds);
    await page.close();
    for (const till of evening.tills) till.leave();
  } finally {
    await browser.close();
    await quiet.remove();
    await busy.remove();
  }
}

type Watched = { readonly page: Page; readonly told: Told };

/** From the address to the articles, with and without what the browser keeps, in turns at both venues. */
async function benchOpening(
  venues: readonly [quiet: Venue, busy: Venue],
  rounds: number,
): Promise<void> {
  printTopic(`Opening the till, ${size.articles} articles`);
  const tills: { watched: Watched; glass: CDPSession; cold: Load[]; warm: Load[] }[] = [];
  for (const { origin } of venues) {
    // Each in a browser of its own: a page that lies under another paints no frames.
    const [page, told] = await openPage(await startBrowser(), origin);
    await signInOnPage(page);
    const glass = await page.context().newCDPSession(page);
    await glass.send("Network.enable");
    tills.push({ watched: { page, told }, glass, cold: [], warm: [] });
  }
  for (let count = 0; count < rounds; count += 1) {
    for (const { watched, glass, cold, warm } of tills) {
      await glass.send("Network.clearBrowserCache");
      cold.push(await openAgain(watched, glass));
      warm.push(await openAgain(watched, glass));
    }
  }
  const [none, many] = tills;
  if (none === undefined || many === undefined) return;
  printLoads("cold", [none.cold, many.cold], "<= 600 ms, <= 300 kB; open bills <= 1.10");
  printLoads("warm", [none.warm, many.warm], "<= 250 ms, <= 10 kB; open bills <= 1.10");
  for (const { watched } of tills) await watched.page.context().browser()?.close();
}

type Load = { readonly took: number; readonly bytes: number };

async function openAgain({ page, told }: Watched, glass: CDPSession): Promise<Load> {
  let bytes = 0;
  const add = ({ encodedDataLength }: { encodedDataLength: number }) => {
    bytes += encodedDataLength;
  };
  glass.on("Network.loadingFinished", add);
  const before = told.usable.length;
  await page.reload();
  await toldMore(told.usable, before);
  glass.off("Network.loadingFinished", add);
  return { took: told.usable.at(-1) ?? 0, bytes };
}

function printLoads(
  name: string,
  [none, many]: readonly [readonly Load[], readonly Load[]],
  target: string,
): void {
  const baseline = timingOf(none.map(({ took }) => took));
  const timing = timingOf(many.map(({ took }) => took));
  const bytes = (loads: readonly Load[]) =>
    `${(timingOf(loads.map((one) => one.bytes)).p50 / 1000).toFixed(1)} kB`;
  printFigure({
    name: `${name}, no open bills (baseline)`,
    result: `${words(baseline)}, ${bytes(none)}`,
  });
  printFigure({
    name: `${name}, 1000 open bills`,
    result: `${words(timing)}, ${bytes(many)}`,
    ratio: times(timing.p50, baseline.p50),
    target,
  });
}

function words({ p50, p95 }: Timing): string {
  return `p50 ${ms(p50)}, p95 ${ms(p95)}`;
}

/** From the moment another till sends a bill to the frame that shows it among the open ones. */
async function benchSeen(evening: Evening, { page, told }: Watched, rounds: number): Promise<void> {
  printTopic("Seen at another till, among 1000 open bills");
  const [sender] = evening.tills;
  if (sender === undefined) return;
  await goTo(page, "/bills-open");
  await page.getByRole("main").getByRole("button").first().waitFor();
  const replied: number[] = [];
  const seen: number[] = [];
  for (let count = 0; count < rounds; count += 1) {
    const before = told.changed.length;
    const start = performance.timeOrigin + performance.now();
    await evening.saveBill(sender);
    replied.push(performance.timeOrigin + performance.now() - start);
    await toldMore(told.changed, before);
    seen.push((told.changed[before] ?? start) - start);
  }
  const baseline = timingOf(replied);
  const timing = timingOf(seen);
  printFigure({ name: "save to its own reply (baseline)", result: inWords(baseline) });
  printFigure({
    name: "save to the frame at the other till",
    result: inWords(timing),
    ratio: times(timing.p50, baseline.p50),
    target: "p50 <= 50 ms, p99 <= 100 ms",
  });
}

/** A tap on an article until it stands on a bill of a hundred lines. */
async function benchTaps(evening: Evening, watched: Watched, rounds: number): Promise<void> {
  printTopic(`A tap on an article, ${size.articles} articles, a bill of ${linesOnBill} lines`);
  const [sender] = evening.tills;
  if (sender === undefined) return;
  const { page } = watched;
  const saved = await evening.saveBill(sender, linesOnBill);
  await goTo(page, "/bills-open");
  const table = String(saved.insert["bill"]?.[0]?.["table"]);
  await page.getByRole("main").getByRole("button").filter({ hasText: table }).tap();
  await page
    .getByRole("region", { name: "Order", exact: true })
    .getByRole("listitem")
    .last()
    .waitFor();
  const glass = await page.context().newCDPSession(page);
  let baseline: Timing | null = null;
  for (const [rate, name, target] of [
    [1, "plain", "p50 <= 16 ms, p99 <= 33 ms"],
    [6, "6 times slower processor", "p99 <= 100 ms"],
  ] as const) {
    await glass.send("Emulation.setCPUThrottlingRate", { rate });
    const { events, painted } = await tapTiles(watched, rounds);
    baseline ??= painted;
    printFigure({ name: `${name}: Event Timing`, result: inWords(events), target });
    printFigure({
      name: `${name}: until it is painted`,
      result: inWords(painted),
      ratio: times(painted.p50, baseline.p50),
      target,
    });
  }
}

async function tapTiles(
  { page, told }: Watched,
  rounds: number,
): Promise<{ readonly events: Timing; readonly painted: Timing }> {
  const boxes = await Promise.all(
    (await page.getByRole("tabpanel").getByRole("button").all()).map((tile) => tile.boundingBox()),
  );
  const tiles = boxes.filter((box) => box !== null);
  const firstEvent = told.events.length;
  const firstPainted = told.painted.length;
  for (let count = 0; count < rounds; count += 1) {
    const tile = tiles[count % tiles.length];
    if (tile === undefined) throw new Error("There are no articles");
    const before = told.painted.length;
    await page.touchscreen.tap(tile.x + tile.width / 2, tile.y + tile.height / 2);
    await toldMore(told.painted, before);
  }
  return {
    events: timingOf(told.events.slice(firstEvent)),
    painted: timingOf(told.painted.slice(firstPainted)),
  };
}
