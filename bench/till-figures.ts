import { goTo } from "../e2e/till-menu.ts";
import { openEvening, type Evening } from "./evening.ts";
import { benchFloor } from "./floor-figures.ts";
import { withinMs } from "./goal.ts";
import { timingOf } from "./measure.ts";
import { timingText, printFigure, printTopic, ratioText } from "./print-figures.ts";
import { benchTaps, type WatchedPage } from "./tap-figures.ts";
import { openPage, signInOnPage, startBrowser, waitForTiming } from "./till-page.ts";
import { startVenue } from "./venue.ts";

const size = { articles: 2000, bills: 100, stations: 4 };

/** What users notice at a till, in a real browser on the built product. */
export async function benchTill(rounds: number): Promise<void> {
  const busy = await startVenue({ ...size, openBills: 1000 });
  const browser = await startBrowser();
  try {
    const evening = await openEvening(busy, 1);
    const [page, timings] = await openPage(browser, busy.origin);
    await signInOnPage(page);
    await benchBillShown(evening, { page, timings }, rounds);
    await benchTaps(browser, { evening, watched: { page, timings } }, rounds);
    await page.close();
    await benchFloor(browser, busy, rounds);
    for (const till of evening.tills) till.leave();
  } finally {
    await browser.close();
    await busy.remove();
  }
}

/** From the moment another till sends a bill until the frame that shows it among the open bills. */
async function benchBillShown(
  evening: Evening,
  { page, timings }: WatchedPage,
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
    const before = timings.changed.length;
    const start = performance.timeOrigin + performance.now();
    await evening.saveBill(sender);
    replied.push(performance.timeOrigin + performance.now() - start);
    await waitForTiming(timings.changed, before);
    seen.push((timings.changed[before] ?? start) - start);
  }
  const baseline = timingOf(replied);
  const timing = timingOf(seen);
  printFigure({ name: "save to its own reply (baseline)", result: timingText(baseline) });
  printFigure({
    name: "save to the frame at the other till",
    result: timingText(timing),
    ratio: ratioText(timing.p50, baseline.p50),
    goals: withinMs(timing, { p50: 50, p99: 100 }),
  });
}
