import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { languages } from "@comanda/domain/venue/settings";

import type { HelpBook } from "#features/help/help-page.ts";

import { helpPageName, parseHelpPage } from "./parse-help-page.ts";

const repository = join(import.meta.dirname, "..", "..", "..");
const folders = "packages/languages/src";

/** The pages for staff in a language: none if its folder has none. */
export function readStaffPages(language: string): HelpBook {
  return readHelpBook(`${folders}/${language}/help`);
}

/** The pages for the people who run the server. */
export function readRunningPages(): HelpBook {
  // They are written only in English.
  return inEnglish(readHelpBook("docs/running"));
}

function readHelpBook(folder: string): HelpBook {
  if (!existsSync(join(repository, folder))) return {};
  const files = readdirSync(join(repository, folder)).toSorted();
  const pages = files.map((file) => {
    const path = `${folder}/${file}`;
    const name = helpPageName(path);
    if (name === null) throw new Error(`${path} is no page of the help`);
    const text = readFileSync(join(repository, path), "utf8");
    return [name, parseHelpPage({ path, text })] as const;
  });
  return Object.fromEntries(pages);
}

/** The pages for staff in a language; English where it has none yet. */
export function completeStaffPages(language: string): HelpBook {
  return { ...inEnglish(readStaffPages("en_US")), ...readStaffPages(language) };
}

/** Marks the pages as English for readers of every language. */
function inEnglish(book: HelpBook): HelpBook {
  const pages = Object.entries(book);
  return Object.fromEntries(pages.map(([name, page]) => [name, { ...page, isEnglish: true }]));
}

const prefix = "help-pages:";

/**
 * For the bundler: `help-pages:staff` is a module with a function for each language that fetches its pages, and
 * `help-pages:running` one with those for the people who run the server.
 */
export function bundleHelpPages() {
  return {
    name: "help-pages",
    resolveId: (id: string) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id: string) =>
      id.startsWith(`\0${prefix}`) ? moduleOf(id.slice(prefix.length + 1)) : null,
  };
}

function moduleOf(name: string): string {
  if (name === "staff") {
    const lines = languages.map((code) => `${code}: () => import("${prefix}${code}")`);
    return `export default { ${lines.join(", ")} };`;
  }
  const book = name === "running" ? readRunningPages() : completeStaffPages(name);
  // Browsers read JSON several times as fast as a script.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(book))});`;
}
