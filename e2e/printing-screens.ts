import type { PrinterSearch } from "@comanda/contract/bridge";
import { officeLocation } from "@comanda/contract/office-venue";
import type { Page } from "@playwright/test";

import type { ScreenWalk } from "./screen-walk.ts";
import type { Stage } from "./stage.ts";

/** A bridge at the page's own address, which the page may always call; its requests are answered here. */
const isAskedOfBridge = ({ pathname }: URL) => pathname === "/search" || pathname === "/status";

const found: PrinterSearch = {
  state: "done",
  networks: ["192.168.10.0/24"],
  tooLarge: ["172.17.0.0/16"],
  addresses: 254,
  asked: 254,
  printers: [
    {
      address: "192.168.10.21",
      maker: "EPSON",
      model: "TM-T20III",
      mac: "00:26:ab:12:34:56",
      isPrinting: false,
    },
    { address: "192.168.10.31", maker: "", model: "", mac: null, isPrinting: true },
    { address: "192.168.10.32", maker: "EPSON", model: "TM-T88V", mac: null, isPrinting: false },
  ],
  others: ["192.168.10.60"],
};
const running: PrinterSearch = {
  ...found,
  state: "running",
  asked: 90,
  printers: found.printers.slice(0, 1),
};

const startSearch = "main section > div > button";

/** The search for printers: on its way, done, refused, and with the bridge away. */
export const printingScreens: readonly ScreenWalk[] = [
  {
    name: "office-printing-running",
    open: async (page, stage) => {
      await setBridge(stage, new URL(page.url()).origin);
      await answerSearch(page, running);
      await page.locator(startSearch).first().tap();
      await page.locator("main progress").waitFor();
    },
  },
  {
    name: "office-printing-found",
    open: async (page) => {
      await answerSearch(page, found);
      await page.locator("main form").waitFor();
    },
  },
  {
    name: "office-printing-unnamed",
    open: async (page) => {
      await page.locator("main form select").nth(1).selectOption({ index: 2 });
      await page.locator("main form button[type=submit]").tap();
      await page.locator("main [aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "office-printing-away",
    open: async (page) => {
      await page.locator("main form button:not([type=submit])").last().tap();
      await answerSearch(page, { error: "networks-too-large" });
      await page.locator(startSearch).first().tap();
      await page.locator("main [role=alert]").waitFor();
    },
  },
  {
    name: "office-printing-no-bridge",
    open: async (page, stage) => {
      await setBridge(stage, "");
      await page.unroute(isAskedOfBridge);
      await page.locator("main a[href*='/office/location/']").waitFor();
    },
  },
];

async function setBridge({ other }: Stage, printerServerAddress: string): Promise<void> {
  const [place] = await other.call(officeLocation.list, { query: {} });
  const save = [{ id: place?.id, revision: place?.revision, printerServerAddress }];
  await other.call(officeLocation.save, { body: { save, retire: [] } });
}

/** The latest answer holds, without a moment in which the page's own server would answer. */
async function answerSearch(page: Page, search: object): Promise<void> {
  await page.route(isAskedOfBridge, async (route) => {
    const isStatus = route.request().url().endsWith("/status");
    await route.fulfill({ json: isStatus ? { run: "1", printers: [] } : search });
  });
}
