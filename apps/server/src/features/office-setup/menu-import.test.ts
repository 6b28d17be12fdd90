import { randomUUID } from "node:crypto";

import {
  officeArticle,
  officeCategory,
  officeManagementGroup,
  officeProductGroup,
} from "@comanda/contract/office-menu";
import { officeTaxClass } from "@comanda/contract/office-selling";
import { importMenu, readLastImport, undoImport } from "@comanda/contract/office-import";
import { id } from "@comanda/domain/id";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { verifyJournal } from "#journal/verify-journal.ts";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, signInAs } from "../../testing/test-till.ts";

let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.app.close());

const nothing = { productGroups: [], managementGroups: [], categories: [], articles: [] };
const send = (menu: object, idempotencyKey: string = randomUUID()) =>
  callAs(office.app, office.admin, importMenu, { body: { ...nothing, ...menu }, idempotencyKey });
const bring = async (menu: object) => replyOf(importMenu, await send(menu));
const last = async () =>
  replyOf(readLastImport, await callAs(office.app, office.admin, readLastImport, {})).last;
const undo = async (sequence: number, user = office.admin) =>
  callAs(office.app, user, undoImport, {
    body: { sequence },
    idempotencyKey: randomUUID(),
  });
const undoLast = async () => undo((await last())?.sequence ?? 0);

const articles = () => office.list(officeArticle);
const categories = () => office.list(officeCategory);

/** Everything that an import can change, without the counts of changes. */
async function menuNow() {
  const lists = [officeArticle, officeCategory, officeProductGroup, officeManagementGroup] as const;
  const found = await Promise.all(lists.map((topic) => office.list(topic)));
  return found.map((list) => list.map(({ revision: _revision, ...record }) => record));
}

const riesling = {
  name: "Riesling",
  price: 320_00,
  color: "#8b5cf6",
  category: "White",
  productGroup: "Wine bar",
};
const wines = {
  productGroups: [{ name: "Wine bar" }],
  managementGroups: [{ name: "Cellar" }],
  categories: [
    { name: "Vineyard", color: "#8b5cf6", indexNumber: 20, parent: null },
    { name: "White", color: "#8b5cf6", indexNumber: 21, parent: "Vineyard" },
  ],
  articles: [riesling],
};

/** The article's identity, as a preview reads it. */
async function identityOf(name: string) {
  const { id: article, revision } = findNamed(await articles(), name);
  return { id: article, revision };
}

describe("an import", () => {
  test("adds articles with the categories and groups that they need, and changes others", async () => {
    const gin = await identityOf("Gin");
    const reply = await bring({
      ...wines,
      articles: [riesling, { ...gin, price: 145_50, managementGroup: "Cellar" }],
    });
    expect([reply.added, reply.changed]).toEqual([1, 1]);
    const wine = findNamed(await categories(), "Vineyard");
    const white = findNamed(await categories(), "White");
    const group = findNamed(await office.list(officeProductGroup), "Wine bar");
    const cellar = findNamed(await office.list(officeManagementGroup), "Cellar");
    expect(white.parentId).toBe(wine.id);
    expect(findNamed(await articles(), "Riesling")).toMatchObject({
      price: 320_00,
      category: white.id,
      productGroup: group.id,
      type: "sale",
      isActive: true,
    });
    expect(findNamed(await articles(), "Gin")).toMatchObject({
      price: 145_50,
      managementGroup: cellar.id,
    });
  });

  test("gives articles their tax class", async () => {
    await office.save(officeTaxClass, { save: [{ name: "Wine tax" }] });
    const gin = await identityOf("Gin");
    await bring({ ...nothing, articles: [{ ...gin, taxClass: "Wine tax" }] });
    const { id: wineTax } = findNamed(await office.list(officeTaxClass), "Wine tax");
    expect(findNamed(await articles(), "Gin").taxClass).toBe(wineTax);
  });

  test.each([
    [
      "an unknown tax class",
      { articles: [{ ...riesling, taxClass: "None" }] },
      "articles",
      "taxClass",
    ],
    ["a price below zero", { articles: [{ ...riesling, price: -1 }] }, "articles", "price"],
    ["an unknown category", { categories: [], articles: [riesling] }, "articles", "category"],
    [
      "an allergen beside none",
      { articles: [{ ...riesling, allergens: ["none", "milk"] }] },
      "articles",
      "allergens",
    ],
    ["a name that is taken", { articles: [{ ...riesling, name: "Gin" }] }, "articles", "name"],
    [
      "a category within one that does not exist",
      { categories: [{ name: "Red", color: "#8b5cf6", indexNumber: 1, parent: "Reds" }] },
      "categories",
      "parent",
    ],
  ])("with %s changes nothing at all", async (_what, changes, section, field) => {
    const before = await menuNow();
    const refusal = errorOf(await send({ ...wines, ...changes }));
    expect(refusal.status).toBe(400);
    expect(refusal.fields).toMatchObject([{ section, row: 0, field }]);
    expect(await menuNow()).toEqual(before);
    expect(await last()).toBeNull();
  });

  test("refuses an article that was changed since its preview, and says by whom", async () => {
    const gin = await identityOf("Gin");
    await office.save(officeArticle, { save: [{ ...gin, cost: 1_00 }] });
    const before = await menuNow();
    const refusal = errorOf(
      await send({ ...wines, articles: [riesling, { ...gin, price: 1_00 }] }),
    );
    expect(refusal).toMatchObject({ status: 409, code: "changed-meanwhile" });
    expect(refusal.conflicts).toMatchObject([{ row: 1, record: { name: "Gin", cost: 1_00 } }]);
    expect(await menuNow()).toEqual(before);
  });

  test("that is sent again under its key is done once", async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([send(wines, key), send(wines, key)]);
    expect(replyOf(importMenu, one).added).toBe(1);
    expect(other.body).toBe(one.body);
  });

  test("runs alone", async () => {
    // Long enough that either is still running when the other comes.
    const many = Array.from({ length: 2000 }, (_, place) => ({ ...riesling, name: `W ${place}` }));
    const long = { ...wines, articles: many };
    const [one, other] = await Promise.all([send(long), send(long)]);
    expect(new Set([one.statusCode, other.statusCode])).toEqual(new Set([200, 409]));
  });
});

describe("the undo of an import", () => {
  test("puts every record back to what it was, and retires the new ones", async () => {
    const before = await menuNow();
    const gin = await identityOf("Gin");
    await bring({
      ...wines,
      articles: [riesling, { ...gin, price: 145_50, category: "Vineyard", isActive: false }],
    });
    expect(await last()).toMatchObject({ added: 1, changed: 1, isUndone: false });
    const reply = replyOf(undoImport, await undoLast());
    expect([reply.restored, reply.retired]).toEqual([1, 5]);
    expect(await menuNow()).toEqual(before);
    expect(await last()).toMatchObject({ isUndone: true });
    const { app } = office;
    const { isSound } = await verifyJournal(app.database(), id<"location">(1));
    expect(isSound).toBe(true);
  });

  test("takes back what it has stated about allergens, and what it has left unstated", async () => {
    const [gin, before] = [await identityOf("Gin"), await menuNow()];
    await bring({ ...wines, articles: [{ ...riesling, allergens: ["none"] }] });
    await bring({ articles: [{ ...gin, allergens: ["milk", "sulphites"] }] });
    const stated = await articles();
    expect(findNamed(stated, "Riesling").allergens).toEqual(["none"]);
    expect(findNamed(stated, "Gin").allergens).toEqual(["milk", "sulphites"]);
    replyOf(undoImport, await undoLast());
    expect(findNamed(await articles(), "Gin").allergens).toEqual([]);
    expect(before[0]).toContainEqual(expect.objectContaining({ name: "Gin", allergens: [] }));
  });

  test("lets the same file be imported again: what was retired comes back", async () => {
    await bring(wines);
    replyOf(undoImport, await undoLast());
    office.app.advance(1000);
    const groups = await office.list(officeProductGroup, true);
    const retired = await office.list(officeCategory, true);
    const back = (list: typeof groups, name: string) => {
      const { id: old, revision } = findNamed(list, name);
      return { id: old, revision };
    };
    const [wine, white] = wines.categories;
    await bring({
      ...wines,
      productGroups: [{ ...back(groups, "Wine bar"), name: "Wine bar" }],
      managementGroups: [],
      categories: [
        // Elsewhere than before.
        { ...white, ...back(retired, "White"), parent: null },
        { ...wine, ...back(retired, "Vineyard") },
      ],
    });
    expect(findNamed(await categories(), "White").parentId).toBeNull();
    const before = await menuNow();
    replyOf(undoImport, await undoLast());
    expect(await menuNow()).not.toEqual(before);
    const old = await office.list(officeCategory, true);
    expect(findNamed(old, "White").parentId).toBe(findNamed(old, "Vineyard").id);
  });

  test("is refused as a whole if one record was changed since, and names it", async () => {
    const gin = await identityOf("Gin");
    await bring({ ...wines, articles: [riesling, { ...gin, price: 145_50 }] });
    const { id: article, revision } = findNamed(await articles(), "Riesling");
    await office.save(officeArticle, { save: [{ id: article, revision, price: 330_00 }] });
    const before = await menuNow();
    const refusal = errorOf(await undoLast());
    expect(refusal).toMatchObject({ status: 409, code: "changed-meanwhile" });
    expect(refusal.conflicts?.map(({ record }) => record["name"])).toEqual(["Riesling"]);
    expect(await menuNow()).toEqual(before);
  });

  test("is refused if another article was put into a new category", async () => {
    await bring(wines);
    const { id: category } = findNamed(await categories(), "White");
    const gin = await identityOf("Gin");
    await office.save(officeArticle, { save: [{ ...gin, category }] });
    const refusal = errorOf(await undoLast());
    expect(refusal).toMatchObject({ status: 409, code: "still-used" });
    expect(refusal.uses?.map(({ name }) => name)).toEqual(["Gin"]);
    expect(await last()).toMatchObject({ isUndone: false });
  });

  test("works for the latest import, once, and within a day", async () => {
    await bring({ ...wines, articles: [] });
    const first = await last();
    office.app.advance(1000);
    await bring({ articles: [riesling] });
    const notUndoable = { status: 404, code: "record-not-found" };
    expect(errorOf(await undo(first?.sequence ?? 0))).toMatchObject(notUndoable);
    expect(replyOf(undoImport, await undoLast()).retired).toBe(1);
    expect(errorOf(await undoLast())).toMatchObject(notUndoable);
    office.app.advance(1000);
    const gin = await identityOf("Gin");
    await bring({ articles: [{ ...gin, price: 1_00 }] });
    const late = await last();
    office.app.advance(25 * 60 * 60 * 1000);
    const user = await signInAs(office.app, "admin");
    expect(errorOf(await undo(late?.sequence ?? 0, user))).toMatchObject(notUndoable);
  });

  test("takes back an import that fills several rows of the journal", async () => {
    const many = Array.from({ length: 2500 }, (_none, at) => ({ ...riesling, name: `Wine ${at}` }));
    const before = await menuNow();
    await bring({ ...wines, articles: many });
    expect(await last()).toMatchObject({ added: 2500, changed: 0 });
    expect(replyOf(undoImport, await undoLast()).retired).toBe(2504);
    expect(await menuNow()).toEqual(before);
  });
});
