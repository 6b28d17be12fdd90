import type { Browser, CDPSession, Page } from "@playwright/test";

import { goTo } from "../e2e/till-menu.ts";
import type { Evening } from "./evening.ts";
import { atMost, named } from "./goal.ts";
import { timingOf, type Timing } from "./measure.ts";
import { printFigure, printTopic, timingText } from "./print-figures.ts";
import { openPage, waitForTiming, type PageTimings } from "./till-page.ts";

export type WatchedPage = { readonly page: Page; readonly timings: PageTimings };

const linesOnBill = 100;
/** How often a slow device's processor is slower than this machine's. */
const slowdowns = [1, 4, 6];
/** The till and the bare page take turns after as many taps, so that other load on the machine affects both. */
const tapsInTurn = 20;
/** Two presses of one tile only raise a quantity; a press of another one adds a line. */
const tilesInTurn = 6;
const bounds = { p50: 1.1, p99: 1.3 } as const;

type Spot = { readonly x: number; readonly y: number };

/** A page on which every tap adds a line. */
type Tapped = WatchedPage & {
  readonly glass: CDPSession;
  readonly spots: readonly Spot[];
  /** Removes the lines that taps have added. */
  readonly clear: () => Promise<void>;
};

/** From a tap on an article until its line is shown, on a bill of a hundred lines. */
export async function benchTaps(
  browser: Browser,
  { evening, watched }: { readonly evening: Evening; readonly watched: WatchedPage },
  rounds: number,
): Promise<void> {
  printTopic(`A tap on another article each time, on a bill of ${linesOnBill} lines`);
  await openLongBill(evening, watched.page);
  const till = await tappedTill(watched);
  const bare = await tappedBarePage(browser);
  for (const slowdown of slowdowns) {
    const timings = await tapInTurns([bare, till], slowdown, rounds);
    printTaps(slowdown, timings);
  }
  await bare.page.close();
}

async function openLongBill(evening: Evening, page: Page): Promise<void> {
  const [sender] = evening.tills;
  if (sender === undefined) throw new Error("There is no till that could sell");
  const saved = await evening.saveBill(sender, linesOnBill);
  await goTo(page, "/bills-open");
  const table = String(saved.insert["bill"]?.[0]?.["table"]);
  const tile = page.getByRole("main").getByRole("button").filter({ hasText: table });
  // The newest bill is the last one, and tiles are made as they are scrolled to.
  const end = page.getByRole("main").locator("li").last();
  for (let part = 0; part < 100 && (await tile.count()) === 0; part += 1) {
    await end.evaluate((last) => last.scrollIntoView());
    await page.waitForTimeout(50);
  }
  await tile.tap();
  await linesOf(page).last().waitFor();
}

function linesOf(page: Page) {
  return page.getByRole("region", { name: "Order", exact: true }).getByRole("listitem");
}

async function tappedTill(watched: WatchedPage): Promise<Tapped> {
  const { page } = watched;
  const clear = async () => {
    const remove = page.getByRole("button", { name: "Remove last" }).first();
    while ((await linesOf(page).count()) > linesOnBill) {
      await remove.evaluate((button) => void (button instanceof HTMLElement && button.click()));
    }
  };
  const glass = await page.context().newCDPSession(page);
  const tapped = { ...watched, glass, clear, spots: await findSpots(page) };
  await clear();
  return tapped;
}

/** The tiles that add a line at once: others open a screen of their own. */
async function findSpots(page: Page): Promise<readonly Spot[]> {
  const spots: Spot[] = [];
  for (const tile of await page.getByRole("tabpanel").getByRole("button").all()) {
    if (spots.length === tilesInTurn) return spots;
    const box = await tile.boundingBox();
    if (box === null) continue;
    const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const before = await linesOf(page).count();
    await page.touchscreen.tap(spot.x, spot.y);
    await page.waitForTimeout(300);
    const isOnOrder = new URL(page.url()).pathname === "/order";
    if (!isOnOrder) await goTo(page, "/order");
    else if ((await linesOf(page).count()) > before) spots.push(spot);
  }
  throw new Error("Too few tiles add a line at once");
}

/** The shortest taps possible in this browser on this machine. */
async function tappedBarePage(browser: Browser): Promise<Tapped> {
  const [page, timings] = await openPage(browser, "");
  const work = "document.querySelector('ol').append(document.createElement('li'))";
  await page.goto(`data:text/html,<button onclick="${work}">Pad Thai</button><ol></ol>`);
  const box = await page.getByRole("button").boundingBox();
  if (box === null) throw new Error("There is nothing to tap");
  return {
    page,
    timings,
    glass: await page.context().newCDPSession(page),
    spots: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
    clear: async () => await page.locator("ol").evaluate((list) => list.replaceChildren()),
  };
}

type TapTimings = { readonly painted: Timing; readonly events: Timing };

async function tapInTurns(
  pages: readonly Tapped[],
  slowdown: number,
  rounds: number,
): Promise<readonly TapTimings[]> {
  const seen = pages.map(() => ({ painted: new Array<number>(), events: new Array<number>() }));
  for (let done = 0; done < rounds; done += tapsInTurn) {
    for (const [index, tapped] of pages.entries()) {
      const { timings } = tapped;
      const before = { painted: timings.painted.length, events: timings.events.length };
      await tapOn(tapped, slowdown);
      seen[index]?.painted.push(...timings.painted.slice(before.painted));
      seen[index]?.events.push(...timings.events.slice(before.events));
      await tapped.clear();
    }
  }
  return seen.map(({ painted, events }) => ({
    painted: timingOf(painted),
    events: timingOf(events),
  }));
}

async function tapOn({ page, timings, glass, spots }: Tapped, slowdown: number): Promise<void> {
  await page.bringToFront();
  await glass.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  for (let count = 0; count < tapsInTurn; count += 1) {
    const { x, y } = spots[count % spots.length] ?? { x: 0, y: 0 };
    const before = timings.painted.length;
    await page.touchscreen.tap(x, y);
    await waitForTiming(timings.painted, before);
  }
  await glass.send("Emulation.setCPUThrottlingRate", { rate: 1 });
}

function printTaps(slowdown: number, [floor, taps]: readonly TapTimings[]): void {
  if (floor === undefined || taps === undefined) return;
  const pace = slowdown === 1 ? "plain" : `${slowdown} times slower processor`;
  const p50 = taps.painted.p50 / floor.painted.p50;
  const p99 = taps.painted.p99 / floor.painted.p99;
  printFigure({ name: `${pace}: a bare page (baseline)`, result: timingText(floor.painted) });
  printFigure({
    name: `${pace}: until it is painted`,
    result: timingText(taps.painted),
    ratio: `p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} of its baseline`,
    goals: [
      named("p50", atMost(p50, [bounds.p50, "times"])),
      named("p99", atMost(p99, [bounds.p99, "times"])),
    ],
  });
  printFigure({ name: `${pace}: Event Timing`, result: timingText(taps.events) });
}
