import { listMenu } from "@comanda/contract/menu";
import { officeArticle, officeCategory } from "@comanda/contract/office-menu";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const category = async (name: string) => findNamed(await office.list(officeCategory), name);
const aCategory = (name: string, changes: object = {}) => ({ name, color: "#aa5500", ...changes });

async function add(...names: readonly string[]): Promise<readonly { id: number }[]> {
  return (await office.save(officeCategory, { save: names.map((name) => aCategory(name)) })).saved;
}

describe("a category", () => {
  test("is sent to tills with its tiles, in their order", async () => {
    const articles = await office.list(officeArticle);
    const tiles = articles
      .slice(0, 3)
      .map(({ id }) => id)
      .toReversed();
    const { saved, insert } = await office.save(officeCategory, {
      save: [aCategory("Soups", { products: tiles })],
    });
    expect(saved).toMatchObject([{ name: "Soups", products: tiles, parentId: null }]);
    expect(insert["category"]).toMatchObject([{ name: "Soups", products: tiles }]);
    const menu = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
    const place = menu.productPositions.find((position) => position.category === saved[0]?.id);
    expect(place?.products).toEqual(tiles);
  });

  test("reorders its tiles in one call, and only that is reported", async () => {
    const { id, revision, products } = findNamed(await office.list(officeCategory), "Soups");
    const turned = products.toReversed();
    const { update } = await office.save(officeCategory, {
      save: [{ id, revision, products: turned }],
    });
    expect(update["category"]).toEqual([
      { id, changes: { products: { old: products, new: turned } } },
    ]);
  });

  test.each([
    [{ name: "" }, "name", "required"],
    [{ name: "Soups" }, "name", "taken"],
    [{ parentId: 999_999 }, "parentId", "not-found"],
    [{ mixerGroup: 999_999 }, "mixerGroup", "not-found"],
    [{ products: [1, 1] }, "products", "repeated"],
    [{ products: [999_999] }, "products", "not-found"],
    [{ color: "red" }, "color", "invalid"],
  ])("with %j is refused for its %s", async (changes, field, code) => {
    const { fields } = await office.refused(officeCategory, {
      save: [aCategory("Another", changes)],
    });
    expect(fields).toMatchObject([{ row: 0, field, code }]);
  });

  test("cannot lie within itself or its subcategories", async () => {
    const [outer, inner] = await add("Outer", "Inner");
    await office.save(officeCategory, {
      save: [{ id: inner?.id, revision: 1, parentId: outer?.id }],
    });
    for (const parentId of [outer?.id, inner?.id]) {
      const { fields } = await office.refused(officeCategory, {
        save: [{ id: outer?.id, revision: 1, parentId }],
      });
      expect(fields).toMatchObject([{ row: 0, field: "parentId", code: "does-not-fit" }]);
    }
  });
});

test("categories remain a tree, whatever is moved", async () => {
  const made = await add(...Array.from({ length: 6 }, (_, index) => `Tree ${index}`));
  const ids = made.map(({ id }) => id);
  const aMove = fc.record({ from: fc.constantFrom(...ids), to: fc.constantFrom(...ids, null) });
  const moves = fc.uniqueArray(aMove, { minLength: 1, maxLength: 4, selector: ({ from }) => from });
  await fc.assert(
    fc.asyncProperty(moves, async (asked) => {
      const before = await office.list(officeCategory);
      const revision = (id: number) => before.find((one) => one.id === id)?.revision;
      const save = asked.map(({ from, to }) => ({
        id: from,
        revision: revision(from),
        parentId: to,
      }));
      const { statusCode } = await office.send(officeCategory, { save });
      expect([200, 400]).toContain(statusCode);
      const after = await office.list(officeCategory);
      const parentOf = new Map(after.map(({ id, parentId }) => [id, parentId]));
      for (const id of ids) {
        let steps = 0;
        for (let at = parentOf.get(id) ?? null; at !== null; at = parentOf.get(at) ?? null) {
          steps += 1;
          expect(steps).toBeLessThan(after.length);
        }
      }
    }),
    { numRuns: 40 },
  );
});

describe("retiring a category", () => {
  test("is refused while it has articles or subcategories, and lists them", async () => {
    const dish = findNamed(await office.list(officeArticle), "Pad Thai");
    const { id, revision } = (await office.list(officeCategory)).find(
      (one) => one.id === dish.category,
    ) ?? { id: 0, revision: 0 };
    const refused = await office.refused(officeCategory, { retire: [{ id, revision }] });
    expect(refused).toMatchObject({ status: 409, code: "still-used" });
    expect(refused.uses).toContainEqual({ row: 0, kind: "article", id: dish.id, name: "Pad Thai" });
    expect((await office.usesOf(officeCategory, id)).map(({ name }) => name)).toContain("Pad Thai");
  });

  test("is refused if one user of it stays, however many are retired with it", async () => {
    const { saved } = await office.save(officeCategory, { save: [aCategory("Trunk")] });
    const parentId = saved[0]?.id ?? 0;
    const branches = Array.from({ length: 202 }, (_, index) =>
      aCategory(`Branch ${index}`, { parentId }),
    );
    const { saved: all } = await office.save(officeCategory, { save: branches });
    const listed = await office.usesOf(officeCategory, parentId);
    expect(listed).toHaveLength(200);
    expect(listed.flatMap(({ name, more }) => (more === undefined ? [] : [[name, more]]))).toEqual([
      ["Branch 199", 2],
    ]);
    const going = all.slice(0, -1).map(({ id }) => ({ id, revision: 1 }));
    const refused = await office.refused(officeCategory, {
      retire: [{ id: parentId, revision: 1 }, ...going],
    });
    expect(refused).toMatchObject({
      code: "still-used",
      uses: [{ row: 0, kind: "category", name: "Branch 201" }],
    });
    const last = { id: all.at(-1)?.id ?? 0, revision: 1 };
    await office.save(officeCategory, {
      retire: [{ id: parentId, revision: 1 }, ...going, last],
    });
  });

  test("removes it from the tills, keeps its name reserved, and can be undone completely", async () => {
    const [made] = await add("Leaving");
    const gone = await office.save(officeCategory, { retire: [{ id: made?.id, revision: 1 }] });
    expect(gone.delete["category"]).toEqual([made?.id]);
    const { fields } = await office.refused(officeCategory, { save: [aCategory("Leaving")] });
    expect(fields).toMatchObject([{ field: "name", code: "taken-by-retired" }]);
    const back = await office.save(officeCategory, { save: [{ id: made?.id, revision: 2 }] });
    expect(back.insert["category"]).toMatchObject([
      { id: made?.id, name: "Leaving", products: [] },
    ]);
    expect((await category("Leaving")).revision).toBe(3);
  });

  test("works together with its parent", async () => {
    const [outer, inner] = await add("Both Outer", "Both Inner");
    await office.save(officeCategory, {
      save: [{ id: inner?.id, revision: 1, parentId: outer?.id }],
    });
    const { retired } = await office.save(officeCategory, {
      retire: [
        { id: outer?.id, revision: 1 },
        { id: inner?.id, revision: 2 },
      ],
    });
    expect(retired.map(({ name }) => name)).toEqual(["Both Outer", "Both Inner"]);
  });
});
