import { officeArticle, officeCategory } from "@comanda/contract/office-menu";
import { previewPrices } from "@comanda/contract/office-prices";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const ask = (body: object) => callAs(office.app, office.admin, previewPrices, { body });
const preview = async (body: object) => replyOf(previewPrices, await ask(body));

describe("a raise of many prices", () => {
  test("is saved as previewed", async () => {
    const { category } = findNamed(await office.list(officeArticle), "Pad Thai");
    const rows = await preview({ category, basisPoints: 500, step: 5_00 });
    expect(findNamed(rows, "Pad Thai")).toMatchObject({ before: 120_00, price: 125_00 });
    expect(new Set(rows.map((row) => row.category))).toEqual(new Set([category]));
    const save = rows.map(({ id, revision, price }) => ({ id, revision, price }));
    const { saved } = await office.save(officeArticle, { save });
    expect(saved.map(({ price }) => price)).toEqual(rows.map(({ price }) => price));
  });

  test("is refused completely if another user has changed a price meanwhile", async () => {
    const rows = await preview({ category: null, basisPoints: -1000, step: 1 });
    const beer = findNamed(rows, "Singha Beer");
    await office.save(officeArticle, {
      save: [{ id: beer.id, revision: beer.revision, price: 99_00 }],
    });
    const save = rows.map(({ id, revision, price }) => ({ id, revision, price }));
    const refused = await office.refused(officeArticle, { save });
    expect(refused.code).toBe("changed-meanwhile");
    expect(refused.conflicts?.map(({ id }) => id)).toEqual([beer.id]);
    expect(findNamed(await office.list(officeArticle), "Gin").price).toBe(140_00);
  });

  test("includes the subcategories", async () => {
    const drink = findNamed(await office.list(officeArticle), "Gin");
    const { saved } = await office.save(officeCategory, {
      save: [{ name: "All drinks", color: "#112233" }],
    });
    const all = saved[0]?.id;
    const inner = (await office.list(officeCategory)).find(({ id }) => id === drink.category);
    await office.save(officeCategory, {
      save: [{ id: inner?.id, revision: inner?.revision, parentId: all }],
    });
    const rows = await preview({ category: all, basisPoints: 0, step: 1 });
    expect(findNamed(rows, "Gin")).toMatchObject({ before: 140_00, price: 140_00 });
  });

  test("needs an existing category and a possible percentage", async () => {
    const nowhere = await ask({ category: 999_999, basisPoints: 1, step: 1 });
    expect(errorOf(nowhere).status).toBe(404);
    const tooFar = await ask({ category: null, basisPoints: -10_001, step: 1 });
    expect(errorOf(tooFar).fields).toMatchObject([{ field: "basisPoints" }]);
  });
});
