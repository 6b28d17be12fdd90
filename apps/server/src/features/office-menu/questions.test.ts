import { randomUUID } from "node:crypto";

import { listMenu } from "@comanda/contract/menu";
import { officeArticle, officeCategory, officeQuestion } from "@comanda/contract/office-menu";
import { copyMenu, exportSetup, importSetup } from "@comanda/contract/office-setup";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf, signInAs } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const articleId = async (name: string) => findNamed(await office.list(officeArticle), name).id;
const categoryId = async (name: string) => findNamed(await office.list(officeCategory), name).id;
const aChoice = async (name: string, changes: object = {}) => ({
  product: await articleId(name),
  price: 20_00,
  isDefault: false,
  maximum: 1,
  ...changes,
});
const aQuestion = async (changes: object = {}) => ({
  name: "Toppings",
  indexNumber: 9,
  minimum: 0,
  maximum: 2,
  included: 0,
  namesPrice: false,
  choices: [await aChoice("Fried Egg")],
  products: [await articleId("Pad Thai")],
  ...changes,
});
const menuOnTills = async () =>
  replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
const onTills = async () => (await menuOnTills()).questions ?? [];

describe("a question", () => {
  test("reaches tills with its choices and every subcategory", async () => {
    const categories = [await categoryId("Wine")];
    const { saved, insert } = await office.save(officeQuestion, {
      save: [await aQuestion({ categories })],
    });
    expect(insert["question"]).toMatchObject([{ id: saved[0]?.id, name: "Toppings", categories }]);
    const toppings = findNamed(await onTills(), "Toppings");
    expect(toppings).toMatchObject({
      minimum: 0,
      maximum: 2,
      choices: [await aChoice("Fried Egg")],
    });
    const { articles } = await menuOnTills();
    expect(findNamed(articles, "Pad Thai").questions).toEqual([saved[0]?.id]);
    expect(findNamed(articles, "Green Curry")).not.toHaveProperty("questions");
    expect(toppings.categories).toEqual(
      expect.arrayContaining([...categories, await categoryId("Red wine")]),
    );
  });

  test("that guests could never answer is refused with how many there are", async () => {
    const { fields = [] } = await office.refused(officeQuestion, {
      save: [
        await aQuestion({
          name: "Never",
          minimum: 3,
          maximum: 3,
          choices: [await aChoice("Fried Egg", { maximum: 2 })],
        }),
      ],
    });
    expect(fields).toMatchObject([
      {
        field: "minimum",
        code: "never-answered",
        error: "Guests could never answer this: it asks for 3 of 2",
        least: 3,
        most: 2,
      },
    ]);
  });

  test.each([
    [{ maximum: 0 }, "maximum", "out-of-range"],
    [{ minimum: 3 }, "minimum", "out-of-range"],
    [{ included: 3 }, "included", "out-of-range"],
    [{ choices: [] }, "choices", "required"],
    [{ namesPrice: true }, "namesPrice", "price-by-one-answer"],
    [{ products: [999_999] }, "products", "not-found"],
    [{ name: "Doneness" }, "name", "taken"],
  ])("with %j is refused for its %s", async (changes, field, code) => {
    const { fields } = await office.refused(officeQuestion, {
      save: [await aQuestion({ name: "Another", ...changes })],
    });
    expect(fields).toMatchObject([{ row: 0, field, code }]);
  });

  test("with a choice that was retired meanwhile is refused with its name", async () => {
    const [like] = await office.list(officeArticle);
    const { category, productGroup, color } = like ?? {};
    const row = { name: "Quail Egg", price: 0, color, category, productGroup };
    const { saved } = await office.save(officeArticle, { save: [row] });
    const choices = [await aChoice("Fried Egg"), await aChoice("Quail Egg")];
    await office.save(officeArticle, {
      retire: saved.map(({ id, revision }) => ({ id, revision })),
    });
    const { fields } = await office.refused(officeQuestion, {
      save: [await aQuestion({ name: "Which egg", choices })],
    });
    expect(fields).toEqual([
      {
        row: 0,
        field: "choices",
        code: "not-found",
        error: "choices does not exist or was retired: Quail Egg",
        names: ["Quail Egg"],
      },
    ]);
  });

  test("whose choices are twice the same, or more of them chosen than there can be, is refused", async () => {
    const egg = await aChoice("Fried Egg", { isDefault: true });
    for (const [choices, code] of [
      [[egg, egg], "repeated"],
      [[egg, await aChoice("Garlic Bread", { isDefault: true })], "does-not-fit"],
      [[{ ...egg, maximum: 0 }], "out-of-range"],
      [[{ ...egg, price: -1 }], "out-of-range"],
    ] as const) {
      const { fields } = await office.refused(officeQuestion, {
        save: [await aQuestion({ name: "Another", maximum: 1, choices })],
      });
      expect(fields).toMatchObject([{ field: "choices", code }]);
    }
  });

  test("is refused if an answer leads back to it, or deeper than three", async () => {
    const about = async (name: string, asked: string, answer: string) =>
      await aQuestion({
        name,
        products: [await articleId(asked)],
        choices: [await aChoice(answer)],
      });
    const circle = await office.refused(officeQuestion, {
      save: [
        await about("One", "Khao Soi", "Fish Cakes"),
        await about("Two", "Fish Cakes", "Khao Soi"),
      ],
    });
    expect(circle.fields).toMatchObject([
      { row: 0, field: "choices", code: "answers-in-circle" },
      { row: 1, field: "choices", code: "answers-in-circle" },
    ]);
    const deep = [
      await about("One", "Khao Soi", "Fish Cakes"),
      await about("Two", "Fish Cakes", "Corn Fritters"),
      await about("Three", "Corn Fritters", "Laab Moo"),
      await about("Four", "Laab Moo", "Prawn Crackers"),
    ];
    const { fields } = await office.refused(officeQuestion, { save: deep });
    expect(fields).toMatchObject([{ row: 0, field: "choices", code: "answers-too-deep" }]);
    await office.save(officeQuestion, { save: deep.slice(1) });
  });

  test("does not hold what it names, and tills no longer get it once retired", async () => {
    const { id, revision } = findNamed(await office.list(officeQuestion), "Toppings");
    const use = { kind: "question", id, name: "Toppings", isHolding: false };
    const usesOf = async (name: string) => office.usesOf(officeArticle, await articleId(name));
    expect(await usesOf("Pad Thai")).toContainEqual(use);
    expect(await usesOf("Fried Egg")).toContainEqual({ ...use, isLeftEmpty: true });
    expect(await office.usesOf(officeCategory, await categoryId("Wine"))).toContainEqual(use);
    const gone = await office.save(officeQuestion, { retire: [{ id, revision }] });
    expect(gone.delete["question"]).toEqual([id]);
    expect((await onTills()).map(({ name }) => name)).not.toContain("Toppings");
  });
});

test("a set-up file brings questions with the names of their articles", async () => {
  const { yaml } = replyOf(exportSetup, await callAs(office.app, office.admin, exportSetup));
  expect(yaml).toContain(`  - name: Sides
    indexNumber: 2
    minimum: 1
    maximum: 2
    included: 1
    choices:
      - { product: French Fries, price: 40, isDefault: true, maximum: 2 }
`);
  const bring = (text: string) =>
    callAs(office.app, office.admin, importSetup, {
      body: { yaml: text },
      idempotencyKey: randomUUID(),
    });
  const same = replyOf(importSetup, await bring(yaml));
  expect([same.added, same.changed]).toEqual([0, 0]);
  const changed = yaml.replace(
    "product: French Fries, price: 40",
    "product: French Fries, price: 45.50",
  );
  expect(replyOf(importSetup, await bring(changed)).changed).toBe(1);
  expect(findNamed(await onTills(), "Sides").choices[0]?.price).toBe(45_50);
});

test("a copied menu of a location brings its questions along", async () => {
  const admin = await signInAs(office.app, "admin");
  const from = findNamed(admin.locations, "Lotus House").id;
  const location = findNamed(admin.locations, "Harbour Hotel").id;
  const before = replyOf(listMenu, await callAs(office.app, admin, listMenu, { location }));
  expect(before).not.toHaveProperty("questions");
  const input = { body: { from }, location, idempotencyKey: randomUUID() };
  replyOf(copyMenu, await callAs(office.app, admin, copyMenu, input));
  const there = replyOf(listMenu, await callAs(office.app, admin, listMenu, { location }));
  const sides = findNamed(there.questions ?? [], "Sides");
  expect(findNamed(there.articles, "Tenderloin").questions).toContain(sides.id);
});
