import type { Language } from "@comanda/domain/venue/settings";
import { describe, expect, test } from "vitest";

import { everyLanguage, englishMessages } from "./testing/every-message.ts";
import { collectMessageLeaves, renderMessage } from "./testing/message-leaves.ts";
import { readTillSources } from "./testing/till-sources.ts";

type Texts = ReadonlyMap<string, string>;

const textsIn = (messages: object): Texts =>
  new Map([...collectMessageLeaves(messages)].map(([path, leaf]) => [path, renderMessage(leaf)]));

const english = textsIn(englishMessages);
const cancelPaths = [...english.keys()].filter((path) => english.get(path) === "Cancel");

/** The names of the messages on the buttons that stand beside Cancel: `yes={money.close}`, `submit: money.voidBill }`. */
const confirming = new Set(
  readTillSources()
    .flatMap(({ text }) => [...text.matchAll(/\byes=\{([^{}]+)\}|\bsubmit: ([^{}]+) \}\}/g)])
    .flatMap(([button]) => [...button.matchAll(/\.(\w+)/g)].map(([, name = ""]) => name)),
);

/** The buttons that contain what Cancel is called, or the other way round. */
function likeCancel(texts: Texts): readonly string[] {
  const cancels = cancelPaths.flatMap((path) => texts.get(path) ?? []);
  return [...texts]
    .filter(([path]) => confirming.has(path.replace(/.*\./, "")) && !cancelPaths.includes(path))
    .filter(([, text]) => cancels.some((cancel) => isLike(cancel, text)))
    .map(([path, text]) => `${path}: ${text}`);
}

function isLike(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
  return long.toLowerCase().includes(short.toLowerCase());
}

describe.each(everyLanguage)("in $code", ({ messages }: { code: Language; messages: object }) => {
  const texts = textsIn(messages);

  test("Cancel has one name", () => {
    expect(cancelPaths.length).toBeGreaterThan(5);
    expect(new Set(cancelPaths.flatMap((path) => texts.get(path) ?? [])).size).toBe(1);
  });

  test("no button beside Cancel reads like it", () => {
    expect(confirming.size).toBeGreaterThan(15);
    expect(likeCancel(texts)).toEqual([]);
  });
});

test.each([
  ["ยกเลิกบิล", ["money.voidBill: ยกเลิกบิล"]],
  ["ลบบิล", []],
])("beside ยกเลิก for Cancel, %s for Void is compared with it", (voidBill, found) => {
  const texts = { cancel: "ยกเลิก", money: { voidBill } };
  expect(likeCancel(textsIn(texts))).toEqual(found);
});
