import { noticeMessages } from "@comanda/contract/notice-messages";
import { refusalMessages } from "@comanda/contract/all-refusals";
import { failureMessages } from "@comanda/contract/refusal-messages";
import { requestErrors } from "@comanda/contract/request-errors";
import { languages } from "@comanda/domain/venue/settings";
import { describe, expect, test } from "vitest";

import { everyMessage } from "./testing/every-message.ts";
import { sameInEnglish } from "./testing/same-in-english.ts";
import { sampleArguments, collectMessageLeaves, renderMessage } from "./testing/message-leaves.ts";
import { hasWords } from "./testing/has-words.ts";

const english = everyMessage.en_US;
const thai = everyMessage.th_TH;
const translations = [
  { code: "vi_VN", messages: everyMessage.vi_VN },
  { code: "th_TH", messages: thai },
  { code: "tl_PH", messages: everyMessage.tl_PH },
] as const;

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
const englishLeaves = collectMessageLeaves({ ...english, failures: failureSentences });

/** Placeholders for the server's English words, such as the kind of a record, which translations leave out. */
const serverPlaceholders = new Set(["{entity}"]);

const placeholdersIn = (text: string): readonly string[] =>
  [...(text.match(/\{\w+\}|\b700\d\b/g) ?? [])]
    .filter((mark) => !serverPlaceholders.has(mark))
    .toSorted();

function findUntranslated(messages: object, allowed: ReadonlyMap<string, string>) {
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

test("every language that a venue can allow has messages", () => {
  expect(["en_US", ...translations.map(({ code }) => code)].toSorted()).toEqual(
    languages.toSorted(),
  );
});

describe.each(translations)("$code", ({ code, messages }) => {
  test("has exactly the messages that English has", () => {
    const [said, asked] = [collectMessageLeaves(messages), englishLeaves].map((leaves) => [
      ...leaves.keys(),
    ]);
    expect(said?.toSorted()).toEqual(asked?.toSorted());
  });

  test("has no empty message and no superfluous spaces", () => {
    const texts = [...collectMessageLeaves(messages).values()].map(renderMessage);
    expect(
      texts.filter((text) => text !== text.trim() || text === "" || /\s\s/.test(text)),
    ).toEqual([]);
  });

  test("is in Unicode NFC, as screens and fonts expect", () => {
    const texts = [...collectMessageLeaves(messages).values()].map(renderMessage);
    expect(texts.filter((text) => text !== text.normalize("NFC"))).toEqual([]);
  });

  test("leaves only the listed texts in English", () => {
    expect(findUntranslated(messages, sameInEnglish[code])).toEqual([]);
  });

  test("uses every argument and placeholder that English uses", () => {
    expect(findDifferentPlaceholders(messages)).toEqual([]);
  });

  test("lists no exception that it does not use", () => {
    const texts = new Set([...collectMessageLeaves(messages).values()].map(renderMessage));
    expect([...sameInEnglish[code].keys()].filter((text) => !texts.has(text))).toEqual([]);
  });
});

test("a missing translation or argument is found", () => {
  const forgetful = {
    ...thai,
    noResults: english.noResults,
    perDay: () => "ต่อวัน",
    failures: { ...thai.failures, "table-taken": "มีบิลที่เปิดอยู่แล้ว" },
  };
  expect(findUntranslated(forgetful, sameInEnglish.th_TH)).toEqual(["noResults"]);
  expect(findDifferentPlaceholders(forgetful)).toEqual(["perDay", "failures.table-taken"]);
  expect(sampleArguments.length).toBeGreaterThan(
    Math.max(
      ...[...englishLeaves.values()].map((leaf) => (typeof leaf === "string" ? 0 : leaf.length)),
    ),
  );
});
