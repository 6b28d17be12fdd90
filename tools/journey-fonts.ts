import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { cacheFolder } from "./repository.ts";

/** The weights that the till uses. */
const weights = ["400Regular", "500Medium", "600SemiBold", "700Bold"];

/**
 * The till uses the device's own font, and whether a text fits depends on it. Machines that run journeys have different
 * fonts installed, so their browser gets one as wide as those of tablets. Letters that it lacks come from the till, as
 * on a device. Only Linux supports this configuration.
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
    // Linux's default text rendering, which affects the widths.
    `  <match target="pattern">`,
    `    <edit name="hintstyle" mode="append"><const>hintslight</const></edit>`,
    `  </match>`,
    `  <cachedir>${join(folder, "known")}</cachedir>`,
    `</fontconfig>`,
  ];
  await writeFile(settings, `${lines.join("\n")}\n`);
  return { FONTCONFIG_FILE: settings };
}
