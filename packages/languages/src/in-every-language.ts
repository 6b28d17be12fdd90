import { languages, type Language } from "@comanda/domain/venue/settings";

import { withEnglish, type Incomplete } from "./with-english.ts";

type ByLanguage<Texts> = Readonly<Partial<Record<Language, Incomplete<NoInfer<Texts>>>>> & {
  readonly en_US: Texts;
};

/** The texts of every language, whether it has a file of them or not. */
export function inEveryLanguage<Texts extends object>(
  texts: ByLanguage<Texts>,
): Readonly<Record<Language, Texts>> {
  const all = languages.map((code) => [code, withEnglish(texts.en_US, texts[code])] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the list has every language
  return Object.fromEntries(all) as Record<Language, Texts>;
}
