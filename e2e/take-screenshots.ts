import { promises as files } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { chromium, type Browser, type Page } from "@playwright/test";

import { beginningScreens } from "./beginning-screens.ts";
import { findCutOffTexts } from "./cut-off.ts";
import { openDisplay } from "./open-display.ts";
import { displays, type Display } from "./displays.ts";
import { startNewServers } from "./new-servers.ts";
import { officeScreens } from "./office-screens.ts";
import { offlineScreens } from "./offline-screens.ts";
import { entrance, workplace } from "./screens.ts";
import type { ScreenWalk } from "./screen-walk.ts";
import { setStage, type Stage } from "./stage.ts";
import { startServer } from "./start-server.ts";
import { wholeBrowser } from "./whole-browser.ts";

/** Takes a picture of every screen in every size, language and theme, or of the selected ones. */
const { values: asked } = parseArgs({
  options: {
    language: { type: "string", multiple: true },
    size: { type: "string", multiple: true },
    theme: { type: "string", multiple: true },
    screen: { type: "string", multiple: true },
  },
});

/** As many concurrent walks as there are servers, so that each finds only its own changes. */
const walkers = 2;

/** Screenshots end here. */
const maxHeight = 4000;

const folder = join(import.meta.dirname, "..", ".cache", "screenshots");
const wanted = displays.filter(
  ({ language, size, theme }) =>
    isSelected(asked.language, language.code) &&
    isSelected(asked.size, String(size.width)) &&
    isSelected(asked.theme, theme),
);
if (wanted.length === 0) throw new Error("There is no such language, size or theme");

const chrome = await chromium.launch({
  executablePath: wholeBrowser,
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const left = [...wanted];
  const walks = await Promise.all(
    Array.from({ length: Math.min(walkers, wanted.length) }, () => walkAll(chrome, left)),
  );
  const faults = walks.flatMap((walked) => walked.faults);
  const taken = walks.reduce((sum, walked) => sum + walked.taken, 0);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(`${taken} pictures in ${folder}, ${faults.length} texts cut off\n`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await chrome.close();
}

function isSelected(names: readonly string[] | undefined, name: string): boolean {
  return names === undefined || names.includes(name);
}

/** Takes looks off the list until it is empty. */
async function walkAll(browser: Browser, left: Display[]) {
  const server = await startServer();
  const newServers = await startNewServers();
  try {
    const screens = [
      ...beginningScreens(newServers),
      ...entrance,
      ...workplace,
      ...officeScreens,
      ...offlineScreens,
    ];
    const venue = { origin: server.origin, stage: await setStage(server), screens };
    const faults: string[] = [];
    let taken = 0;
    for (let look = left.shift(); look !== undefined; look = left.shift()) {
      const walked = await walk(browser, venue, look);
      faults.push(...walked.faults);
      taken += walked.taken;
    }
    return { faults, taken };
  } finally {
    await server.remove();
    await newServers.remove();
  }
}

type Venue = {
  readonly origin: string;
  readonly stage: Stage;
  readonly screens: readonly ScreenWalk[];
};

async function walk(browser: Browser, { origin, stage, screens }: Venue, look: Display) {
  const { size, language, theme } = look;
  const page = await openDisplay(browser, origin, look);
  const name = `${size.width}-${language.name}-${theme}`;
  // Pictures that were not requested again stay.
  if (asked.screen === undefined) {
    await files.rm(join(folder, name), { recursive: true, force: true });
  }
  const faults: string[] = [];
  let taken = 0;
  for (const [index, screen] of screens.entries()) {
    await screen.open(page, stage).catch((error: unknown) => {
      throw new Error(`${name} ${screen.name}`, { cause: error });
    });
    if (!isSelected(asked.screen, screen.name)) continue;
    const file = join(folder, name, `${String(index + 1).padStart(3, "0")}-${screen.name}`);
    await page.screenshot({ path: `${file}.png` });
    await captureFullPage(page, look, file);
    faults.push(
      ...(await findCutOffTexts(page)).map((fault) => `${name} ${screen.name}: ${fault}`),
    );
    taken += 1;
  }
  await page.close();
  return { faults, taken };
}

/** Takes the whole of a long form, with a viewport as high as it needs. */
async function captureFullPage(page: Page, { size }: Display, file: string): Promise<void> {
  const hidden = await page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll("main *")]
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
        .filter((part) => part.closest("[role=grid]") === null)
        .map((part) => part.scrollHeight - part.clientHeight),
    ),
  );
  if (hidden < 2) return;
  await page.setViewportSize({ ...size, height: Math.min(size.height + hidden, maxHeight) });
  await page.screenshot({ path: `${file}-whole.png` });
  await page.setViewportSize(size);
}
