import { promises as files } from "node:fs";
import { join } from "node:path";

import { chromium, type Browser } from "@playwright/test";

import { openDisplay } from "./open-display.ts";
import { displays, type Display } from "./displays.ts";
import { entrance, workplace } from "./screens.ts";
import { toPalettePng } from "./small-picture.ts";
import { setStage, type Stage } from "./stage.ts";
import { startServer } from "./start-server.ts";
import { wholeBrowser } from "./whole-browser.ts";

/** The screens shown in the README and the documentation, each as a file of this name in docs/pictures. */
const pictures = [
  { name: "order", screen: "order", width: 1366, language: "english", theme: "light" },
  { name: "pay", screen: "pay", width: 1024, language: "english", theme: "light" },
  { name: "phone", screen: "order", width: 390, language: "thai", theme: "dark" },
  { name: "wide-dark", screen: "order-line", width: 1366, language: "thai", theme: "dark" },
  { name: "landscape", screen: "order", width: 1024, language: "vietnamese", theme: "light" },
  { name: "upright", screen: "order-line", width: 820, language: "english", theme: "light" },
  { name: "low", screen: "order", width: 800, language: "thai", theme: "dark" },
  { name: "phone-order", screen: "order-line", width: 390, language: "english", theme: "light" },
  { name: "floor", screen: "floor", width: 1366, language: "english", theme: "light" },
] as const;

/** Keeps the README quick to load and a clone small. */
const maximumBytes = 120_000;

const folder = join(import.meta.dirname, "..", "docs", "pictures");

const server = await startServer();
const chrome = await chromium.launch({
  executablePath: wholeBrowser,
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const venue = { origin: server.origin, stage: await setStage(server) };
  await files.mkdir(folder, { recursive: true });
  for (const picture of pictures) {
    const file = join(folder, `${picture.name}.png`);
    const bytes = await take(chrome, venue, picture);
    if (bytes.length > maximumBytes) throw new Error(`${file} would be ${bytes.length} bytes`);
    await files.writeFile(file, bytes);
  }
  process.stdout.write(`${pictures.length} pictures in ${folder}\n`);
} finally {
  await chrome.close();
  await server.remove();
}

type Picture = (typeof pictures)[number];
type Venue = { readonly origin: string; readonly stage: Stage };

/** Walks to the screen through the screens that come before it. */
async function take(browser: Browser, { origin, stage }: Venue, picture: Picture): Promise<Buffer> {
  const page = await openDisplay(browser, origin, displayOf(picture));
  for (const screen of [...entrance, ...workplace]) {
    await screen.open(page, stage);
    if (screen.name === picture.screen) break;
  }
  const bytes = await toPalettePng(await page.screenshot());
  await page.close();
  return bytes;
}

function displayOf({ name, width, language, theme }: Picture): Display {
  const found = displays.find(
    (look) => look.size.width === width && look.language.name === language && look.theme === theme,
  );
  if (found === undefined) throw new Error(`No till looks as ${name} should`);
  return found;
}
