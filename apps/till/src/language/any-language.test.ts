import { language as languageSchema } from "@comanda/contract/settings";
import { languageTag } from "@comanda/domain/venue/language-tag";
import { languages } from "@comanda/domain/venue/settings";
import { listPaperWords } from "@comanda/paper/words/paper-words";
import { matchesSchema } from "@comanda/sync/matches-schema";
import { describe, expect, test, vi } from "vitest";

import { completeStaffPages, readStaffPages } from "../../build/help-pages.ts";
import { languageName } from "./language-facts.ts";
import { englishMessages, everyLanguage } from "./testing/every-message.ts";
import { collectMessageLeaves, renderMessage } from "./testing/message-leaves.ts";

// The till's state reads the page and the device's storage as soon as it is imported.
vi.stubGlobal("document", { querySelector: () => null, fonts: { load: async () => [] } });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const { allMessages } = await import("./all-messages.ts");
const { availableLanguages, chooseLanguage, languageState, offerLanguages } =
  await import("./language.ts");
vi.unstubAllGlobals();

/** Every text by its path, as it is shown. */
const textsOf = (tree: object): ReadonlyMap<string, string> =>
  new Map([...collectMessageLeaves(tree)].map(([path, leaf]) => [path, renderMessage(leaf)]));

const partOf = (tree: object, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => Reflect.get(Object(part), name), tree);

/** The texts that a folder has, and English for all others. A list is translated as a whole. */
const expectedOf = (english: object, own: object) => {
  const isInOwnList = (path: string) => Array.isArray(partOf(own, path.split(".").slice(0, -1)));
  const lacking = [...textsOf(english)].filter(([path]) => !isInOwnList(path));
  return new Map([...lacking, ...textsOf(own)]);
};

// Whatever folders there are, complete or hardly begun: `tools/language-folder.test.ts` adds one of these.
describe.each(everyLanguage)("the folder $code", ({ code, messages, papers }) => {
  test("is offered, under a name of its own", () => {
    expect(availableLanguages.map((language) => language.code)).toContain(code);
    expect(matchesSchema(languageSchema, code)).toBe(true);
    expect(languages.filter((one) => languageName(one) === languageName(code))).toEqual([code]);
  });

  test("has a tag that browsers know", () => {
    expect(new Intl.Locale(languageTag(code)).language).toMatch(/^[a-z]{2,3}$/);
    expect(Intl.DateTimeFormat.supportedLocalesOf(languageTag(code))).toHaveLength(1);
  });

  test("is what the screens say once it is chosen, with English where it lacks a text", async () => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
    await offerLanguages(languages, code);
    const language = languageState().offered.find((one) => one.code === code);
    expect(language === undefined ? false : await chooseLanguage(language)).toBe(true);
    const {
      outbox: _outbox,
      office: _office,
      setUp: _setUp,
      file: _file,
      fault: _fault,
      help: _help,
      ...screens
    } = englishMessages;
    const own = Object.entries(messages).filter(([area]) => area in screens);
    const expected = expectedOf(screens, Object.fromEntries(own));
    expect(textsOf(allMessages())).toEqual(expected);
  });

  test("is what papers say, with English where it lacks a word", () => {
    const words = "papers" in papers ? textsOf(Object(papers.papers)) : new Map();
    const expected = new Map([...listPaperWords("en_US"), ...words]);
    const printed = listPaperWords(code);
    expect([...printed.keys()]).toEqual([...expected.keys()]);
    for (const [word, text] of words) expect(printed.get(word)).toBe(text);
  });

  test("has its pages of the help, and English ones where it lacks them", () => {
    const own = readStaffPages(code);
    const pages = Object.entries(completeStaffPages(code));
    expect(pages.map(([name]) => name)).toEqual(Object.keys(readStaffPages("en_US")));
    const english = readStaffPages("en_US");
    for (const [name, page] of pages) {
      expect(page).toEqual(own[name] ?? { ...english[name], isEnglish: true });
    }
  });
});
