import { expect, type Page, type Request } from "@playwright/test";

type Calls = {
  readonly underWay: Set<Request>;
  lastEndedAt: number;
};

const callsOf = new WeakMap<Page, Calls>();

/** The live stream, and reports of faults, which a page does not wait for. */
const endless = /\/api\/(live|fault)\b/;

/** A reply may lead to the next call within this time. */
const followUpMs = 300;

/** Follows the calls of a page. */
export function followCalls(page: Page): void {
  const calls: Calls = { underWay: new Set(), lastEndedAt: 0 };
  callsOf.set(page, calls);
  const forget = (request: Request) => {
    if (calls.underWay.delete(request)) calls.lastEndedAt = Date.now();
  };
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && !endless.test(request.url())) {
      calls.underWay.add(request);
    }
  });
  page.on("requestfinished", forget);
  page.on("requestfailed", forget);
}

/** A person reads a screen before leaving it; calls that are still under way when a session ends are refused. */
export async function untilRead(page: Page): Promise<void> {
  const calls = callsOf.get(page);
  if (calls === undefined) throw new Error("The calls of this page are not followed");
  await expect
    .poll(() => ({
      calls: [...calls.underWay].map((call) => call.url()),
      isQuiet: Date.now() - calls.lastEndedAt > followUpMs,
    }))
    .toEqual({ calls: [], isQuiet: true });
}
