import { promises as files } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { chromium, type Browser } from "@playwright/test";

import { cutOff } from "./cut-off.ts";
import { openLook } from "./look-page.ts";
import { looks, type Look } from "./looks.ts";
import { entrance, workplace } from "./screens.ts";
import { setStage, type Stage } from "./stage.ts";
import { startServer } from "./start-server.ts";

/** Every screen of the till at every size, in every language and theme, as a picture, or those that are asked for. */
const { values: asked } = parseArgs({
  options: {
    language: { type: "string", multiple: true },
    size: { type: "string", multiple: true },
    theme: { type: "string", multiple: true },
    screen: { type: "string", multiple: true },
  },
});

const folder = join(import.meta.dirname, "..", ".cache", "screenshots");
const wanted = looks.filter(
  ({ language, size, theme }) =>
    isAsked(asked.language, language.code) &&
    isAsked(asked.size, String(size.width)) &&
    isAsked(asked.theme, theme),
);
if (wanted.length === 0) throw new Error("There is no such language, size or theme");

const server = await startServer();
const chrome = await chromium.launch({
  executablePath: process.env["COMANDA_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const stage = await setStage(server);
  const faults: string[] = [];
  let taken = 0;
  for (const look of wanted) {
    const walked = await walk(chrome, { origin: server.origin, stage }, look);
    faults.push(...walked.faults);
    taken += walked.taken;
  }
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(`${taken} pictures in ${folder}, ${faults.length} texts cut off\n`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await chrome.close();
  await server.remove();
}

function isAsked(names: readonly string[] | undefined, name: string): boolean {
  return names === undefined || names.includes(name);
}

type Venue = { readonly origin: string; readonly stage: Stage };

async function walk(browser: Browser, { origin, stage }: Venue, look: Look) {
  const { size, language, theme } = look;
  const page = await openLook(browser, origin, look);
  const name = `${size.width}-${language.name}-${theme}`;
  await files.rm(join(folder, name), { recursive: true, force: true });
  const faults: string[] = [];
  let taken = 0;
  for (const [index, screen] of [...entrance, ...workplace].entries()) {
    await screen.open(page, stage);
    if (!isAsked(asked.screen, screen.name)) continue;
    const file = `${String(index + 1).padStart(2, "0")}-${screen.name}.png`;
    await page.screenshot({ path: join(folder, name, file) });
    faults.push(...(await cutOff(page)).map((fault) => `${name} ${screen.name}: ${fault}`));
    taken += 1;
  }
  await page.close();
  return { faults, taken };
}
