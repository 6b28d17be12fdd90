import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { allowedFeatures, allowedInPackages, type AllowedFeature } from "./allowed-features.ts";
import { compatIndex, type CompatIndex } from "./compat-index.ts";
import { repository } from "./repository.ts";
import { scriptFeatures } from "./script-features.ts";
import { styleFeatures } from "./style-features.ts";

export type FeatureUse = { readonly feature: string; readonly file: string };

const sources = ["apps/till/{src,public}/**/*.{ts,tsx,css}", "packages/*/src/**/*.ts"];
const notInTheTill = ["packages/tls/**", "**/testing/**", "**/*.test.ts"];
const built = ["apps/till/dist/**/*.{js,css}"];

/** Every use of a web feature that one of the browsers in apps/till/browsers.json lacks and that is not allowed. */
export function webFeatureFaults(): readonly string[] {
  const path = join(repository, "apps", "till", "browsers.json");
  const oldest: Readonly<Record<string, string>> = JSON.parse(readFileSync(path, "utf8"));
  const index = compatIndex(oldest);
  const inSources = usesIn(sources, index);
  const ofSources = new Set(inSources.map(({ feature }) => feature));
  // Features of the sources were checked there, where they have a file and a line.
  const inPackages = usesIn(built, index).filter(({ feature }) => !ofSources.has(feature));
  return [...faultsOf(inSources, allowedFeatures), ...faultsOf(inPackages, allowedInPackages)];
}

/** The uses that are not allowed, and the entries that are not used. */
export function faultsOf(
  uses: readonly FeatureUse[],
  allowed: readonly AllowedFeature[],
): readonly string[] {
  const covers = (entry: AllowedFeature, use: FeatureUse) =>
    entry.feature === use.feature && (entry.file ?? use.file) === use.file;
  const refused = uses.filter((use) => !allowed.some((entry) => covers(entry, use)));
  const unneeded = allowed.filter((entry) => !uses.some((use) => covers(entry, use)));
  return [
    ...refused.map(({ feature, file }) => `${file}: ${feature} is not in every browser we promise`),
    ...unneeded.map(({ feature }) => `${feature} is allowed, and nothing needs it any longer`),
  ];
}

function usesIn(patterns: readonly string[], index: CompatIndex): readonly FeatureUse[] {
  const files = globSync([...patterns], { cwd: repository, exclude: notInTheTill });
  const paths = files.map((path) => path.replaceAll("\\", "/")).toSorted();
  return paths.flatMap((file) => {
    const text = readFileSync(join(repository, file), "utf8");
    const featuresOf = file.endsWith(".css") ? styleFeatures : scriptFeatures;
    return featuresOf(file, text, index).map((feature) => ({ feature, file }));
  });
}
