import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { cacheFolder } from "./repository.ts";

/** Those in which the till writes. */
const weights = ["400Regular", "500Medium", "600SemiBold", "700Bold"];

/**
 * The till writes in the device's own font, and whether a text fits depends on it. A machine that runs journeys has
 * whatever fonts its other programs brought, so their browser gets one that is as wide as those of tablets. What it has
 * no letter for comes from the till, as on a device. Only Linux asks this way for fonts.
 */
export async function journeyFonts(): Promise<Readonly<Record<string, string>>> {
  const family = dirname(
    fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans/package.json")),
  );
  const folder = join(cacheFolder, "fonts");
  const folders = weights.map((weight) => `  <dir>${join(family, weight)}</dir>`);
  const settings = join(folder, "fonts.conf");
  await mkdir(folder, { recursive: true });
  const lines = [
    `<?xml version="1.0"?>`,
    `<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">`,
    `<fontconfig>`,
    ...folders,
    // As Linux draws letters unless it is told otherwise; how wide they are depends on it.
    `  <match target="pattern">`,
    `    <edit name="hintstyle" mode="append"><const>hintslight</const></edit>`,
    `  </match>`,
    `  <cachedir>${join(folder, "known")}</cachedir>`,
    `</fontconfig>`,
  ];
  await writeFile(settings, `${lines.join("\n")}\n`);
  return { FONTCONFIG_FILE: settings };
}
