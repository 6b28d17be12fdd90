import type { Browser, Locator, Page } from "@playwright/test";

import { goTo } from "../e2e/till-menu.ts";
import { openEvening, type Evening } from "./evening.ts";
import { timingOf, type Timing } from "./measure.ts";
import { timingText, printFigure, printTopic, ratioText } from "./print-figures.ts";
import {
  openPage,
  signInOnPage,
  startBrowser,
  waitForTiming,
  type PageTimings,
} from "./till-page.ts";
import { startVenue } from "./venue.ts";

const size = { articles: 2000, bills: 100, stations: 4 };
const linesOnBill = 100;

/** What users notice at a till, in a real browser on the built product. */
export async function benchTill(rounds: number): Promise<void> {
  const busy = await startVenue({ ...size, openBills: 1000 });
  const browser = await startBrowser();
  try {
    const evening = await openEvening(busy, 1);
    const [page, told] = await openPage(browser, busy.origin);
    await signInOnPage(page);
    await benchBillShown(evening, { page, told }, rounds);
    await benchTaps(evening, { page, told }, { rounds, floor: await tapBarePage(browser, rounds) });
    await page.close();
    for (const till of evening.tills) till.leave();
  } finally {
    await browser.close();
    await busy.remove();
  }
}

type WatchedPage = { readonly page: Page; readonly told: PageTimings };

/** From the moment another till sends a bill until the frame that shows it among the open bills. */
async function benchBillShown(
  evening: Evening,
  { page, told }: WatchedPage,
  rounds: number,
): Promise<void> {
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
    await waitForTiming(told.changed, before);
    seen.push((told.changed[before] ?? start) - start);
  }
  const baseline = timingOf(replied);
  const timing = timingOf(seen);
  printFigure({ name: "save to its own reply (baseline)", result: timingText(baseline) });
  printFigure({
    name: "save to the frame at the other till",
    result: timingText(timing),
    ratio: ratioText(timing.p50, baseline.p50),
    target: "p50 <= 50 ms, p99 <= 100 ms",
  });
}

/** The shortest tap possible in this browser on this machine. */
async function tapBarePage(browser: Browser, rounds: number): Promise<Timing> {
  const [page, told] = await openPage(browser, "");
  const work = "document.querySelector('ol').append(document.createElement('li'))";
  await page.goto(`data:text/html,<button onclick="${work}">Pad Thai</button><ol></ol>`);
  const { painted } = await tapOn({ page, told }, page.getByRole("button"), rounds);
  await page.close();
  return painted;
}

/** From a tap on an article until it is shown on a bill of a hundred lines. */
async function benchTaps(
  evening: Evening,
  watched: WatchedPage,
  { rounds, floor }: { readonly rounds: number; readonly floor: Timing },
): Promise<void> {
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
  printFigure({ name: "a bare page that adds a line (baseline)", result: timingText(floor) });
  for (const [rate, name, target] of [
    [1, "plain", "p50 <= 16 ms, p99 <= 33 ms"],
    [6, "6 times slower processor", "p99 <= 100 ms"],
  ] as const) {
    await glass.send("Emulation.setCPUThrottlingRate", { rate });
    // An article that asks no question: others open a screen of their own.
    const tile = page.getByRole("tabpanel").getByRole("button").first();
    const { events, painted } = await tapOn(watched, tile, rounds);
    printFigure({ name: `${name}: Event Timing`, result: timingText(events), target });
    printFigure({
      name: `${name}: until it is painted`,
      result: timingText(painted),
      ratio: ratioText(painted.p50, floor.p50),
      target,
    });
  }
}

async function tapOn(
  { page, told }: WatchedPage,
  target: Locator,
  rounds: number,
): Promise<{ readonly events: Timing; readonly painted: Timing }> {
  const tile = await target.boundingBox();
  if (tile === null) throw new Error("There is nothing to tap");
  const firstEvent = told.events.length;
  const firstPainted = told.painted.length;
  for (let count = 0; count < rounds; count += 1) {
    const before = told.painted.length;
    await page.touchscreen.tap(tile.x + tile.width / 2, tile.y + tile.height / 2);
    await waitForTiming(told.painted, before);
  }
  return {
    events: timingOf(told.events.slice(firstEvent)),
    painted: timingOf(told.painted.slice(firstPainted)),
  };
}
