import { expect, type Page, type Request } from "@playwright/test";

const underWay = new WeakMap<Page, Set<Request>>();

/** The live stream, and reports of faults, which a page does not wait for. */
const endless = /\/api\/(live|fault)\b/;

/** Follows the calls of a page. */
export function followCalls(page: Page): void {
  const calls = new Set<Request>();
  underWay.set(page, calls);
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && !endless.test(request.url())) calls.add(request);
  });
  page.on("requestfinished", (request) => void calls.delete(request));
  page.on("requestfailed", (request) => void calls.delete(request));
}

/** A person reads a screen before leaving it; calls that are still under way when a session ends are refused. */
export async function untilRead(page: Page): Promise<void> {
  await expect.poll(() => [...(underWay.get(page) ?? [])].map((call) => call.url())).toEqual([]);
}
