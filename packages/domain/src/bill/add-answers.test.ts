import { describe, expect, test } from "vitest";
import { sumMoney } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { isRefusal } from "../refusal.ts";
import { aBill, accepted, aPromotion, fridayEvening, saved, singha } from "../testing/builders.ts";
import {
  done,
  doneness,
  dressings,
  fries,
  large,
  lobster,
  oil,
  onions,
  pizza,
  rare,
  salad,
  sides,
  sizes,
  steak,
  steakHouse,
  threeSteaks,
  orderOf,
  answerOf,
} from "../testing/steak-house.ts";
import { unsentPieces } from "./unsent-pieces.ts";
import { currentLines, findLine, type Bill } from "./bill.ts";
import { addPiece, takePiece } from "./change-quantity.ts";
import { changeAnswers } from "./change-answers.ts";
import { lineAmount, lineKey, type Line } from "./line.ts";
import { linesToSend } from "./lines-to-send.ts";
import { receiveLines, type SentLine } from "./receive-lines.ts";
import { removeLastLine } from "./remove-last-line.ts";
import { removeLine } from "./remove-line.ts";
import { repeatRound } from "./repeat-round.ts";
import { findPriceChanges } from "./shown-price.ts";
import { ticketLines } from "./ticket-lines.ts";

const at = fridayEvening;
const { promotions } = steakHouse;
const bath = { hasDecimals: true };
const moment = { at, timeZone: steakHouse.timeZone, customerType: null };

const receive = (sent: readonly SentLine[], bill: Bill = aBill()) =>
  receiveLines(bill, sent, steakHouse);
const total = (lines: readonly Line[]) => sumMoney(lines.map((line) => lineAmount(line, bath)));
const namesOf = (lines: readonly Line[]) =>
  lines.map(({ key, quantity: count, price }) => `${key} ${count} at ${price / 100}`);

describe("an order with answers", () => {
  test("has them under its line, and those to questions about them under them", () => {
    const bill = accepted(receive([...threeSteaks, orderOf("beer", singha)]));
    expect(namesOf(bill.lines)).toEqual([
      "item 3 at 300",
      "a 3 at 0",
      "b 3 at 0",
      "b.1 3 at 20",
      "c 3 at 30",
      "d 3 at 5",
      "beer 1 at 90",
    ]);
    expect(bill.lines.map((line) => ("parent" in line ? line.parent : null))).toEqual([
      null,
      "item",
      "item",
      "item",
      "item",
      "c",
      null,
    ]);
  });

  test("is refused as a whole if an answer is missing, too much or not offered", () => {
    const refused = (...sent: SentLine[]) => {
      const result = receive([orderOf("item", steak), ...sent]);
      return isRefusal(result) ? result : null;
    };
    expect(refused(answerOf("a", doneness, rare))).toEqual({
      refusal: "answer-missing",
      about: { question: "Sides" },
    });
    expect(refused(answerOf("a", doneness, rare), answerOf("b", sides, salad))).toEqual({
      refusal: "answer-missing",
      about: { question: "Dressing" },
    });
    expect(
      refused(answerOf("a", doneness, done), answerOf("b", sides, fries, { count: 3 })),
    ).toEqual({
      refusal: "answers-too-many",
      about: { question: "Fries", maximum: 2 },
    });
    expect(
      refused(
        answerOf("a", doneness, done),
        answerOf("b", sides, fries),
        answerOf("c", dressings, oil, { about: "b" }),
      ),
    ).toEqual({ refusal: "answer-not-offered", about: { article: "Oil", parent: "Fries" } });
    expect(receive([answerOf("a", doneness, rare)])).toEqual({ refusal: "select-an-item" });
  });

  test("without any answers comes from an older till, and is taken", () => {
    expect(namesOf(accepted(receive([orderOf("item", steak)])).lines)).toEqual(["item 1 at 300"]);
  });

  test("lacks them if guests were asked and nothing was chosen", () => {
    const bill = accepted(receive(threeSteaks));
    const change = { article: steak, menu: steakHouse.menu, presses: [], promotions };
    const missing = { refusal: "answer-missing", about: { question: "Doneness" } };
    expect(changeAnswers(bill, lineKey("item"), { ...change, isAsked: true })).toEqual(missing);
    expect(isRefusal(changeAnswers(bill, lineKey("item"), change))).toBe(false);
  });

  test("costs what its size names, and the promotion is on that", () => {
    const half = aPromotion(
      { type: "discount-percent", discount: rate(50_00) },
      { articles: [pizza.id] },
    );
    const sent = [orderOf("item", pizza, 2), answerOf("a", sizes, large, { count: 2 })];
    expect(namesOf(accepted(receive(sent)).lines)).toEqual(["item 2 at 250", "a 2 at 0"]);
    const cheap = receiveLines(aBill(), sent, { ...steakHouse, promotions: [half] });
    expect(namesOf(accepted(cheap).lines)).toEqual(["item 2 at 125", "a 2 at 0"]);
  });

  test("is sent so that the server comes to the same lines, and only once", () => {
    const bill = accepted(receive(threeSteaks));
    const sent = linesToSend(bill);
    const again = accepted(receive(sent));
    expect(again.lines).toEqual(bill.lines);
    expect(findPriceChanges(aBill(), again, sent)).toEqual([]);
    expect(accepted(receive(sent, again)).lines).toEqual(again.lines);
  });

  test("is asked about if it costs something else than was shown, the rest of an answer included", () => {
    const sent = threeSteaks.map((press) => ({
      ...press,
      shown: { price: steak.price, amount: steak.price },
    }));
    const after = accepted(receive(sent));
    expect(findPriceChanges(aBill(), after, sent).find(({ key }) => key === "b")?.now).toEqual({
      price: 0,
      amount: 60_00,
    });
  });

  test("takes what is left out neither from the stock nor off the guest, but tells the kitchen", () => {
    const bill = accepted(
      receive([
        orderOf("item", steak),
        answerOf("a", doneness, rare),
        answerOf("b", sides, fries),
        answerOf("c", sides, onions, { way: "without" }),
      ]),
    );
    expect([...unsentPieces(bill).keys()]).toEqual([steak.id, rare.id, fries.id]);
    expect(findLine(bill, lineKey("c"))).toMatchObject({ price: 0, cost: 0 });
    expect(ticketLines(bill, new Map()).map(({ line }) => line.key)).toEqual([
      "item",
      "a",
      "b",
      "c",
    ]);
  });
});

describe("the answers of an unsent line", () => {
  const bill = accepted(receive(threeSteaks));

  test("go with it, whichever press is taken back", () => {
    expect(accepted(removeLine(bill, lineKey("item"), promotions)).lines).toEqual([]);
    expect(accepted(removeLine(bill, lineKey("d"), promotions)).lines).toEqual([]);
    expect(accepted(removeLastLine(bill, promotions)).lines).toEqual([]);
  });

  test("are as many more or fewer as its pieces", () => {
    const article = steak;
    const press = { key: lineKey("more"), article, typedPrice: null, promotions, moment };
    const four = accepted(addPiece(bill, lineKey("item"), press));
    expect(four.lines.map((line) => line.quantity)).toEqual([4, 4, 4, 4, 4, 4]);
    const two = accepted(takePiece(bill, lineKey("item"), { promotions, mixersEach: 0 }));
    expect(two.lines.map((line) => line.quantity)).toEqual([2, 2, 2, 2, 2, 2]);
    const dearer = { ...press, article: { ...steak, price: lobster.price, datedPrices: [] } };
    const other = accepted(addPiece(bill, lineKey("item"), dearer));
    expect(namesOf(other.lines.slice(6))).toEqual([
      "more 1 at 0",
      "more.2 1 at 0",
      "more.3 1 at 0",
      "more.4 1 at 20",
      "more.5 1 at 30",
      "more.6 1 at 5",
    ]);
  });

  test("can be changed, and another size changes the price", () => {
    const pizzas = accepted(
      receive([orderOf("item", pizza, 2), answerOf("a", sizes, large, { count: 2 })]),
    );
    const { menu } = steakHouse;
    const presses = [
      answerOf("b", sizes, { id: sizes.choices[0]?.article ?? pizza.id }, { count: 2 }),
    ];
    const changed = changeAnswers(pizzas, lineKey("item"), {
      article: pizza,
      menu,
      presses,
      promotions,
    });
    expect(namesOf(accepted(changed).lines)).toEqual(["item 2 at 150", "b 2 at 0"]);
    const none = changeAnswers(saved(pizzas), lineKey("item"), {
      article: pizza,
      menu,
      presses,
      promotions,
    });
    expect(none).toEqual({ refusal: "line-already-saved" });
  });

  test("are ordered again with a repeated round, at the price of the size", () => {
    let count = 0;
    const nextKey = () => lineKey(`again-${(count += 1)}`);
    const sent = saved(
      accepted(
        receive([
          ...threeSteaks,
          orderOf("pizza", pizza),
          answerOf("e", sizes, large, { about: "pizza" }),
        ]),
      ),
    );
    const repeated = accepted(repeatRound(sent, { nextKey, ...steakHouse, moment }));
    const added = currentLines(repeated);
    expect(total(added)).toBe(total(sent.lines));
    expect(added.map(({ article }) => article)).toEqual(sent.lines.map(({ article }) => article));
  });
});
