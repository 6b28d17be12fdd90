import { newBill } from "@comanda/contract/bill";
import { printTickets } from "@comanda/contract/bill-papers";
import { listMenu, type Menu } from "@comanda/contract/menu";
import { officeQuestion } from "@comanda/contract/office-menu";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let evening: Office;
let menu: Menu;
beforeAll(async () => {
  evening = await startOffice();
  await openDayAndShift(evening);
  menu = replyOf(listMenu, await callAs(evening.app, evening.waiter, listMenu));
});
afterAll(() => evening.app.close());

type Said = { readonly qty?: number; readonly way?: "without" | "extra" | "on-the-side" };

/** A tenderloin with these answers, which the till showed at these prices. */
function tenderloin(
  answers: readonly (readonly [question: string, article: string, said?: Said])[],
  at: string = wireDateTime(instant(evening.app.now())),
) {
  const key = randomUUID();
  const item = evening.item("Tenderloin", { key, createdDate: at });
  return [
    item,
    ...answers.map(([question, article, { qty = 1, ...said } = {}]) => ({
      ...evening.item(article, { createdDate: at, qty }),
      type: 1 as const,
      parent: key,
      question: findNamed(menu.questions ?? [], question).id,
      ...said,
    })),
  ];
}

const plain = [
  ["Doneness", "Medium"],
  ["Sides", "French Fries"],
] as const;
let tables = 0;
const order = (items: ReturnType<typeof tenderloin>) =>
  evening.write(evening.waiter, newBill, evening.order(`Q${(tables += 1)}`, items));
const nameOf = (id: number) => menu.articles.find((article) => article.id === id)?.name;

describe("an order with answers", () => {
  test("is saved with each answer under its line, at its price and in its way", async () => {
    const bill = await evening.openBill("Q", [
      ...tenderloin([
        ...plain,
        ["Sides", "Mixed Salad"],
        ["Extras", "Garlic Butter", { way: "on-the-side" }],
        ["Extras", "Onions", { way: "without" }],
      ]),
    ]);
    const { bill: now, items } = await evening.billOf(bill);
    const [dish] = items;
    expect(items.map((item) => [nameOf(item.product), item.total, item.way])).toEqual([
      ["Tenderloin", 640_00, undefined],
      ["Medium", 0, undefined],
      ["French Fries", 0, undefined],
      ["Mixed Salad", 40_00, undefined],
      ["Garlic Butter", 25_00, "on-the-side"],
      ["Onions", 0, "without"],
    ]);
    expect(items.slice(1).every(({ parent, type }) => parent === dish?.key && type === 1)).toBe(
      true,
    );
    expect(now?.amount).toBe((705_00 * 11) / 10);
    // A line without an answer has the fields that it always had.
    expect(Object.keys(dish ?? {})).not.toContain("question");
  });

  test("is refused if an answer is missing, too much or not offered, and saves nothing", async () => {
    expect(errorOf(await order(tenderloin([["Doneness", "Rare"]])))).toMatchObject({
      code: "answer-missing",
      message: "Please choose: Sides",
    });
    const many = tenderloin([...plain, ["Doneness", "Rare"]]);
    expect(errorOf(await order(many))).toMatchObject({
      code: "answers-too-many",
      message: "Doneness: at most 1",
    });
    const stray = tenderloin([...plain, ["Extras", "Gin"]]);
    expect(errorOf(await order(stray))).toMatchObject({
      code: "answer-not-offered",
      message: "Gin does not go with Tenderloin",
    });
  });

  test("of an older till has no answers, and is taken", async () => {
    expect((await order(tenderloin([]))).statusCode).toBe(200);
  });

  test("tells the kitchen what to leave out, on the ticket of the dish", async () => {
    const id = await evening.openBill("Q-ticket", [
      ...tenderloin([...plain, ["Extras", "Onions", { way: "without" }]]),
    ]);
    const reply = await evening.write(evening.waiter, printTickets, { body: { id } });
    const { jobs } = replyOf(printTickets, reply);
    expect(jobs).toHaveLength(1);
    const document = jobs[0]?.document;
    expect(document?.kind === "ticket" ? document.lines : []).toMatchObject([
      { name: "Tenderloin", isUnder: false },
      { name: "Medium", isUnder: true },
      { name: "French Fries", isUnder: true },
      { name: "Onions", isUnder: true, way: "without" },
    ]);
  });

  test("that was pressed before an answer was taken off the menu is still what was shown", async () => {
    const pressed = wireDateTime(instant(evening.app.now()));
    evening.app.advance(5 * msPerMinute);
    const extras = findNamed(await evening.list(officeQuestion), "Extras");
    const choices = extras.choices
      .filter(({ product }) => nameOf(product) !== "Garlic Butter")
      .map((choice) => ({ ...choice, price: choice.price * 2 }));
    await evening.save(officeQuestion, {
      save: [{ id: extras.id, revision: extras.revision, choices }],
    });
    const answers = [...plain, ["Extras", "Garlic Butter"], ["Extras", "Pepper Sauce"]] as const;
    const late = replyOf(newBill, await order(tenderloin(answers, pressed)));
    const { items } = await evening.billOf(late.id);
    expect(items.slice(3).map(({ total }) => total)).toEqual([25_00, 30_00]);
    expect(errorOf(await order(tenderloin(answers))).code).toBe("answer-not-offered");
    const now = replyOf(newBill, await order(tenderloin([...plain, ["Extras", "Pepper Sauce"]])));
    expect((await evening.billOf(now.id)).items.at(-1)?.total).toBe(60_00);
  });
});
