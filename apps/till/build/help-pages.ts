import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { HelpBook } from "#features/help/help-page.ts";

import { helpPageName, parseHelpPage } from "./parse-help-page.ts";

const documents = join(import.meta.dirname, "..", "..", "..", "docs");

/** The pages of a folder: `help/en_US` and its like, or `running`. */
export function readHelpBook(folder: string): HelpBook {
  const files = readdirSync(join(documents, folder)).toSorted();
  const pages = files.map((file) => {
    const path = `${folder}/${file}`;
    const name = helpPageName(path);
    if (name === null) throw new Error(`${path} is no page of the help`);
    const text = readFileSync(join(documents, path), "utf8");
    return [name, parseHelpPage({ path, text })] as const;
  });
  return Object.fromEntries(pages);
}

const prefix = "help-pages:";

/** For the bundler: `help-pages:help/en_US` is a module with those pages. */
export function bundleHelpPages() {
  return {
    name: "help-pages",
    resolveId: (id: string) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id: string) => {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const book = readHelpBook(id.slice(prefix.length + 1));
      // Browsers read JSON several times as fast as a script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(book))});`;
    },
  };
}
