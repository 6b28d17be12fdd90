import { listCommissions } from "@comanda/contract/commission";
import { closeBill } from "@comanda/contract/end-bill";
import { officeArticle, officeQuestion } from "@comanda/contract/office-menu";
import { id, type StaffId } from "@comanda/domain/id";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { payBill, payTypesOf } from "../../testing/test-money.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

const sections = ["Starter of the lunch set", "Main of the lunch set", "Drink of the lunch set"];

/** Two lunch sets with a Lady Drink, and who earns the drink's commission. */
async function orderLunch(earner: StaffId) {
  const articles = await office.list(officeArticle);
  const questions = await office.list(officeQuestion);
  const chosen = ["Tom Kha Gai", "Pad Thai", "Lady Drink"].map((name, index) => ({
    question: id<"question">(findNamed(questions, sections[index] ?? "").id),
    product: id<"article">(findNamed(articles, name).id),
    qty: 1,
  }));
  const pressed = { createdDate: wireDateTime(instant(office.app.now())) };
  const lunch = office.item("Lunch Set", { ...pressed, qty: 2, parts: chosen });
  const drink = `${lunch.key}.102`;
  const earned = office.item("Lady Drink", { ...pressed, type: 2, parent: drink, staff: earner });
  return { drink, items: [lunch, earned] };
}

test("a part of a set earns its commission, which the bill and the commissions due have", async () => {
  const { revision, ...question } = findNamed(await office.list(officeQuestion), sections[2] ?? "");
  const { id: product } = findNamed(await office.list(officeArticle), "Lady Drink");
  const choices = [...question.choices, { product, price: 0, isDefault: false, maximum: 1 }];
  await office.save(officeQuestion, { save: [{ id: question.id, revision, choices }] });

  const earner = id<"staff">(office.waiter.user.id);
  const { drink, items } = await orderLunch(earner);
  const bill = await office.openBill("S1", items);
  const lines = (await office.billOf(bill)).items;
  expect(lines.filter(({ type }) => type === 2)).toMatchObject([
    { parent: drink, product, qty: 2, commission: 50_00, staff: earner },
  ]);
  const cash = (await payTypesOf(office)).get(800) ?? 0;
  replyOf(
    closeBill,
    await payBill(office, office.cashier, bill, [{ payType: cash, total: 5000_00 }]),
  );
  const dues = replyOf(listCommissions, await callAs(office.app, office.cashier, listCommissions));
  expect(dues).toMatchObject([{ staff: earner, amount: 100_00, lines: [{ qty: 2 }] }]);
});
