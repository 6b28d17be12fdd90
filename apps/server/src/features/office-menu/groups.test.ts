import {
  officeArticle,
  officeFavorite,
  officeManagementGroup,
  officeMixerGroup,
  officeOrderLevel,
  officeProductGroup,
} from "@comanda/contract/office-menu";
import { listMenu } from "@comanda/contract/menu";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const menu = async () => replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
const articleId = async (name: string) => findNamed(await office.list(officeArticle), name).id;

describe("favourites", () => {
  test("have their tiles in order, and tills receive them", async () => {
    const products = [await articleId("Gin"), await articleId("Pad Thai")];
    const { saved, insert } = await office.save(officeFavorite, {
      save: [{ name: "Late", products }],
    });
    expect(saved).toMatchObject([{ name: "Late", products, indexNumber: 0 }]);
    expect(insert["favorite"]).toEqual([
      { id: saved[0]?.id, name: "Late", indexNumber: 0, products },
    ]);
    const shown = (await menu()).productPositions.find(({ favorite }) => favorite === saved[0]?.id);
    expect(shown?.products).toEqual(products);
  });

  test("disappear from tills when retired, and return complete when restored", async () => {
    const { id, revision, products } = findNamed(await office.list(officeFavorite), "Late");
    const gone = await office.save(officeFavorite, { retire: [{ id, revision }] });
    expect(gone.delete["favorite"]).toEqual([id]);
    expect((await menu()).favorites.map(({ name }) => name)).not.toContain("Late");
    const back = await office.save(officeFavorite, { save: [{ id, revision: revision + 1 }] });
    expect(back.insert["favorite"]).toMatchObject([{ id, name: "Late", products }]);
  });
});

describe("a mixer group", () => {
  test("has a maximum, and its mixers in display order", async () => {
    const { id, revision, products } = findNamed(await office.list(officeMixerGroup), "Gin mixers");
    const turned = products.toReversed();
    await office.save(officeMixerGroup, {
      save: [{ id, revision, maximum: 3, products: turned }],
    });
    const group = (await menu()).mixerGroups.find((each) => each.id === id);
    expect(group).toMatchObject({ maximum: 3, products: turned });
  });

  test.each([
    [{ maximum: 0 }, "maximum", "out-of-range"],
    [{ maximum: 101 }, "maximum", "out-of-range"],
    [{ products: [1, 1] }, "products", "repeated"],
    [{ products: [999_999] }, "products", "not-found"],
  ])("with %j is refused for its %s", async (changes, field, code) => {
    const save = [{ name: "New mixers", maximum: 2, ...changes }];
    const { fields } = await office.refused(officeMixerGroup, { save });
    expect(fields).toMatchObject([{ row: 0, field, code }]);
  });

  test("cannot be retired while a drink uses it", async () => {
    const { id, revision } = findNamed(await office.list(officeMixerGroup), "Gin mixers");
    const uses = await office.usesOf(officeMixerGroup, id);
    expect(uses.map(({ kind, name, isHolding }) => [kind, name, isHolding])).toContainEqual([
      "article",
      "Gin",
      true,
    ]);
    const { saved } = await office.save(officeMixerGroup, {
      save: [{ name: "Never used", maximum: 1 }],
    });
    const retire = [
      { id: saved[0]?.id, revision: 1 },
      { id, revision },
    ];
    const refused = await office.refused(officeMixerGroup, {
      save: [{ name: "Another", maximum: 1 }],
      retire,
    });
    expect(refused).toMatchObject({ status: 409, code: "still-used" });
    // After the row to save comes the unused group, and then the one in use.
    expect(refused.uses?.find(({ name }) => name === "Gin")).toMatchObject({ row: 2 });
  });
});

describe("order levels", () => {
  test("are unique within their product group only", async () => {
    const grill = findNamed(await office.list(officeProductGroup), "Grill").id;
    const kitchen = findNamed(await office.list(officeProductGroup), "Kitchen").id;
    const { fields } = await office.refused(officeOrderLevel, {
      save: [{ name: "Rare", productGroup: grill }],
    });
    expect(fields).toMatchObject([{ row: 0, field: "name", code: "taken" }]);
    const { saved } = await office.save(officeOrderLevel, {
      save: [{ name: "Rare", productGroup: kitchen }],
    });
    expect((await menu()).orderLevels).toContainEqual({
      id: saved[0]?.id,
      name: "Rare",
      indexNumber: 0,
      productGroup: kitchen,
    });
  });
});

describe("groups of articles", () => {
  test.each([
    ["product group", officeProductGroup, "Kitchen"],
    ["management group", officeManagementGroup, null],
  ])("such as a %s can be retired only while unused", async (_kind, topic, used) => {
    const { saved } = await office.save(topic, { save: [{ name: "Odds and ends" }] });
    const gone = await office.save(topic, { retire: [{ id: saved[0]?.id, revision: 1 }] });
    expect(gone.retired).toMatchObject([{ name: "Odds and ends", isRetired: true }]);
    const { fields } = await office.refused(topic, { save: [{ name: "Odds and ends" }] });
    expect(fields).toMatchObject([{ row: 0, field: "name", code: "taken-by-retired" }]);
    const list = await office.list(topic);
    const { id, revision } =
      used === null ? (list[0] ?? findNamed(list, "none")) : findNamed(list, used);
    const refused = await office.refused(topic, { retire: [{ id, revision }] });
    expect(refused.code).toBe("still-used");
  });
});

test("of many conflicts the first fifty are listed", async () => {
  const names = Array.from({ length: 51 }, (_, at) => ({ name: `Syrup ${at}`, maximum: 1 }));
  const { saved } = await office.save(officeMixerGroup, { save: names });
  const stale = saved.map(({ id, revision }) => ({ id, revision, maximum: 2 }));
  await office.save(officeMixerGroup, { save: stale });
  const { conflicts = [] } = await office.refused(officeMixerGroup, { save: stale });
  expect(conflicts.map(({ row }) => row)).toEqual(Array.from({ length: 50 }, (_, row) => row));
});
