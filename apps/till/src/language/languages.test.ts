// oxlint-disable vitest/valid-expect -- the second argument lists every text: the comparison shows only the first ones
import { noticeMessages } from "@comanda/contract/notice-messages";
import { refusalMessages } from "@comanda/contract/all-refusals";
import { failureMessages } from "@comanda/contract/refusal-messages";
import { requestErrors } from "@comanda/contract/request-errors";
import { newVenue } from "@comanda/languages/en_US/new-venue";
import { papers } from "@comanda/languages/en_US/papers/papers";
import { priceList } from "@comanda/languages/en_US/papers/price-list";
import { sheets } from "@comanda/languages/en_US/papers/sheets";
import { messages as thai } from "@comanda/languages/th_TH/till/all";
import { sameInEnglish as thaiSame } from "@comanda/languages/th_TH/same-in-english";
import { language as facts } from "@comanda/languages/lists/language";
import { sameInEnglish } from "@comanda/languages/lists/same-in-english";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";

import { englishMessages as english, everyLanguage } from "./testing/every-message.ts";
import { sampleArguments, collectMessageLeaves, renderMessage } from "./testing/message-leaves.ts";
import { hasWords } from "./testing/has-words.ts";

const failureSentences: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({ ...refusalMessages, ...requestErrors }).map(([code, { message }]) => [
      code,
      message,
    ]),
  ),
  ...failureMessages,
  ...noticeMessages,
  ...english.failures,
};
const englishLeaves = collectMessageLeaves({
  ...english,
  failures: failureSentences,
  onPaper: { papers, priceList, sheets, newVenue },
});

/** Placeholders for the server's English words, such as the kind of a record, which translations leave out. */
const serverPlaceholders = new Set(["{entity}"]);

const placeholdersIn = (text: string): readonly string[] =>
  [...(text.match(/\{\w+\}|\b700\d\b/g) ?? [])]
    .filter((mark) => !serverPlaceholders.has(mark))
    .toSorted();

function findUntranslated(messages: object, allowed: ReadonlySet<string>) {
  return [...collectMessageLeaves(messages)]
    .map(([path, leaf]) => ({ path, text: renderMessage(leaf) }))
    .filter(({ path, text }) => text === renderMessage(englishLeaves.get(path) ?? ""))
    .filter(({ text }) => hasWords(text) && !allowed.has(text))
    .map(({ path }) => path);
}

function findDifferentPlaceholders(messages: object): readonly string[] {
  return [...collectMessageLeaves(messages)]
    .filter(([path, leaf]) => {
      const original = englishLeaves.get(path) ?? "";
      return (
        placeholdersIn(renderMessage(leaf)).join() !==
        placeholdersIn(renderMessage(original)).join()
      );
    })
    .map(([path]) => path);
}

/** Names of things, which are the same in every language. */
const namesEverywhere = ["Comanda", "CSV", "Excel", "ESC/POS", "StarPRNT", "Star Line"];

type Reasons = Readonly<Record<string, string>>;

/** Why a language has texts that are the same as in English. */
const reasonsOf: Readonly<Partial<Record<string, Reasons>>> = sameInEnglish;

const allowedIn = (reasons: Reasons = {}): ReadonlySet<string> =>
  new Set([...namesEverywhere, ...Object.keys(reasons)]);

/** All of them, for a translator: the comparison itself shows only the first. */
const listed = (paths: readonly string[]): string => paths.join("\n");

const helpPagesIn = (code: string): readonly string[] =>
  globSync("*.md", { cwd: join(folders, code, "help") }).map((path) => basename(path));

const folders = join(import.meta.dirname, "../../../../packages/languages/src");

const translations = everyLanguage.filter(({ code }) => code !== "en_US");

test("there are other languages than English", () => {
  expect(translations.length).toBeGreaterThan(2);
});

describe.each(translations)("$code", ({ code, messages, papers: onPaper }) => {
  const own = { ...messages, onPaper };
  const leaves = collectMessageLeaves(own);
  const texts = [...leaves.values()].map(renderMessage);

  test("lacks no text that English has", () => {
    const lacking = [...englishLeaves.keys()].filter((path) => !leaves.has(path));
    expect(lacking, listed(lacking)).toEqual([]);
  });

  test("has no text that English lacks", () => {
    const superfluous = [...leaves.keys()].filter((path) => !englishLeaves.has(path));
    expect(superfluous, listed(superfluous)).toEqual([]);
  });

  test("has no country that another language has", () => {
    const others = everyLanguage.filter((one) => one.code !== code);
    const taken = new Set(others.flatMap((one) => facts[one.code].countries));
    const shared = facts[code].countries.filter((country) => taken.has(country));
    expect(shared, listed(shared)).toEqual([]);
  });

  test("has every page of the help that English has, and no other", () => {
    expect(helpPagesIn("en_US").length).toBeGreaterThan(30);
    expect(helpPagesIn(code).toSorted()).toEqual(helpPagesIn("en_US").toSorted());
  });

  test("has no empty text and no superfluous spaces", () => {
    expect(
      texts.filter((text) => text !== text.trim() || text === "" || /\s\s/.test(text)),
    ).toEqual([]);
  });

  test("writes the Thai sign of repetition without a space before it, after which a line could end", () => {
    const pages = helpPagesIn(code).map((name) =>
      readFileSync(join(folders, code, "help", name), "utf8"),
    );
    expect([...texts, ...pages].filter((text) => /\sๆ/.test(text))).toEqual([]);
  });

  test("is in Unicode NFC, as screens and fonts expect", () => {
    expect(texts.filter((text) => text !== text.normalize("NFC"))).toEqual([]);
  });

  test("leaves only the listed texts in English", () => {
    const untranslated = findUntranslated(own, allowedIn(reasonsOf[code]));
    expect(untranslated, listed(untranslated)).toEqual([]);
  });

  test("uses every argument and placeholder that English uses", () => {
    const different = findDifferentPlaceholders(own);
    expect(different, listed(different)).toEqual([]);
  });

  test("lists no exception that it does not use", () => {
    const exceptions = Object.keys(reasonsOf[code] ?? {});
    expect(exceptions.filter((text) => !texts.includes(text))).toEqual([]);
  });
});

test("a missing translation or argument is found", () => {
  const forgetful = {
    ...thai,
    noResults: english.noResults,
    perDay: () => "ต่อวัน",
    failures: { ...thai.failures, "table-taken": "มีบิลที่เปิดอยู่แล้ว" },
  };
  expect(findUntranslated(forgetful, allowedIn(thaiSame))).toEqual(["noResults"]);
  expect(findDifferentPlaceholders(forgetful)).toEqual(["perDay", "failures.table-taken"]);
  expect(sampleArguments.length).toBeGreaterThan(
    Math.max(
      ...[...englishLeaves.values()].map((leaf) => (typeof leaf === "string" ? 0 : leaf.length)),
    ),
  );
});
