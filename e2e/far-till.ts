import { chromium, type Page } from "@playwright/test";

import { pacePresses } from "./pace-presses.ts";
import { serveSources } from "./sources.ts";
import { wholeBrowser } from "./whole-browser.ts";

type FarTill = {
  /** Its host name resolves to this server, but counts as an internet address. */
  readonly origin: string;
  readonly mayReachNetwork: boolean;
};

/** Opens the till as if from the internet, in a browser with or without permission to reach the venue's network. */
export async function withFarTill<T>(
  { origin, mayReachNetwork }: FarTill,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const { hostname, port } = new URL(origin);
  const browser = await chromium.launch({
    executablePath: wholeBrowser,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      `--host-resolver-rules=MAP ${hostname} localhost`,
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
      `--ip-address-space-overrides=127.0.0.1:${port}=public,[::1]:${port}=public`,
    ],
  });
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    if (mayReachNetwork) await context.grantPermissions(["local-network-access"], { origin });
    const page = await context.newPage();
    pacePresses(page);
    await serveSources(page);
    await page.goto(origin);
    return await act(page);
  } finally {
    await browser.close();
  }
}
