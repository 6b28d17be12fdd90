import type { BrowserContext } from "@playwright/test";

/** Journeys block service workers, so a page cannot be kept for the next start without a server. */
const noServiceWorker = '"during":"keep shell"';

/**
 * Notes faults that a till reports, errors of the console, calls that the server refused, and what a screen showed as
 * refused, invalid or failed, on every page that a device loads from now on.
 */
export async function watchRefusals(context: BrowserContext, seen: string[]): Promise<void> {
  await context.exposeFunction("noteRefusal", (text: string) => void seen.push(text));
  await context.addInitScript(reportAlerts);
  context.on("console", (message) => {
    if (message.type() === "error") seen.push(`${message.text()} ${message.location().url}`);
  });
  context.on("request", (request) => {
    const fault = request.url().endsWith("/api/fault") ? request.postData() : null;
    if (fault !== null && !fault.includes(noServiceWorker)) seen.push(fault);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) seen.push(`${response.status()} ${response.url()}`);
  });
}

/** Runs in the page. */
function reportAlerts(): void {
  const reported = new Set<string>();
  const report = () => {
    for (const element of document.querySelectorAll("[role=alert], [aria-invalid=true]")) {
      const text = element.textContent || element.id;
      if (reported.has(text)) continue;
      reported.add(text);
      const note: unknown = Reflect.get(window, "noteRefusal");
      if (typeof note === "function")
        Reflect.apply(note, window, [`${location.pathname}: ${text}`]);
    }
  };
  new MutationObserver(report).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["role", "aria-invalid"],
  });
}
