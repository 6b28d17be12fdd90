import { refusalMessages } from "@comanda/contract/all-refusals";
import { noticeMessages } from "@comanda/contract/notice-messages";
import { failureMessages } from "@comanda/contract/refusal-messages";
import { requestErrors } from "@comanda/contract/request-errors";
import type { Language } from "@comanda/domain/venue/settings";
import { describe, expect, test } from "vitest";

import { readStaffPages } from "../../../build/help-pages.ts";
import { everyLanguage } from "../../language/testing/every-message.ts";
import { collectMessageLeaves } from "../../language/testing/message-leaves.ts";
import type { HelpBook, HelpPage, HelpText } from "./help-page.ts";
import { paragraphsOf } from "./testing/paragraphs-of.ts";
import { meantMessages } from "./testing/meant-messages.ts";

type Texts = ReadonlyMap<string, string>;

const sentences = Object.fromEntries(
  Object.entries({ ...refusalMessages, ...requestErrors }).map(([code, { message }]) => [
    code,
    message,
  ]),
);
const textsOf: ReadonlyMap<Language, Texts> = new Map(
  everyLanguage.map(({ code, messages, papers }) => [
    code,
    textsIn({ ...messages, onPaper: papers }),
  ]),
);
const english: Texts = new Map([
  ...textsIn({ failures: { ...sentences, ...failureMessages, ...noticeMessages } }),
  ...(textsOf.get("en_US") ?? []),
]);
const englishPages = readStaffPages("en_US");
const translations = everyLanguage.map(({ code }) => code).filter((code) => code !== "en_US");

const pathsOf = Map.groupBy(english.keys(), (path) => english.get(path) ?? "");

const quoted = Object.entries(englishPages).flatMap(([page, { blocks }]) =>
  paragraphsOf({ blocks }).flatMap((text) => namesIn(text).map((name) => ({ page, name }))),
);

/** The names in English pages for which a language has several words. */
const ambiguous = quoted.filter(({ page, name }) =>
  translations.some((language) => {
    const paths = nearestPaths(pathsOf.get(name) ?? [], page);
    return wordsAt(paths, name, textsOf.get(language)).length > 1;
  }),
);

describe.each(translations)("in %s", (language) => {
  const texts = textsOf.get(language) ?? new Map<string, string>();
  const book = readStaffPages(language);
  const pages = Object.entries(book);

  test("a page names in each paragraph what the English one names", () => {
    const found = pages.flatMap(([name, page]) => differencesOf(name, page, texts));
    expect(found).toEqual([]);
  });

  test("a link that names a page says what the page is called", () => {
    const found = pages.flatMap(([name]) => wrongLinksOf(name, book, texts));
    expect(found).toEqual([]);
  });
});

test("English words that a language tells apart say which message they mean", () => {
  expect(quoted.length).toBeGreaterThan(400);
  const entries = new Set(ambiguous.map(({ page, name }) => entryOf(page, name)));
  expect(Object.keys(meantMessages).toSorted()).toEqual([...entries].toSorted());
  expect(
    Object.values(meantMessages)
      .flat()
      .filter((path) => !english.has(path)),
  ).toEqual([]);
});

test.each([
  [["Quay lại", "THANH TOÁN"], []],
  [["THANH TOÁN", "Hủy hóa đơn"], ["plant: Cancel is Quay lại, not Hủy hóa đơn"]],
  [["THANH TOÁN"], ["plant: Cancel is Quay lại, not "]],
  [["Quay lại", "THANH TOÁN", "In"], ["plant:  is , not In"]],
])("a page that names %j is compared with one that names PAY and Cancel", (own, found) => {
  const texts = textsOf.get("vi_VN") ?? english;
  const quotes = ["PAY", "Cancel"].map((name) => ({ name, words: wordsFor(name, "plant", texts) }));
  expect(differences("plant", quotes, own)).toEqual(found);
});

function textsIn(tree: object): Texts {
  const leaves = [...collectMessageLeaves(tree)];
  return new Map(
    leaves.flatMap(([path, leaf]) => (typeof leaf === "string" ? [[path, asNamed(leaf)]] : [])),
  );
}

/** The help writes sentences without the full stop and with "…" for what they name. */
function asNamed(text: string): string {
  return text.replace(/\.$/, "").replaceAll(/\{\w+\}/g, "…");
}

function namesIn(text: HelpText): readonly string[] {
  return text.flatMap((span) =>
    typeof span === "object" && span.kind === "strong" ? [asNamed(span.text)] : [],
  );
}

/** A name in an English page, and what a language says for it. */
type Quote = { readonly name: string; readonly words: readonly string[] };

function differencesOf(page: string, own: HelpPage, texts: Texts): readonly string[] {
  const originals = quotesOf(page, texts);
  const names = paragraphsOf(own).map(namesIn);
  if (names.length !== originals.length) return [`${page}: ${names.length} paragraphs`];
  return originals.flatMap((quotes, index) => differences(page, quotes, names[index] ?? []));
}

/** Of each paragraph. */
function quotesOf(page: string, texts: Texts): readonly (readonly Quote[])[] {
  const before: string[] = [];
  return paragraphsOf(englishPages[page] ?? { blocks: [] }).map((text) =>
    namesIn(text).map((name) => {
      const words = wordsFor(name, page, texts, before.filter((each) => each === name).length);
      before.push(name);
      return { name, words };
    }),
  );
}

/** Compares without regard to the order, which differs between languages. */
function differences(
  page: string,
  quotes: readonly Quote[],
  names: readonly string[],
): readonly string[] {
  const left = [...names];
  const lacking = quotes.filter(({ words }) => {
    const at = left.findIndex((name) => words.includes(name));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  if (lacking.length === 0 && left.length === 0) return [];
  const expected = lacking.flatMap(({ words }) => words).join();
  return [`${page}: ${lacking.map(({ name }) => name).join()} is ${expected}, not ${left.join()}`];
}

function entryOf(page: string, name: string): string {
  return meantMessages[`${page}: ${name}`] === undefined ? name : `${page}: ${name}`;
}

/** What a language says for a word of the screen that an English page names, for the first time or the nth after it. */
function wordsFor(name: string, page: string, texts: Texts, nth = 0): readonly string[] {
  const meant = meantMessages[entryOf(page, name)];
  if (meant === undefined) return wordsAt(nearestPaths(pathsOf.get(name) ?? [], page), name, texts);
  return wordsAt([meant[nth] ?? meant[0]], name, texts);
}

/** English where the language has no text yet. */
function wordsAt(paths: readonly string[], name: string, texts?: Texts): readonly string[] {
  return [...new Set(paths.map((path) => texts?.get(path) ?? name))];
}

/** A page of the office names texts of the office if they have the word, one of the till those of the till. */
function nearestPaths(paths: readonly string[], page: string): readonly string[] {
  const isOfOffice = page.startsWith("office-");
  const onScreens = paths.filter((path) => !path.startsWith("onPaper."));
  const near = onScreens.filter((path) => path.startsWith("office.") === isOfOffice);
  return [near, onScreens].find(({ length }) => length > 0) ?? paths;
}

type Link = { readonly text: string; readonly to: string };

/** The links to pages that are in every language. */
function linksOf(page: HelpPage | undefined): readonly Link[] {
  return paragraphsOf(page ?? { blocks: [] })
    .flat()
    .flatMap((span) =>
      typeof span === "object" && "page" in span
        ? [{ text: span.text, to: span.page.replace(/#.*/, "") }]
        : [],
    )
    .filter(({ to }) => to in englishPages);
}

/** Links that English calls by the title of their page or by a word of the screen, such as the name of a list. */
function wrongLinksOf(name: string, book: HelpBook, texts: Texts): readonly string[] {
  const own = linksOf(book[name]);
  return linksOf(englishPages[name]).flatMap(({ text, to }) => {
    const isTitle = text === englishPages[to]?.title;
    const words = [...(isTitle ? [book[to]?.title ?? text] : []), ...wordsFor(text, to, texts)];
    const found = own.filter((link) => link.to === to).map((link) => link.text);
    if (words.length === 0 || found.some((each) => words.includes(each))) return [];
    return [`${name}: ${text} is ${words.join()}, not ${found.join()}`];
  });
}
