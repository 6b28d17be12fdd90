import { newBill } from "@comanda/contract/bill";
import { listMenu } from "@comanda/contract/menu";
import { officeArticle } from "@comanda/contract/office-menu";
import { id as articleId } from "@comanda/domain/id";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, signInAs } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

const article = async (name: string) => findNamed(await office.list(officeArticle), name);
const menu = async () =>
  replyOf(listMenu, await callAs(office.app, office.waiter, listMenu)).articles;

async function aDish(changes: object = {}): Promise<object> {
  const { category, productGroup, color } = await article("Pad Thai");
  return { name: "Office Noodles", price: 140_00, category, productGroup, color, ...changes };
}

describe("an article", () => {
  test("that is new gets an id, a first revision and defaults, and appears on every till", async () => {
    const { saved, insert } = await office.save(officeArticle, { save: [await aDish()] });
    expect(saved).toMatchObject([
      { name: "Office Noodles", revision: 1, isRetired: false, isActive: true, recipe: [] },
    ]);
    expect(insert["article"]).toMatchObject([{ id: saved[0]?.id, price: 140_00, outOfStock: [] }]);
    expect(findNamed(await menu(), "Office Noodles")).toMatchObject({
      price: 140_00,
      active: true,
    });
  });

  test("that is changed journals only the change, and the menu shows it", async () => {
    const before = await article("Jasmine Rice");
    const { id, revision } = before;
    const { saved, update } = await office.save(officeArticle, {
      save: [{ id, revision, price: 25_00 }],
    });
    expect(saved).toEqual([{ ...before, price: 25_00, revision: revision + 1 }]);
    expect(update["article"]).toEqual([{ id, changes: { price: { old: 20_00, new: 25_00 } } }]);
    expect(findNamed(await menu(), "Jasmine Rice").price).toBe(25_00);
  });

  test("that is saved unchanged stays as it is", async () => {
    const same = await article("Green Curry");
    const { saved, update } = await office.save(officeArticle, {
      save: [{ id: same.id, revision: same.revision, price: same.price }],
    });
    expect([saved, update]).toEqual([[same], {}]);
  });

  test("has a recipe, which tills receive with it", async () => {
    const { id, revision, recipe } = await article("Singha Beer");
    const [bottle] = recipe;
    const { update } = await office.save(officeArticle, {
      save: [{ id, revision, recipe: [{ stockItem: bottle?.stockItem, amount: 2000 }] }],
    });
    expect(update["article"]).toMatchObject([
      { id, changes: { recipe: { new: [{ stockItem: bottle?.stockItem, amount: 2000 }] } } },
    ]);
    expect((await article("Singha Beer")).recipe).toEqual([
      { stockItem: bottle?.stockItem, amount: 2000 },
    ]);
  });

  test.each([
    [{ name: " " }, "name", "required"],
    [{ name: "x".repeat(101) }, "name", "too-long"],
    [{ name: "4111 1111 1111 1111" }, "name", "card-number"],
    [{ name: "Pad Thai" }, "name", "taken"],
    [{ price: -1 }, "price", "out-of-range"],
    [{ cost: 10_000_000_001 }, "cost", "out-of-range"],
    [{ category: 999_999 }, "category", "not-found"],
    [{ hasVariablePrice: true, priceMaximum: 1 }, "priceMinimum", "required"],
    [{ priceMinimum: 2, priceMaximum: 1 }, "priceMaximum", "out-of-range"],
    [{ type: "timer", hasVariablePrice: true }, "hasVariablePrice", "does-not-fit"],
    [{ cookingOptions: ["Hot", "Hot "] }, "cookingOptions", "repeated"],
    [{ cookingOptions: [" "] }, "cookingOptions", "required"],
    [{ allergens: ["nuts", "nuts"] }, "allergens", "repeated"],
    [{ allergens: ["none", "nuts"] }, "allergens", "does-not-fit"],
    [{ allergens: ["walnuts"] }, "allergens.0", "invalid"],
    [{ recipe: [{ stockItem: 1, amount: 0 }] }, "recipe", "out-of-range"],
    [{ recipe: [{ stockItem: 999_999, amount: 1 }] }, "recipe", "not-found"],
  ])("with %j is refused for its %s", async (changes, field, code) => {
    const refused = await office.refused(officeArticle, {
      save: [await aDish({ name: "Some Dish", ...changes })],
    });
    expect(refused).toMatchObject({ status: 400, code: "invalid-request" });
    expect(
      refused.fields?.map((problem) => [problem.row, problem.field, problem.code]),
    ).toContainEqual([0, field, code]);
  });

  test("is refused with the sent and the allowed values", async () => {
    const dish = await aDish({ name: "Gift", price: -5 });
    const { fields } = await office.refused(officeArticle, { save: [dish] });
    expect(fields).toEqual([
      {
        row: 0,
        field: "price",
        code: "out-of-range",
        value: -5,
        least: 0,
        most: 10_000_000_000,
        error: "price is too small or too large: 0 to 10000000000",
      },
    ]);
  });

  test("is refused field by field if required fields are missing", async () => {
    const { fields } = await office.refused(officeArticle, { save: [{ name: "Nothing" }] });
    expect(fields?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      "price required",
      "color required",
      "category required",
      "productGroup required",
    ]);
  });

  test("is refused with an unknown field", async () => {
    const refused = await office.refused(officeArticle, {
      save: [await aDish({ deletedAt: null })],
    });
    expect(refused).toMatchObject({
      status: 400,
      fields: [{ row: 0, field: "deletedAt", code: "invalid" }],
    });
  });
});

describe("many rows", () => {
  test("are saved all or none, and all their problems are reported at once", async () => {
    const rows = [
      await aDish({ name: "Good One" }),
      await aDish({ name: "", price: -1 }),
      await aDish({ name: "Good One" }),
    ];
    const { fields } = await office.refused(officeArticle, { save: rows });
    expect(fields?.map(({ row, field, code }) => [row, field, code])).toEqual([
      [1, "name", "required"],
      [1, "price", "out-of-range"],
      [2, "name", "taken"],
    ]);
    expect((await office.list(officeArticle)).map(({ name }) => name)).not.toContain("Good One");
  });

  test("can swap their names", async () => {
    const [one, other] = [await article("Pad Thai"), await article("Green Curry")];
    const { saved } = await office.save(officeArticle, {
      save: [
        { id: one.id, revision: one.revision, name: other.name },
        { id: other.id, revision: other.revision, name: one.name },
      ],
    });
    expect(saved.map(({ id, name }) => [id, name])).toEqual([
      [one.id, "Green Curry"],
      [other.id, "Pad Thai"],
    ]);
    await office.save(officeArticle, {
      save: [one, other].map(({ id, name }) => ({ id, name, revision: 3 - 1 })),
    });
  });

  test("name each row once, with the revision that was read", async () => {
    const { id, revision } = await article("Pad Thai");
    const { fields } = await office.refused(officeArticle, {
      save: [{ id }, { id, revision }],
      retire: [{ id, revision }],
    });
    expect(fields?.map(({ row, field, code }) => [row, field, code])).toEqual([
      [0, "revision", "required"],
      [1, "id", "repeated"],
      [2, "id", "repeated"],
    ]);
  });
});

describe("two managers", () => {
  test("never lose each other's changes: the second gets the user, the time and the values", async () => {
    const { id, revision } = await article("Gin");
    await office.save(officeArticle, { save: [{ id, revision, price: 150_00 }] });
    const refused = await office.refused(officeArticle, { save: [{ id, revision, cost: 1 }] });
    expect(refused).toMatchObject({
      status: 409,
      code: "changed-meanwhile",
      conflicts: [
        {
          row: 0,
          id,
          changedAt: "2026-11-20 12:00:00",
          record: { name: "Gin", price: 150_00, revision: revision + 1 },
        },
      ],
    });
    expect(refused.conflicts?.[0]?.changedBy).toBe(
      `${office.admin.user.firstName} ${office.admin.user.lastName}`.trim(),
    );
  });

  test("can save at the same moment: one is refused", async () => {
    const { id, revision } = await article("Tonic");
    const prices = [31_00, 32_00, 33_00];
    const answers = await Promise.all(
      prices.map((price) => office.send(officeArticle, { save: [{ id, revision, price }] })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });
});

describe("a retired article", () => {
  test("is not for sale, is named in the refusal of a late order, and can be restored", async () => {
    const { saved } = await office.save(officeArticle, {
      save: [await aDish({ name: "Old Dish" })],
    });
    const id = articleId<"article">(saved[0]?.id ?? 0);
    const press = office.item("Pad Thai", { product: id });
    const { update } = await office.save(officeArticle, { retire: [{ id, revision: 1 }] });
    expect(update["article"]).toMatchObject([
      { id, changes: { deletedAt: { old: null, new: "2026-11-20 12:00:00" } } },
    ]);
    const ordered = await office.write(office.waiter, newBill, office.order("Q1", [press]));
    expect(errorOf(ordered)).toMatchObject({
      status: 400,
      message: "Product Old Dish was deleted",
    });
    expect(findNamed(await office.list(officeArticle, true), "Old Dish")).toMatchObject({
      isRetired: true,
      revision: 2,
    });
    const back = await office.save(officeArticle, { save: [{ id, revision: 2 }] });
    expect(back.saved).toMatchObject([{ isRetired: false, revision: 3 }]);
    const again = await office.write(office.waiter, newBill, office.order("Q1", [press]));
    expect(again.statusCode).toBe(200);
  });

  test("frees its name", async () => {
    const first = await office.save(officeArticle, { save: [await aDish({ name: "Twice" })] });
    await office.save(officeArticle, { retire: [{ id: first.saved[0]?.id, revision: 1 }] });
    const second = await office.save(officeArticle, { save: [await aDish({ name: "Twice" })] });
    expect(second.saved[0]?.id).not.toBe(first.saved[0]?.id);
  });

  test("lists where it is used", async () => {
    const { id } = await article("Tonic");
    const uses = await office.usesOf(officeArticle, id);
    expect(uses.map(({ kind }) => kind)).toContain("mixerGroup");
    expect(uses.some(({ isHolding }) => isHolding)).toBe(false);
  });
});

describe("the office", () => {
  test("requires its permission", async () => {
    const { admin: _admin, cashier, app } = office;
    expect(await office.refused(officeArticle, {}, cashier)).toMatchObject({ status: 403 });
    const read = await callAs(app, cashier, officeArticle.list);
    expect(read.statusCode).toBe(403);
  });

  test("saves nothing of another location", async () => {
    const there = await office.app
      .database()
      .selectFrom("article")
      .select(["id", "category"])
      .where("name", "=", "Cà Phê Đen")
      .executeTakeFirstOrThrow();
    const change = [{ id: there.id, revision: 1, price: 1 }];
    expect(await office.refused(officeArticle, { save: change })).toMatchObject({ status: 404 });
    const retire = [{ id: there.id, revision: 1 }];
    expect(await office.refused(officeArticle, { retire })).toMatchObject({ status: 404 });
    const params = { id: there.id };
    const uses = await callAs(office.app, office.admin, officeArticle.uses, { params });
    expect(uses.statusCode).toBe(404);
    const dish = await aDish({ name: "Smuggled", category: there.category });
    expect((await office.refused(officeArticle, { save: [dish] })).fields).toMatchObject([
      { field: "category", code: "not-found" },
    ]);
  });

  test("uses the same signed sessions as everything else", async () => {
    const harbour = await signInAs(office.app, "harbour");
    expect(await office.refused(officeArticle, {}, harbour)).toMatchObject({ status: 403 });
  });
});
