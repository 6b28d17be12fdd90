import { expect, test } from "vitest";

import { english } from "./english.ts";
import { officeEnglish } from "./office/english.ts";
import { messageLeaves } from "./testing/message-leaves.ts";
import { isLanguageSource, tillSources } from "./testing/till-sources.ts";
import { usedMessages, type Speech } from "./testing/used-messages.ts";
import { wordsOutside, type Source } from "./testing/words-outside.ts";

const sources = tillSources().filter((source) => !isLanguageSource(source));
const till: Speech = {
  hook: "useMessages",
  type: "Messages",
  property: "messages",
  areas: new Set(Object.keys(english)),
};
const office: Speech = {
  hook: "useOfficeMessages",
  type: "OfficeMessages",
  property: "office",
  areas: new Set(Object.keys(officeEnglish)),
};

/** Those of some messages that no source looks at. */
function unusedOf(tree: object, read: readonly Source[], speech = till): readonly string[] {
  const used = new Set(read.flatMap((source) => [...usedMessages(source, speech)]));
  const isUsed = (path: string) =>
    used.has(path) || path.split(".").some((_name, depth, names) => used.has(anyOf(names, depth)));
  return [...messageLeaves(tree).keys()].filter((path) => !isUsed(path));
}

const anyOf = (names: readonly string[], depth: number) =>
  [...names.slice(0, depth), "*"].join(".");

test("every message is said somewhere", () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(unusedOf(english, sources)).toEqual([]);
  expect(unusedOf(officeEnglish, sources, office)).toEqual([]);
});

const planted = { order: { said: "a", forgotten: "b", marks: { one: "c" } }, money: { said: "d" } };

test.each([
  ["const { order } = useMessages(); order.said; order.marks[kind];"],
  ["const messages = useMessages(); f(messages.order.said, messages.order.marks.one);"],
  ["const a = ({ order: { said, marks } }: Messages) => [said, marks.one];"],
  ['function a(texts: Messages["order"]) { return texts.said + texts["marks"].one; }'],
  ["const { money, order: texts } = languageState().messages; texts.said; texts.marks.one;"],
  ["const label = ({ order }) => order.said; const all = ({ order }) => f(order.marks);"],
  ["const { order, money } = useMessages(); const a = <A texts={order.marks} b={order.said} />;"],
  ['type P = { readonly texts: Messages["order"] }; (p: P) => { texts.said; texts.marks.one; };'],
])("a message that nobody says is found: %s", (text) => {
  expect(unusedOf(planted, [{ path: "a.tsx", text }])).toEqual(["order.forgotten", "money.said"]);
});

test("nothing is said in words of its own", () => {
  expect(sources.flatMap(wordsOutside)).toEqual([]);
});

test.each([
  ["<p>Paid</p>", "Paid"],
  ["<p>{isPaid ? `Paid ${by}` : null}</p>", "Paid"],
  ["<>{isPaid && 'Paid'}</>", "Paid"],
  ['<button aria-label="Pay">×</button>', "Pay"],
  ['<input placeholder={isNew ? "New" : "#"} />', "New"],
  ["<Button label={`${count} bills`} />", "bills"],
  ['const entry = { title: "Bills" };', "Bills"],
  ['sayDone("Saved");', "Saved"],
  ['document.title = "Till";', "Till"],
])("words outside a message are found: %s", (text, words) => {
  expect(wordsOutside({ path: "a.tsx", text })).toEqual([`a.tsx: ${words}`]);
});

test.each([
  ['<p className="paid" role="alert">#{number} · 100 × {messages.paid}</p>'],
  ["<p>{isPaid && messages.paid}</p>"],
  ["const { title: words } = order;"],
  ['throw new Error("There is no bill");'],
])("what is no text for people is left alone: %s", (text) => {
  expect(wordsOutside({ path: "a.tsx", text })).toEqual([]);
});
