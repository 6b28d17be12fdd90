import {
  officeArticle,
  officeCategory,
  officeFavorite,
  officeManagementGroup,
  officeMixerGroup,
  officeOrderLevel,
  officeProductGroup,
  officeQuestion,
} from "@comanda/contract/office-menu";
import { officePromotion } from "@comanda/contract/office-selling";
import { officeStation, officeStockItem } from "@comanda/contract/office-venue";
import { id as idOf } from "@comanda/domain/id";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { addRecord, usesOfRecord } from "../../testing/uses-of-record.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

const black = { color: "#000000" };

const add = (topic: Parameters<typeof addRecord>[1], row: object) => addRecord(office, topic, row);

async function addArticle(name: string, changes: object = {}) {
  const [like] = await office.list(officeArticle);
  const { category, productGroup } = like ?? {};
  return add(officeArticle, { name, price: 1_00, ...black, category, productGroup, ...changes });
}

describe("what refers to a record of the menu is listed, and holds it if it could not do without", () => {
  test("a management group has articles and stock items", async () => {
    const group = await add(officeManagementGroup, { name: "Group" });
    await addArticle("Grouped", { managementGroup: group.id });
    const item = { name: "Grouped item", unit: "l", count: "bottle", size: 1000 };
    await add(officeStockItem, { ...item, managementGroup: group.id });
    expect(await usesOfRecord(office, officeManagementGroup, group)).toEqual({
      listed: ["article Grouped, which holds it", "stockItem Grouped item, which holds it"],
      holding: ["article Grouped", "stockItem Grouped item"],
    });
  });

  test("a product group has articles, order levels and printers of stations", async () => {
    const group = await add(officeProductGroup, { name: "Oven" });
    await addArticle("Pizza", { productGroup: group.id });
    await add(officeOrderLevel, { name: "Crisp", productGroup: group.id });
    const routes = [{ productGroup: group.id, printer: null }];
    await add(officeStation, { name: "Pizzeria", routes });
    expect(await usesOfRecord(office, officeProductGroup, group)).toEqual({
      listed: [
        "article Pizza, which holds it",
        "orderLevel Crisp, which holds it",
        "station Pizzeria, which holds it",
      ],
      holding: ["article Pizza", "orderLevel Crisp", "station Pizzeria"],
    });
  });

  test("a mixer group has drinks and categories of drinks", async () => {
    const group = await add(officeMixerGroup, { name: "Juices", maximum: 1 });
    await addArticle("Absinthe", { mixerGroup: group.id });
    await add(officeCategory, { name: "Liqueurs", ...black, mixerGroup: group.id });
    expect(await usesOfRecord(office, officeMixerGroup, group)).toEqual({
      listed: ["article Absinthe, which holds it", "category Liqueurs, which holds it"],
      holding: ["article Absinthe", "category Liqueurs"],
    });
  });

  test("a category has articles and subcategories", async () => {
    const category = await add(officeCategory, { name: "Cellar", ...black });
    await addArticle("Old wine", { category: category.id });
    await add(officeCategory, { name: "Reds", ...black, parentId: category.id });
    expect(await usesOfRecord(office, officeCategory, category)).toEqual({
      listed: ["article Old wine, which holds it", "category Reds, which holds it"],
      holding: ["article Old wine", "category Reds"],
    });
  });

  test("an article can be retired from open bills, and from all lists that name it", async () => {
    const article = await addArticle("Cake");
    const products = [article.id];
    const press = { ...office.item("Pad Thai"), product: idOf<"article">(article.id) };
    await office.openBill("U1", [press]);
    await add(officeMixerGroup, { name: "Cakes", maximum: 1, products });
    const free = { type: "everything-free", value: 0 };
    await add(officePromotion, { name: "Birthday", ...free, products });
    await add(officeCategory, { name: "Sweets", ...black, products });
    await add(officeFavorite, { name: "Best", products });
    const lunch = await addArticle("Tea time", { isSet: true });
    const choices = [{ product: article.id, price: 0, isDefault: false, maximum: 1 }];
    await add(officeQuestion, { name: "With tea", products: [lunch.id], choices });
    expect(await usesOfRecord(office, officeArticle, article)).toEqual({
      listed: [
        "openBill 1",
        "mixerGroup Cakes",
        "promotion Birthday",
        "question With tea",
        "category Sweets",
        "favorite Best",
        "set Tea time",
      ],
      holding: [],
    });
  });

  test("a list is left empty if an article is the only one in it, and no category is", async () => {
    const [scone, bun] = [await addArticle("Scone"), await addArticle("Bun")];
    const free = { type: "everything-free", value: 0 };
    const only = { products: [scone.id] };
    await add(officePromotion, { name: "Only scones", ...free, ...only });
    await add(officePromotion, { name: "Both", ...free, products: [scone.id, bun.id] });
    const [{ id: category } = { id: 0 }] = await office.list(officeCategory);
    await add(officePromotion, { name: "And more", ...free, ...only, categories: [category] });
    const choice = { product: scone.id, price: 0, isDefault: false, maximum: 1 };
    const products = [(await addArticle("Tea")).id];
    await add(officeQuestion, { name: "A scone?", choices: [choice], products });
    const emptied = async () =>
      (await office.usesOf(officeArticle, scone.id))
        .filter(({ isLeftEmpty }) => isLeftEmpty)
        .map(({ name }) => name);
    expect(await emptied()).toEqual(["Only scones", "A scone?"]);
    await office.save(officeArticle, { retire: [bun] });
    expect(await emptied()).toEqual(["Only scones", "Both", "A scone?"]);
  });

  test("an order level can be retired from open bills", async () => {
    const level = findNamed(await office.list(officeOrderLevel), "Rare");
    const press = office.item("Rib Eye", { orderLevel: idOf<"order-level">(level.id) });
    await office.openBill("U2", [press]);
    expect(await usesOfRecord(office, officeOrderLevel, level)).toEqual({
      listed: ["openBill 2"],
      holding: [],
    });
  });
});
