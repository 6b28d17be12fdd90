import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { findEndlessQuestions } from "../office/check-question.ts";
import { noMoney, sumMoney } from "../money/money.ts";
import { isRefusal } from "../refusal.ts";
import { aBill, accepted, fridayEvening, saved } from "../testing/builders.ts";
import {
  answerOf,
  done,
  doneness,
  dressings,
  fries,
  large,
  oil,
  onions,
  pizza,
  rare,
  salad,
  sides,
  sizes,
  small,
  steak,
} from "../testing/steak-house.ts";
import {
  partKey,
  setMain,
  setOf,
  steakHouseWithSet,
  steakSet,
  threeSteakSets,
} from "../testing/steak-set.ts";
import type { Bill } from "./bill.ts";
import { addPiece, takePiece } from "./change-quantity.ts";
import { guestLines } from "./guest-lines.ts";
import { lineAmount, lineKey, type Line } from "./line.ts";
import { linesToSend } from "./lines-to-send.ts";
import { receiveLines, type SentLine } from "./receive-lines.ts";
import { removeLine } from "./remove-line.ts";
import { repeatRound } from "./repeat-round.ts";
import { applyPriceDecision } from "./reprice-unsent-lines.ts";
import { findPriceChanges } from "./shown-price.ts";
import { findItemOf, ticketLines } from "./ticket-lines.ts";

const at = fridayEvening;
const bath = { hasDecimals: true };
const promotions = [] as const;
const moment = { at, timeZone: steakHouseWithSet.timeZone, customerType: null };
const { menu } = steakHouseWithSet;
const set = lineKey("set");

const receive = (sent: readonly SentLine[], bill: Bill = aBill()) =>
  receiveLines(bill, sent, steakHouseWithSet);
const total = (lines: readonly Line[]) => sumMoney(lines.map((line) => lineAmount(line, bath)));
const nameOf = ({ article }: Line) => menu.articles.find((each) => each.id === article)?.name;
const wordsOf = (lines: readonly Line[]) =>
  lines.map((line) => `${line.quantity} ${nameOf(line)} ${lineAmount(line, bath) / 100}`);
const parentsOf = ({ lines }: Bill) => lines.map((line) => ("parent" in line ? line.parent : null));
const order = accepted(receive(threeSteakSets));

/** Of each set: one fries of two and a salad, the oil, and the large pizza instead of the small one. */
const extras = 20_00 + 30_00 + 5_00 + 100_00;

describe("a set whose parts have answers", () => {
  test("has them under its parts, for each piece, on top of its price", () => {
    expect(wordsOf(order.lines)).toEqual([
      "3 Steak Menu 0",
      "3 Steak 666.66",
      "3 Rare 0",
      "3 Fries 0",
      "3 Fries 60",
      "3 Salad 90",
      "3 Oil 15",
      "3 Pizza 333.33",
      "3 Large 300",
      "3 Singha Beer 200.01",
    ]);
    expect(parentsOf(order)).toEqual([
      null,
      set,
      partKey(0),
      partKey(0),
      partKey(0),
      partKey(0),
      "c",
      set,
      partKey(1),
      set,
    ]);
    expect(total(order.lines)).toBe(3 * (400_00 + extras));
  });

  test("is refused as a whole if an answer is missing, too much, too deep or not offered", () => {
    const refused = (...sent: SentLine[]) => {
      const result = receive([setOf([steak]), ...sent]);
      return isRefusal(result) ? result : null;
    };
    const isRare = answerOf("a", doneness, rare, { about: partKey(0) });
    const withSalad = answerOf("b", sides, salad, { about: partKey(0) });
    expect(refused(isRare)).toEqual({ refusal: "answer-missing", about: { question: "Sides" } });
    expect(refused(isRare, withSalad)).toEqual({
      refusal: "answer-missing",
      about: { question: "Dressing" },
    });
    const many = answerOf("b", sides, fries, { count: 3, about: partKey(0) });
    expect(refused(isRare, many)).toEqual({
      refusal: "answers-too-many",
      about: { question: "Fries", maximum: 2 },
    });
    expect(refused(answerOf("a", doneness, done, { about: partKey(1) }))).toEqual({
      refusal: "answer-not-offered",
      about: { article: "Well done", parent: "Singha Beer" },
    });
    for (const about of [partKey(7), set]) {
      expect(refused(answerOf("a", doneness, rare, { about }))).toMatchObject({
        refusal: "select-an-item",
      });
    }
  });

  test("has answers as deep as the office lets questions lead, of which the part is the first", () => {
    const choices = [{ article: onions.id, price: noMoney, isDefault: false, maximum: 1 }];
    const kind = { name: "Kind of oil", minimum: 0, choices, articles: [oil.id] };
    const kinds = { ...dressings, ...kind, id: id<"question">(20) };
    const deep = { ...steakHouseWithSet, menu: { ...menu, questions: [...menu.questions, kinds] } };
    const asked = [...threeSteakSets, answerOf("f", kinds, onions, { count: 3, about: "d" })];
    expect(receiveLines(aBill(), asked, deep)).toMatchObject({ refusal: "answer-not-offered" });
    const tooDeep = findEndlessQuestions(deep.menu.questions, deep.menu.articles);
    expect([...tooDeep]).toEqual([[setMain, "answers-too-deep"]]);
  });

  test("comes without any from a till that does not ask", () => {
    expect(accepted(receive([setOf([steak])])).lines).toHaveLength(3);
  });

  test("includes the smallest size, and its price is allocated as if nothing had been asked", () => {
    const size = (article: typeof small) =>
      accepted(receive([setOf([pizza]), answerOf("a", sizes, article, { about: partKey(0) })]));
    expect(total(size(small).lines)).toBe(400_00);
    expect(total(size(large).lines)).toBe(500_00);
  });

  test("is sent so that the server comes to the same lines, and only once", () => {
    const sent = linesToSend(order);
    const again = accepted(receive(sent));
    expect(again.lines).toEqual(order.lines);
    expect(findPriceChanges(aBill(), again, sent)).toEqual([]);
    expect(accepted(receive(sent, saved(again))).lines).toEqual(saved(order).lines);
  });

  test("tells its stations what to make, and the guests what they pay on top", () => {
    const tickets = ticketLines(order, new Map());
    expect(
      tickets.map(({ line }) => `${nameOf(line)} with ${nameOf(findItemOf(order, line))}`),
    ).toEqual([
      "Steak with Steak",
      "Rare with Steak",
      "Fries with Steak",
      "Fries with Steak",
      "Salad with Steak",
      "Oil with Steak",
      "Pizza with Pizza",
      "Large with Pizza",
      "Singha Beer with Singha Beer",
    ]);
    const rows = guestLines(order, { isGrouped: true, currency: bath });
    expect(rows.map(({ line, total: shown }) => `${nameOf(line)} ${shown / 100}`)).toEqual([
      "Steak Menu 1200",
      "Steak 0",
      "Rare 0",
      "Fries 0",
      "Fries 60",
      "Salad 90",
      "Oil 15",
      "Pizza 0",
      "Large 300",
      "Singha Beer 0",
    ]);
  });
});

describe("before they are sent, the answers of parts", () => {
  test("are as many as the sets", () => {
    const press = { article: steakSet, typedPrice: null, promotions, moment };
    const more = accepted(addPiece(order, set, { ...press, key: lineKey("more") }));
    expect(total(more.lines) * 3).toBe(total(order.lines) * 4);
    const less = accepted(takePiece(more, set, { promotions, mixersEach: 0 }));
    expect(less.lines).toEqual(order.lines);
  });

  test("are gone with their set, whichever line is removed", () => {
    for (const { key } of order.lines) {
      expect(accepted(removeLine(order, key, promotions)).lines).toEqual([]);
    }
    const confirmed = new Map();
    const decided = applyPriceDecision(
      order,
      { confirmed, removed: new Set([set]) },
      steakHouseWithSet,
    );
    expect(accepted(decided).lines).toEqual([]);
    const kept = applyPriceDecision(order, { confirmed, removed: new Set() }, steakHouseWithSet);
    expect(accepted(kept).lines).toEqual(order.lines);
  });

  test("are ordered again with the round", () => {
    let count = 0;
    const nextKey = () => lineKey(`again-${(count += 1)}`);
    const again = accepted(
      repeatRound(saved(order), { ...steakHouseWithSet, promotions, moment, nextKey }),
    );
    const repeated = again.lines.filter(({ isSaved }) => !isSaved);
    expect(wordsOf(repeated)).toEqual(wordsOf(order.lines));
  });
});
