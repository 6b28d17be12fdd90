import {
  officeArticle,
  officeCategory,
  officeQuestion,
  officeScheduledMenu,
} from "@comanda/contract/office-menu";
import { listMenu } from "@comanda/contract/menu";
import { officePromotion } from "@comanda/contract/office-selling";
import { exportSetup, importSetup } from "@comanda/contract/office-setup";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const exportAll = async () =>
  replyOf(exportSetup, await callAs(office.app, office.admin, exportSetup)).yaml;
const importFile = (yaml: string) =>
  callAs(office.app, office.admin, importSetup, { body: { yaml }, idempotencyKey: randomUUID() });

async function addDish(name: string): Promise<number> {
  const { category, productGroup, color } = findNamed(await office.list(officeArticle), "Pad Thai");
  const row = { name, category, productGroup, color, price: 100_00 };
  return (await office.save(officeArticle, { save: [row] })).saved[0]?.id ?? 0;
}

test("a file leaves out what names only retired articles, and can be imported", async () => {
  const [gone, kept] = [await addDish("Gone Dish"), await addDish("Kept Dish")];
  const choice = { price: 0, isDefault: false, maximum: 1 };
  const wine = findNamed(await office.list(officeCategory), "Wine").id;
  await office.save(officeQuestion, {
    save: [
      { name: "Gone question", minimum: 1, choices: [{ product: gone, ...choice }] },
      {
        name: "Kept question",
        minimum: 1,
        choices: [gone, kept].map((product) => ({ product, ...choice })),
      },
    ],
  });
  const promotion = {
    type: "discount-percent",
    value: 1000,
    subValue: 0,
    customerType: null,
    isActive: true,
    priority: 1,
    weekdays: [1],
    categories: [],
  };
  await office.save(officePromotion, {
    save: [
      { ...promotion, name: "Gone promotion", products: [gone] },
      { ...promotion, name: "Kept promotion", products: [gone], categories: [wine] },
    ],
  });
  const hours = [{ weekdays: [1], startMinute: 600, endMinute: 700 }];
  await office.save(officeScheduledMenu, {
    save: [{ name: "Gone menu", hours, products: [gone], categories: [] }],
  });
  const before = await exportAll();
  for (const name of ["question", "promotion", "menu"]) expect(before).toContain(`Gone ${name}`);
  await office.save(officeArticle, { retire: [{ id: gone, revision: 1 }] });
  const yaml = await exportAll();
  expect(yaml).not.toContain("Gone");
  for (const name of ["question", "promotion"]) expect(yaml).toContain(`Kept ${name}`);
  expect(replyOf(importSetup, await importFile(yaml))).toMatchObject({ added: 0 });
});

test("a file asks for as many answers as tills do, if choices are retired", async () => {
  const [gone, kept, dish] = [
    await addDish("Gone Side"),
    await addDish("Side"),
    await addDish("Dish"),
  ];
  const choices = [gone, kept].map((product) => ({
    product,
    price: 0,
    isDefault: false,
    maximum: 1,
  }));
  await office.save(officeQuestion, {
    save: [{ name: "Two sides", minimum: 2, maximum: 2, products: [dish], choices }],
  });
  await office.save(officeArticle, { retire: [{ id: gone, revision: 1 }] });
  const menu = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
  expect(findNamed(menu.questions ?? [], "Two sides")).toMatchObject({ minimum: 1 });
  const yaml = await exportAll();
  const [, row = ""] = yaml.split("- name: Two sides\n");
  expect(row.trim()).toMatch(/^minimum: 1\n {4}maximum: 2\n/);
  expect(replyOf(importSetup, await importFile(yaml))).toMatchObject({ added: 0, changed: 0 });
});

test("a file with a question that nobody can answer is refused with what it asks for", async () => {
  const yaml = `questions:
  - name: Two of one
    minimum: 2
    maximum: 2
    choices:
      - { product: Pad Thai, price: 0, isDefault: false, maximum: 1 }
`;
  expect(errorOf(await importFile(yaml)).fields).toMatchObject([
    {
      code: "never-answered",
      least: 2,
      most: 1,
      error: "questions 1 (Two of one): Guests could never answer this: it asks for 2 of 1: 2",
    },
  ]);
});
