import { chromium, type Browser, type Page } from "@playwright/test";

/** Timings that a benchmark page reports as they happen, in milliseconds. */
export type PageTimings = {
  /** From lifting the finger until the frame that shows the result. */
  readonly painted: number[];
  /** The browser's own measurement (Event Timing). It reports nothing below 16 ms. */
  readonly events: number[];
  /** The time of the frame after a change. */
  readonly changed: number[];
};

declare function reportTiming(kind: keyof PageTimings, value: number): void;

export async function startBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: process.env["COMANDA_CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
}

/** Opens a page that reports what it shows and when. */
export async function openPage(browser: Browser, origin: string): Promise<[Page, PageTimings]> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width: 1366, height: 768 },
    hasTouch: true,
  });
  const timings: PageTimings = { painted: [], events: [], changed: [] };
  await page.exposeFunction("reportTiming", (kind: keyof PageTimings, value: number) => {
    timings[kind].push(value);
  });
  await page.addInitScript(watchPage);
  return [page, timings];
}

/** Runs in the page. */
function watchPage(): void {
  // The shortest duration that it reports; TypeScript does not know the option.
  const eventTiming = { type: "event", durationThreshold: 16 };
  let liftedAt = 0;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function goes into the page
  const afterFrame = (work: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", work);
      port1.start();
      port2.postMessage(null);
    });
  addEventListener("pointerup", ({ timeStamp }) => void (liftedAt = timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === "pointerup") reportTiming("events", duration);
    }
  }).observe(eventTiming);
  new MutationObserver(() => {
    const from = liftedAt;
    liftedAt = 0;
    afterFrame(() => {
      const now = performance.now();
      if (from > 0) reportTiming("painted", now - from);
      reportTiming("changed", performance.timeOrigin + now);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Waits until the page has reported one more value than before. */
export async function waitForTiming(values: readonly number[], before: number): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (values.length <= before) {
    if (Date.now() > deadline) throw new Error("The page does not report what it should");
    await new Promise((resolve) => void setTimeout(resolve, 5));
  }
}

/** Signs in at the first sale point and waits for the articles. */
export async function signInOnPage(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Username").fill("waiter");
  await page.getByLabel("Password").fill("demo");
  await page.keyboard.press("Enter");
  await page
    .getByRole("button", { name: /Lotus House/ })
    .first()
    .tap();
  await page.getByRole("tabpanel").getByRole("button").first().waitFor();
}
