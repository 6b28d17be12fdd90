import { noticeMessages, refusalMessages } from "@comanda/contract/refusal-messages";
import { requestErrors } from "@comanda/contract/request-errors";
import { languages } from "@comanda/domain/venue/settings";
import { describe, expect, test } from "vitest";

import { everyMessage } from "./testing/every-message.ts";
import { sameInEnglish } from "./testing/same-in-english.ts";
import { marks, messageLeaves, spokenText } from "./testing/message-leaves.ts";
import { hasWords } from "./testing/has-words.ts";

const english = everyMessage.en_US;
const thai = everyMessage.th_TH;
const translations = [
  { code: "vi_VN", messages: everyMessage.vi_VN },
  { code: "th_TH", messages: thai },
  { code: "tl_PH", messages: everyMessage.tl_PH },
] as const;

const sentences: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({ ...refusalMessages, ...requestErrors }).map(([code, { message }]) => [
      code,
      message,
    ]),
  ),
  ...noticeMessages,
  ...english.failures,
};
const source = messageLeaves({ ...english, failures: sentences });

/** Placeholders for the server's English words, such as the kind of a record, which translations leave out. */
const inWordsOfTheServer = new Set(["{entity}"]);

const told = (text: string): readonly string[] =>
  [...(text.match(/\{\w+\}|\b700\d\b/g) ?? [])]
    .filter((mark) => !inWordsOfTheServer.has(mark))
    .toSorted();

function untranslated(messages: object, allowed: ReadonlyMap<string, string>) {
  return [...messageLeaves(messages)]
    .map(([path, leaf]) => ({ path, text: spokenText(leaf) }))
    .filter(({ path, text }) => text === spokenText(source.get(path) ?? ""))
    .filter(({ text }) => hasWords(text) && !allowed.has(text))
    .map(({ path }) => path);
}

function toldOtherwise(messages: object): readonly string[] {
  return [...messageLeaves(messages)]
    .filter(([path, leaf]) => {
      const original = source.get(path) ?? "";
      return told(spokenText(leaf)).join() !== told(spokenText(original)).join();
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
    const [said, asked] = [messageLeaves(messages), source].map((leaves) => [...leaves.keys()]);
    expect(said?.toSorted()).toEqual(asked?.toSorted());
  });

  test("has no empty message and no superfluous spaces", () => {
    const texts = [...messageLeaves(messages).values()].map(spokenText);
    expect(
      texts.filter((text) => text !== text.trim() || text === "" || /\s\s/.test(text)),
    ).toEqual([]);
  });

  test("is in Unicode NFC, as screens and fonts expect", () => {
    const texts = [...messageLeaves(messages).values()].map(spokenText);
    expect(texts.filter((text) => text !== text.normalize("NFC"))).toEqual([]);
  });

  test("leaves only the listed texts in English", () => {
    expect(untranslated(messages, sameInEnglish[code])).toEqual([]);
  });

  test("uses every argument and placeholder that English uses", () => {
    expect(toldOtherwise(messages)).toEqual([]);
  });

  test("lists no exception that it does not use", () => {
    const texts = new Set([...messageLeaves(messages).values()].map(spokenText));
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
  expect(untranslated(forgetful, sameInEnglish.th_TH)).toEqual(["noResults"]);
  expect(toldOtherwise(forgetful)).toEqual(["perDay", "failures.table-taken"]);
  expect(marks.length).toBeGreaterThan(
    Math.max(...[...source.values()].map((leaf) => (typeof leaf === "string" ? 0 : leaf.length))),
  );
});
