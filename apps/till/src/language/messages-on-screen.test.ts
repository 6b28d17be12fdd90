import { expect, test } from "vitest";

import { englishMessages as english } from "./testing/every-message.ts";
import { collectMessageLeaves } from "./testing/message-leaves.ts";
import { readTillSources } from "./testing/till-sources.ts";
import { findUsedMessages } from "./testing/find-used-messages.ts";
import { findHardCodedTexts, type SourceFile } from "./testing/find-hard-coded-texts.ts";

const sources = readTillSources();
const roots = new Set(Object.keys(english));

/** The messages that no source uses. */
function findUnused(tree: object, read: readonly SourceFile[]): readonly string[] {
  const used = new Set(read.flatMap((source) => [...findUsedMessages(source, roots)]));
  const isAny = (names: readonly string[], depth: number) =>
    used.has([...names.slice(0, depth), "*"].join("."));
  const isUsed = (path: string) => {
    const [area = "", name = "", ...rest] = path.split(".");
    const names = [area, name, ...rest];
    const isAnyOfGroup = names.some((_name, depth) => depth > 1 && isAny(names, depth));
    // If a source may use any message of an area, a message counts as used only if its name occurs in a source.
    const isNamed = isAny(names, 1) && isNameIn(name, read);
    return used.has(path) || isAnyOfGroup || isNamed;
  };
  return [...collectMessageLeaves(tree).keys()].filter((path) => !isUsed(path));
}

const isNameIn = (name: string, read: readonly SourceFile[]) =>
  read.some(({ text }) => text.includes(`"${name}"`) || text.includes(` ${name}: `));

test("every message is used", () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(findUnused(english, sources)).toEqual([]);
});

const sampleMessages = {
  order: { said: "a", forgotten: "b", marks: { one: "c" } },
  money: { said: "d" },
};

test.each([
  ["const { order } = useMessages(); order.said; order.marks[kind];"],
  ["const messages = useMessages(); f(messages.order.said, messages.order.marks.one);"],
  ["const a = ({ order: { said, marks } }: Messages) => [said, marks.one];"],
  ['function a(texts: Messages["order"]) { return texts.said + texts["marks"].one; }'],
  ["const { money, order: texts } = languageState().messages; texts.said; texts.marks.one;"],
  ["const label = ({ order }) => order.said; const all = ({ order }) => f(order.marks);"],
  ["const { order, money } = useMessages(); const a = <A texts={order.marks} b={order.said} />;"],
  ["const { said, marks } = useOrderMessages(); marks.one;"],
  ["const texts = orderMessages(); texts.said; texts.marks.one;"],
  ["function a(texts: OrderMessages) { return texts.said + texts.marks.one; }"],
  ['type P = { readonly texts: Messages["order"] }; (p: P) => { texts.said; texts.marks.one; };'],
])("an unused message is found: %s", (text) => {
  expect(findUnused(sampleMessages, [{ path: "a.tsx", text }])).toEqual([
    "order.forgotten",
    "money.said",
  ]);
});

test("an unused message is found even if any of its area may be used", () => {
  const text = 'const { order } = useMessages(); order[kind]; const kinds = ["said", "marks"];';
  const some = { order: { said: "a", forgotten: "b" } };
  expect(findUnused(some, [{ path: "a.ts", text }])).toEqual(["order.forgotten"]);
});

test("no source contains texts for people", () => {
  expect(sources.flatMap(findHardCodedTexts)).toEqual([]);
});

test.each([
  ["<p>Paid</p>", "Paid"],
  ["<p>{isPaid ? `Paid ${by}` : null}</p>", "Paid"],
  ["<>{isPaid && 'Paid'}</>", "Paid"],
  ['<button aria-label="Pay">×</button>', "Pay"],
  ['<input placeholder={isNew ? "New" : "#"} />', "New"],
  ["<Button label={`${count} bills`} />", "bills"],
  ['const entry = { title: "Bills" };', "Bills"],
  ['showSuccess("Saved");', "Saved"],
  ['document.title = "Till";', "Till"],
])("a text outside the messages is found: %s", (text, words) => {
  expect(findHardCodedTexts({ path: "a.tsx", text })).toEqual([`a.tsx: ${words}`]);
});

test.each([
  ['<p className="paid" role="alert">#{number} · 100 × {messages.paid}</p>'],
  ["<p>{isPaid && messages.paid}</p>"],
  ["const { title: words } = order;"],
  ['throw new Error("There is no bill");'],
])("a text that is not for people is ignored: %s", (text) => {
  expect(findHardCodedTexts({ path: "a.tsx", text })).toEqual([]);
});
