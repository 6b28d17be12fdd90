import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

import { clearStoredVenue } from "../e2e/offline-till.ts";
import { openEvening, sellBills } from "./evening.ts";
import { atMost, withinMs } from "./goal.ts";
import { timingOf, type Timing } from "./measure.ts";
import { timingText, printFigure, printTopic, ratioText } from "./print-figures.ts";
import { signInOnPage, startBrowser, waitForTiming } from "./till-page.ts";
import { startVenue, type Venue } from "./venue.ts";

const size = { articles: 1000, bills: 100, stations: 4 };

/** The bills of the running day. */
type DayOfBills = { readonly open: number; readonly paid: number };

const quietDay: DayOfBills = { open: 0, paid: 0 };
const fullHouse: DayOfBills = { open: 1000, paid: 0 };
const lateDay: DayOfBills = { open: 0, paid: 1200 };

type Opening = { readonly cold: Timing; readonly warm: Timing; readonly bytes: Bytes };
type Bytes = { readonly cold: number; readonly warm: number };

/** From entering the address until the frame and the articles are shown, for a signed-in user. */
export async function benchOpening(rounds: number): Promise<void> {
  const browser = await startBrowser();
  try {
    const quiet = await openAtVenue(browser, quietDay, rounds);
    const full = await openAtVenue(browser, fullHouse, rounds);
    const late = await openAtVenue(browser, lateDay, rounds);
    printTopic(`The till opens, ${size.articles} articles`);
    printFigure({ name: "warm, no bills (baseline)", result: timingText(quiet.warm) });
    printOpening(`warm, ${fullHouse.open} open bills`, "warm", [quiet, full]);
    printOpening(`warm, ${lateDay.paid} paid bills`, "warm", [quiet, late]);
    printFigure({
      name: "cold, no bills",
      result: timingText(quiet.cold),
      ratio: ratioText(quiet.cold.p50, quiet.warm.p50),
    });
    printOpening(`cold, ${fullHouse.open} open bills`, "cold", [quiet, full]);
    printOpening(`cold, ${lateDay.paid} paid bills`, "cold", [quiet, late]);
  } finally {
    await browser.close();
  }
}

const limits = { cold: { ms: 600, kilobytes: 300 }, warm: { ms: 250, kilobytes: 10 } };
const maxGrowth = 1.1;

function printOpening(
  name: string,
  kind: keyof Bytes,
  [quiet, opening]: readonly [Opening, Opening],
): void {
  const baseline = quiet[kind];
  const timing = opening[kind];
  const kilobytes = opening.bytes[kind] / 1000;
  const limit = limits[kind];
  printFigure({
    name: `${name}, ${kilobytes.toFixed(0)} kB sent`,
    result: timingText(timing),
    ratio: ratioText(timing.p50, baseline.p50),
    goals: [
      ...withinMs(timing, { p50: limit.ms }),
      atMost(timing.p50 / baseline.p50, [maxGrowth, "times"]),
      atMost(kilobytes, [limit.kilobytes, "kB"]),
    ],
  });
}

async function openAtVenue(browser: Browser, day: DayOfBills, rounds: number): Promise<Opening> {
  const venue = await startVenue({ ...size, openBills: day.open });
  if (day.paid > 0) await sellInDay(venue, day.paid);
  const viewport = { width: 1366, height: 768 };
  const context = await browser.newContext({ baseURL: venue.origin, viewport, hasTouch: true });
  try {
    const first = await context.newPage();
    await signInOnPage(first);
    await first.close();
    // The first run of each kind warms up what both share, such as the server.
    await openOnce(context, venue.origin);
    const cold = await repeat(() => openOnce(context, venue.origin), rounds);
    await storeVenueData(context);
    const warm = await repeat(() => openOnce(context, null), rounds);
    return {
      cold: timingOf(cold.durations),
      warm: timingOf(warm.durations),
      bytes: { cold: cold.bytes, warm: warm.bytes },
    };
  } finally {
    await context.close();
    await venue.remove();
  }
}

/** The day stays open. */
async function sellInDay(venue: Venue, count: number): Promise<void> {
  const evening = await openEvening(venue, 1);
  await sellBills(evening, count);
  for (const till of evening.tills) till.leave();
}

async function repeat(open: () => ReturnType<typeof openOnce>, count: number) {
  const durations: number[] = [];
  let bytes = 0;
  for (let round = 0; round < count; round += 1) {
    const opened = await open();
    durations.push(opened.tookMs);
    bytes = opened.bytes;
  }
  return { durations, bytes };
}

/** The maximum time a till takes to store the received data. */
const storeDelayMs = 4000;

async function storeVenueData(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto("/order");
  await new Promise((resolve) => void setTimeout(resolve, storeDelayMs));
  await page.close();
}

/** Opens the till. If an origin is given, everything that the device stores for it is cleared first. */
async function openOnce(context: BrowserContext, forgotten: string | null) {
  const page = await context.newPage();
  const usable: number[] = [];
  await page.exposeFunction("reportUsable", (at: number) => void usable.push(at));
  await page.addInitScript(watchOpening);
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  if (forgotten !== null) await clearDevice(page, network, forgotten);
  let bytes = 0;
  network.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto("/order");
  await waitForTiming(usable, 0);
  const sent = bytes;
  await page.close();
  return { tookMs: usable[0] ?? 0, bytes: sent };
}

declare function reportUsable(atMs: number): void;

/** Like a device that has never opened the till, except for its session. */
async function clearDevice(page: Page, network: CDPSession, origin: string): Promise<void> {
  // A page of the same origin that is not a till and stores nothing.
  await page.goto("/manifest.webmanifest");
  await clearStoredVenue(page);
  const storageTypes = "cache_storage,service_workers";
  await network.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await network.send("Network.clearBrowserCache");
}

/** Runs in the page. */
function watchOpening(): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector('[role="tabpanel"] button') === null) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => reportUsable(performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  });
  watch.observe(document, { subtree: true, childList: true });
}
