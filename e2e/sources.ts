import { promises as files } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

import type { Page } from "@playwright/test";

const repository = join(import.meta.dirname, "..");

/** Lets a page import our source files from /sources, as its till was built from them. */
export async function serveSources(page: Page): Promise<void> {
  await page.route("**/sources/**", async (route) => {
    const path = new URL(route.request().url()).pathname.replace("/sources/", "");
    const body = (await readScript(path))
      .replaceAll(/"@comanda\/(\w+)\/([\w/-]+)"/g, '"/sources/packages/$1/src/$2.ts"')
      .replaceAll('"typebox"', '"/sources/apps/till/src/api/plain-schemas.ts"');
    await route.fulfill({ contentType: "text/javascript", body });
  });
}

/** Adds the fake of WebUSB to a page, as `fakeUsb`, before its own scripts run. */
export async function plugInUsb(page: Page): Promise<void> {
  const fake = await readScript("apps/till/src/device/testing/fake-usb.ts");
  await page.addInitScript(`
    ${fake.replaceAll("export class", "class")}
    globalThis.fakeUsb = new FakeUsb();
    Object.defineProperty(navigator, "usb", { value: globalThis.fakeUsb });
  `);
}

async function readScript(path: string): Promise<string> {
  return stripTypeScriptTypes(await files.readFile(join(repository, path), "utf8"));
}
