import {
  officeArticle,
  officeCategory,
  officeFavorite,
  officeMixerGroup,
  officeOrderLevel,
  officeProductGroup,
} from "@comanda/contract/office-menu";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startOffice, type Office } from "../../testing/test-office.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

describe("a new record needs only what has no default", () => {
  test("an article is sold by the piece at its price, without commission, level or recipe", async () => {
    const [like] = await office.list(officeArticle);
    const { category, productGroup, color } = like ?? {};
    const noodles = { name: "Glass Noodles", price: 95_00, category, productGroup, color };
    const { saved } = await office.save(officeArticle, { save: [noodles] });
    expect(saved).toMatchObject([
      {
        cost: 0,
        managementGroup: null,
        mixerGroup: null,
        commission: null,
        commissionPrice: null,
        commissionActive: false,
        hasOrderLevel: false,
        type: "sale",
        timeUnit: "minutes",
        priceMinimum: null,
        priceMaximum: null,
        hasVariablePrice: false,
        cookingOptions: [],
        isActive: true,
        allergens: [],
        recipe: [],
      },
    ]);
  });

  test("a category and a favourite page come first and are empty", async () => {
    const category = { name: "Noodles", color: "#1e90ff" };
    const { saved } = await office.save(officeCategory, { save: [category] });
    expect(saved).toMatchObject([
      { parentId: null, indexNumber: 0, mixerGroup: null, commission: null, products: [] },
    ]);
    const page = await office.save(officeFavorite, { save: [{ name: "Noodles" }] });
    expect(page.saved).toMatchObject([{ indexNumber: 0, products: [] }]);
  });

  test("a mixer group is empty, and an order level comes first", async () => {
    const group = await office.save(officeMixerGroup, { save: [{ name: "Syrups", maximum: 1 }] });
    expect(group.saved).toMatchObject([{ maximum: 1, products: [] }]);
    const [kitchen] = await office.list(officeProductGroup);
    const level = { name: "Extra hot", productGroup: kitchen?.id };
    const { saved } = await office.save(officeOrderLevel, { save: [level] });
    expect(saved).toMatchObject([{ indexNumber: 0 }]);
  });
});
