import type { FileMessages } from "@comanda/languages/en_US/till/files";
import { files } from "@comanda/languages/lists/till-files";
import { inEveryLanguage } from "@comanda/languages/in-every-language";

import { useLanguages } from "./use-language.ts";

export type { FileMessages };

/** Bundled with every screen that imports files: only a few sentences per language. */
const texts = inEveryLanguage<FileMessages>(files);

export function useFileMessages(): FileMessages {
  return texts[useLanguages().language.code];
}
