import { promises as files } from "node:fs";
import { join } from "node:path";

import { chromium, type Browser } from "@playwright/test";

import { entrance, workplace } from "./screens.ts";
import { setStage, type Stage } from "./stage.ts";
import { startServer } from "./start-server.ts";

/** Every screen of the till at every size, in every language and theme, as a picture. */
const sizes = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const languages = [
  { name: "english", code: "en_US" },
  { name: "thai", code: "th_TH" },
];
const themes = ["light", "dark"] as const;

type Look = {
  readonly size: (typeof sizes)[number];
  readonly language: (typeof languages)[number];
  readonly theme: (typeof themes)[number];
};

const folder = join(import.meta.dirname, "..", ".cache", "screenshots");

const server = await startServer();
const chrome = await chromium.launch({
  executablePath: process.env["COMANDA_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const stage = await setStage(server);
  await files.rm(folder, { recursive: true, force: true });
  let taken = 0;
  for (const look of looks()) taken += await walk(chrome, { origin: server.origin, stage }, look);
  process.stdout.write(`${taken} pictures in ${folder}\n`);
} finally {
  await chrome.close();
  await server.remove();
}

function looks(): readonly Look[] {
  return sizes.flatMap((size) =>
    languages.flatMap((language) => themes.map((theme) => ({ size, language, theme }))),
  );
}

type Venue = { readonly origin: string; readonly stage: Stage };

async function walk(
  browser: Browser,
  { origin, stage }: Venue,
  { size, language, theme }: Look,
): Promise<number> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: size,
    hasTouch: true,
    colorScheme: theme,
    reducedMotion: "reduce",
    timezoneId: "Asia/Bangkok",
  });
  await page.addInitScript((code) => localStorage.setItem("comanda.language", code), language.code);
  const look = join(folder, `${size.width}-${language.name}-${theme}`);
  const screens = [...entrance, ...workplace];
  for (const [index, screen] of screens.entries()) {
    await screen.open(page, stage);
    const name = `${String(index + 1).padStart(2, "0")}-${screen.name}.png`;
    await page.screenshot({ path: join(look, name) });
  }
  await page.close();
  return screens.length;
}
