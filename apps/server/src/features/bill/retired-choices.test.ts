import { newBill } from "@comanda/contract/bill";
import { officeArticle, officeQuestion } from "@comanda/contract/office-menu";
import { id, type ArticleId } from "@comanda/domain/id";
import { instant, msPerSecond } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

/** Adds an article like this one. */
async function addLike(
  like: string,
  fields: { readonly name: string; readonly isSet?: boolean },
): Promise<ArticleId> {
  const { category, productGroup, color } = findNamed(await office.list(officeArticle), like);
  const row = { category, productGroup, color, price: 100_00, ...fields };
  return id<"article">((await office.save(officeArticle, { save: [row] })).saved[0]?.id ?? 0);
}

async function ask(name: string, about: ArticleId, choices: readonly ArticleId[], minimum: number) {
  const row = {
    name,
    minimum,
    maximum: minimum,
    products: [about],
    choices: choices.map((product) => ({ product, price: 0, isDefault: false, maximum: 1 })),
  };
  return id<"question">((await office.save(officeQuestion, { save: [row] })).saved[0]?.id ?? 0);
}

async function switchSale(name: string, isActive: boolean): Promise<void> {
  const { revision, ...article } = findNamed(await office.list(officeArticle), name);
  await office.save(officeArticle, { save: [{ id: article.id, revision, isActive }] });
}

/** Presses of this moment: earlier ones are checked by the questions of their time. */
const pressedNow = () => ({ createdDate: wireDateTime(instant(office.app.now())) });

const send = (table: string, items: Parameters<Office["order"]>[1]) =>
  office.write(office.waiter, newBill, office.order(table, items));

describe("a choice that is no longer sold", () => {
  test("leaves a dish for sale with as many answers as the others can give", async () => {
    const [lime, mint] = [
      await addLike("Tonic", { name: "Lime" }),
      await addLike("Tonic", { name: "Mint" }),
    ];
    const dish = await addLike("Pad Thai", { name: "Salad of herbs" });
    const question = await ask("Two herbs", dish, [lime, mint], 2);
    const order = () => {
      const key = randomUUID();
      const answer = { product: mint, type: 1 as const, parent: key, question, ...pressedNow() };
      return [
        office.item("Pad Thai", { key, product: dish, ...pressedNow() }),
        office.item("Tonic", answer),
      ];
    };
    expect(errorOf(await send("1", order()))).toMatchObject({ code: "answer-missing" });
    await switchSale("Lime", false);
    replyOf(newBill, await send("1", order()));
    office.app.advance(10 * msPerSecond);
    const kept = order();
    office.app.advance(10 * msPerSecond);
    // It is sold again before an order arrives for which nobody was asked for it.
    await switchSale("Lime", true);
    replyOf(newBill, await send("3", kept));
    office.app.advance(10 * msPerSecond);
    expect(errorOf(await send("4", order()))).toMatchObject({ code: "answer-missing" });
    const asked = order();
    office.app.advance(10 * msPerSecond);
    await switchSale("Lime", false);
    replyOf(newBill, await send("4", asked));
  });

  test("leaves a set for sale without the section of which nothing is left", async () => {
    const soda = await addLike("Tonic", { name: "Soda of the set" });
    const set = await addLike("Pad Thai", { name: "Small set", isSet: true });
    const main = id<"article">(findNamed(await office.list(officeArticle), "Pad Thai").id);
    const mains = await ask("Main", set, [main], 1);
    await ask("Drink", set, [soda], 1);
    const parts = [{ question: mains, product: main, qty: 1 }];
    const order = () => [office.item("Pad Thai", { product: set, parts, ...pressedNow() })];
    expect(errorOf(await send("2", order()))).toMatchObject({ code: "answer-missing" });
    await switchSale("Soda of the set", false);
    replyOf(newBill, await send("2", order()));
  });
});
