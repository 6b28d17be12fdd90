import { currentLines, findLine } from "@comanda/domain/bill/bill";
import { lineKey } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { quantity } from "@comanda/domain/money/quantity";
import {
  aBill,
  aLine,
  footMassage,
  gin,
  padThai,
  saved,
  tonic,
} from "@comanda/domain/testing/builders";
import { lunchKey, lunchOrder } from "@comanda/domain/testing/lunch-orders";
import { mixers, pricingFixture } from "@comanda/domain/testing/pricing-fixture";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { plainReference } from "#records/testing/plain-reference.ts";

import { openTill } from "../outbox/testing/open-till.ts";

async function openLines() {
  const till = await openTill();
  till.recordStore.setState({
    reference: {
      ...plainReference,
      ...pricingFixture,
      currency: plainReference.currency,
      promotions: [],
    },
  });
  const order = await import("../order/index.ts");
  const { useNotices } = await import("../notice/notice-store.ts");
  const { addOne, removeUnsent, takeOne } = await import("./change-pieces.ts");
  const { creditMore, creditOne, takeLess } = await import("./change-credit.ts");
  const { discountedKey, toolsOfLine } = await import("./tools-of-line.ts");
  const stateOf = () => order.useOrder.getState();
  const lineOf = (name: string) => {
    const { bill } = stateOf();
    const line = bill === null ? null : findLine(bill, lineKey(name));
    if (line === null) throw new Error(`No line ${name}`);
    return line;
  };
  return {
    ...order,
    addOne,
    removeUnsent,
    takeOne,
    creditMore,
    creditOne,
    takeLess,
    discountedKey,
    stateOf,
    lineOf,
    pieces: () => stateOf().bill?.lines.map((line) => [line.key, line.quantity]),
    toolsOf: (name: string, article = padThai) => {
      const { bill, sending } = stateOf();
      const at = { bill: bill ?? aBill(), sending };
      return [...toolsOfLine(at, lineOf(name), article, plainReference)];
    },
    undo: () => {
      const content = useNotices.getState().notice?.content;
      if (content?.kind === "done") content.undo?.();
    },
  };
}

const rice = aLine({ key: lineKey("rice"), isSaved: false });
const ginLine = aLine({ key: lineKey("gin"), isSaved: false, article: gin.id, price: gin.price });
const round = aBill({
  lines: [
    aLine({ key: lineKey("sent") }),
    rice,
    { ...ginLine, productPrice: gin.price, quantity: quantity(2) },
  ],
});

let till: Awaited<ReturnType<typeof openLines>>;
beforeAll(() => void vi.resetModules());
beforeEach(async () => {
  till = await openLines();
  till.useOrder.setState({ bill: round });
});

test("a touched line opens, and closes with the next press of a tile, even of the same article", () => {
  till.openLine(rice.key);
  expect(till.openedLine(till.stateOf())).toBe(rice.key);
  till.pressArticle(padThai);
  expect(till.openedLine(till.stateOf())).toBeNull();
  const { selected } = till.stateOf();
  till.openLine(selected);
  till.pressArticle(padThai);
  expect(till.stateOf()).toMatchObject({ selected, opened: null });
  expect(till.openedLine(till.stateOf())).toBeNull();
});

test("an open line that is no longer selected is closed", () => {
  till.openLine(rice.key);
  till.selectLine(ginLine.key);
  expect(till.openedLine(till.stateOf())).toBeNull();
});

test("a piece more and a piece less change the line where it stands, which stays open", () => {
  till.openLine(rice.key);
  till.addOne(till.lineOf("rice"), padThai);
  expect(till.pieces()).toEqual([
    ["sent", 1],
    ["rice", 2],
    ["gin", 2],
  ]);
  till.takeOne(till.lineOf("rice"));
  expect(till.stateOf().bill).toEqual(round);
  expect(till.openedLine(till.stateOf())).toBe(rice.key);
});

test("taking the only piece removes the line, and Undo restores the order as it was", () => {
  till.openLine(rice.key);
  till.takeOne(till.lineOf("rice"));
  expect(till.pieces()).toEqual([
    ["sent", 1],
    ["gin", 2],
  ]);
  expect(till.stateOf().selected).toBeNull();
  till.undo();
  expect(till.stateOf()).toMatchObject({ bill: round, selected: rice.key, opened: null });
});

test("a line goes with its mixers; another line stays selected and open", () => {
  till.selectLine(ginLine.key);
  till.pressMixer(tonic);
  const before = till.stateOf().bill;
  till.openLine(rice.key);
  till.removeUnsent(ginLine.key);
  expect(till.pieces()).toEqual([
    ["sent", 1],
    ["rice", 1],
  ]);
  expect(till.openedLine(till.stateOf())).toBe(rice.key);
  till.undo();
  expect(till.stateOf().bill).toEqual(before);
});

test("a mixer has pieces of its own, up to what its drink takes", () => {
  till.selectLine(ginLine.key);
  till.pressMixer(tonic);
  const bill = till.stateOf().bill ?? aBill();
  const mixer = currentLines(bill).find(({ type }) => type === "mixer");
  if (mixer === undefined) throw new Error("No mixer");
  for (let press = 0; press < 9; press += 1) till.addOne(mixer, tonic);
  expect(till.lineOf(mixer.key).quantity).toBe(2 * mixers.maximum);
  expect(till.toolsOf(mixer.key, tonic)).toEqual(["pieces", "note", "remove"]);
  till.takeOne(till.lineOf("gin"));
  expect(till.lineOf(mixer.key).quantity).toBe(mixers.maximum);
});

test("tools that a line's kind and state do not allow are absent", () => {
  expect(till.toolsOf("rice")).toEqual(["pieces", "note", "remove"]);
  expect(till.toolsOf("rice", { ...padThai, commission: id(1) })).toContain("commission");
  expect(till.toolsOf("sent")).toEqual(["note", "discount", "credit"]);
  till.useOrder.setState({ sending: round });
  expect(till.toolsOf("rice")).toEqual([]);
  till.useOrder.setState({ sending: null, bill: { ...round, status: "closed" } });
  expect(till.toolsOf("sent")).toEqual([]);
  till.useOrder.setState({ bill: aBill() });
  till.pressArticle(footMassage);
  const [timer] = till.stateOf().bill?.lines ?? [];
  expect(till.toolsOf(timer?.key ?? "", footMassage)).toEqual(["note", "time", "remove"]);
});

test("a discount on a part of a set is one on the set", () => {
  till.useOrder.setState({ bill: saved(lunchOrder()) });
  const part = till.lineOf("lunch.100");
  expect(till.toolsOf(part.key)).toContain("discount");
  expect(till.discountedKey(part)).toBe(lunchKey);
  expect(till.discountedKey(till.lineOf(lunchKey))).toBe(lunchKey);
});

test("one credited piece opens its credit, which takes back more pieces or fewer", () => {
  till.useOrder.setState({ bill: saved(round) });
  till.creditOne(till.lineOf("gin"));
  const key = till.openedLine(till.stateOf());
  const credit = () => till.lineOf(key ?? "");
  expect(credit()).toMatchObject({ credits: "gin", quantity: -1, isSaved: false });
  till.creditMore(credit());
  expect(credit()).toMatchObject({ quantity: -2 });
  till.takeLess(credit());
  till.takeLess(credit());
  expect(till.stateOf().bill).toEqual(saved(round));
});

test("a refused credit opens nothing", () => {
  till.useOrder.setState({ bill: saved(round), selected: null, opened: null });
  for (const _ of "123") till.creditOne(till.lineOf("gin"));
  const opened = till.openedLine(till.stateOf());
  expect(opened).not.toBeNull();
  till.openLine(null);
  till.creditOne(till.lineOf("gin"));
  expect(till.openedLine(till.stateOf())).toBeNull();
});

test("a credit opens with its pieces and its reason, and is taken back as a whole", () => {
  till.useOrder.setState({ bill: saved(round) });
  till.creditLine(lineKey("gin"));
  const [credit] = currentLines(till.stateOf().bill ?? aBill());
  expect(till.toolsOf(credit?.key ?? "")).toEqual(["pieces", "reason", "remove"]);
  till.removeUnsent(credit?.key ?? lineKey("?"));
  expect(till.stateOf().bill).toEqual(saved(round));
});
