import { randomUUID } from "node:crypto";

import { officeArticle } from "@comanda/contract/office-menu";
import { officeStockItem } from "@comanda/contract/office-venue";
import { listMenu } from "@comanda/contract/menu";
import { copyMenu, exportSetup, importSetup } from "@comanda/contract/office-setup";
import { listStock } from "@comanda/contract/stock";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { readTables, rebuild, type TableContents } from "../../testing/rebuild-from-journal.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { startFirstVenue } from "../../testing/test-first-venue.ts";
import { findNamed } from "../../testing/test-office.ts";
import { addAnnex } from "../../testing/test-annex.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let app: TestApp;
let admin: SignedIn;
/** Lotus House, Harbour Hotel, and a location that sells nothing yet. */
let [lotus, harbour, annex] = [0, 0, 0];
let rebuiltDatabase: TableContents;

async function open(): Promise<void> {
  app = await startTestApp();
  annex = await addAnnex(app.database());
  rebuiltDatabase = await readTables(app.database());
  // A user without a station may act at every location.
  admin = await signInAs(app, "admin");
  lotus = findNamed(admin.locations, "Lotus House").id;
  harbour = findNamed(admin.locations, "Harbour Hotel").id;
}

const copy = async (from: number, to: number) => {
  const body = { from };
  const input = { body, location: to, idempotencyKey: randomUUID() };
  return replyOf(copyMenu, await callAs(app, admin, copyMenu, input));
};
const menuAt = async (location: number) =>
  replyOf(listMenu, await callAs(app, admin, listMenu, { location })).articles;
const articleAt = async (location: number, name: string) => findNamed(await menuAt(location), name);
const itemAt = async (location: number, name: string) =>
  findNamed(replyOf(listStock, await callAs(app, admin, listStock, { location })).stockItems, name);
const officeAt = async (location: number) =>
  replyOf(officeArticle.list, await callAs(app, admin, officeArticle.list, { location }));

type Rows = { readonly save?: readonly object[]; readonly retire?: readonly object[] };
const send = (location: number, { save = [], retire = [] }: Rows) =>
  callAs(app, admin, officeArticle.save, {
    body: { save, retire },
    location,
    idempotencyKey: randomUUID(),
  });
const change = async (location: number, name: string, fields: object) => {
  const { id, revision } = findNamed(await officeAt(location), name);
  const reply = await send(location, { save: [{ id, revision, ...fields }] });
  return replyOf(officeArticle.save, reply).saved;
};
const retire = async (location: number, name: string) => {
  const { id, revision } = findNamed(await officeAt(location), name);
  const reply = await send(location, { retire: [{ id, revision }] });
  return replyOf(officeArticle.save, reply).retired;
};

describe("the rows of a copied menu", () => {
  beforeAll(open);
  afterAll(() => app.close());

  test("record their origin, which the office and tills can see", async () => {
    const { insert } = await copy(lotus, harbour);
    const original = await articleAt(lotus, "Pad Thai");
    expect(original).toMatchObject({ masterId: null, cloneId: null });
    const from = { masterId: original.id, cloneId: original.id };
    expect(await articleAt(harbour, "Pad Thai")).toMatchObject(from);
    const inserted = insert["article"]?.find(({ name }) => name === "Pad Thai");
    expect(inserted).toMatchObject(from);
    const mango = await itemAt(lotus, "Mango");
    const ofMango = { masterId: mango.id, cloneId: mango.id };
    expect(await itemAt(harbour, "Mango")).toMatchObject(ofMango);
    expect(await rebuild(app.database(), rebuiltDatabase)).toEqual(
      await readTables(app.database()),
    );
  });

  test("are all marked as copies, and no others are", async () => {
    const there = new Map<number, string>((await menuAt(lotus)).map(({ id, name }) => [id, name]));
    const here = await menuAt(harbour);
    const copies = here.filter(({ cloneId }) => cloneId !== null);
    expect(copies.length).toBeGreaterThan(100);
    expect(copies.map(({ cloneId }) => there.get(cloneId ?? 0))).toEqual(
      copies.map(({ name }) => name),
    );
    const own = here.filter(({ cloneId }) => cloneId === null);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ masterId }) => masterId === null)).toBe(true);
  });

  test("copied again record the first original and the direct one", async () => {
    await copy(harbour, annex);
    const first = await articleAt(lotus, "Pad Thai");
    const second = await articleAt(harbour, "Pad Thai");
    const third = { masterId: first.id, cloneId: second.id };
    expect(await articleAt(annex, "Pad Thai")).toMatchObject(third);
    const [mango, next] = [await itemAt(lotus, "Mango"), await itemAt(harbour, "Mango")];
    const thirdMango = { masterId: mango.id, cloneId: next.id };
    expect(await itemAt(annex, "Mango")).toMatchObject(thirdMango);
  });

  test("copied back leave the original unchanged", async () => {
    await change(harbour, "Pad Thai", { price: 135_00 });
    expect((await copy(harbour, lotus)).changed).toBe(1);
    const back = { price: 135_00, masterId: null, cloneId: null };
    expect(await articleAt(lotus, "Pad Thai")).toMatchObject(back);
    await copy(annex, lotus);
    expect(await articleAt(lotus, "Pad Thai")).toMatchObject({ masterId: null, cloneId: null });
  });

  test("stay unchanged when their original is retired", async () => {
    const { id } = await articleAt(lotus, "Green Curry");
    await retire(lotus, "Green Curry");
    const { deletedAt, ...kept } = await articleAt(harbour, "Green Curry");
    expect(deletedAt).toBeNull();
    expect(kept).toMatchObject({ masterId: id, cloneId: id, active: true });
    // A copy can be changed, and copied again.
    await change(harbour, "Green Curry", { price: 155_00 });
    await copy(harbour, annex);
    const further = { price: 155_00, masterId: id, cloneId: kept.id };
    expect(await articleAt(annex, "Green Curry")).toMatchObject(further);
  });

  test("reveal only an id of the other location", async () => {
    const original = (await articleAt(harbour, "Pad Thai")).cloneId ?? 0;
    const save = [{ id: original, revision: 1, price: 1_00 }];
    expect(errorOf(await send(harbour, { save })).status).toBe(404);
    const uses = { params: { id: original }, location: harbour };
    expect(errorOf(await callAs(app, admin, officeArticle.uses, uses)).status).toBe(404);
    // The office neither returns nor accepts these fields.
    expect(JSON.stringify(await officeAt(harbour))).not.toMatch(/master|clone/i);
    const own = findNamed(await officeAt(harbour), "Pad Thai");
    const forged = [{ id: own.id, revision: own.revision, clone: 1, cloneId: 1, masterId: 1 }];
    expect(errorOf(await send(harbour, { save: forged })).status).toBe(400);
  });
});

describe("copying a menu again", () => {
  beforeEach(async () => {
    await open();
    await copy(lotus, harbour);
    return () => app.close();
  });

  test("changes nothing if nothing was changed", async () => {
    const before = await menuAt(harbour);
    expect(await copy(lotus, harbour)).toMatchObject({ added: 0, changed: 0, insert: {} });
    expect(await menuAt(harbour)).toEqual(before);
  });

  test("finds rows renamed at the source", async () => {
    const { id } = await articleAt(harbour, "Pad Thai");
    await change(lotus, "Pad Thai", { name: "Pad Thai Kung", price: 140_00 });
    const { id: lime, revision } = findNamed(
      replyOf(officeStockItem.list, await callAs(app, admin, officeStockItem.list)),
      "Mango",
    );
    const body = { save: [{ id: lime, revision, name: "Ripe mango" }], retire: [] };
    const key = { idempotencyKey: randomUUID() };
    replyOf(officeStockItem.save, await callAs(app, admin, officeStockItem.save, { body, ...key }));
    const there = await itemAt(harbour, "Mango");
    expect(await copy(lotus, harbour)).toMatchObject({ added: 0, changed: 2 });
    expect(await articleAt(harbour, "Pad Thai Kung")).toMatchObject({ id, price: 140_00 });
    expect((await itemAt(harbour, "Ripe mango")).id).toBe(there.id);
    expect((await menuAt(harbour)).map(({ name }) => name)).not.toContain("Pad Thai");
  });

  test("finds rows renamed here", async () => {
    const { id } = await articleAt(harbour, "Pad Thai");
    await change(harbour, "Pad Thai", { name: "Noodles" });
    expect(await copy(lotus, harbour)).toMatchObject({ added: 0, changed: 1 });
    expect((await articleAt(harbour, "Pad Thai")).id).toBe(id);
  });

  test("prefers a row of the same name to the earlier copy, which then stays unchanged", async () => {
    const [one] = await change(harbour, "Pad Thai", { name: "Noodles" });
    const { id: _id, revision: _revision, isRetired: _isRetired, ...fields } = one ?? {};
    const own = { ...fields, name: "Pad Thai", price: 99_00 };
    replyOf(officeArticle.save, await send(harbour, { save: [own] }));
    // The page of favourites and the section of a set that contain it change too.
    expect(await copy(lotus, harbour)).toMatchObject({ added: 0, changed: 3 });
    const { id: original } = await articleAt(lotus, "Pad Thai");
    const ofItsOwn = { price: 120_00, masterId: null, cloneId: null };
    expect(await articleAt(harbour, "Pad Thai")).toMatchObject(ofItsOwn);
    expect(await articleAt(harbour, "Noodles")).toMatchObject({ masterId: original });
  });

  test("follows a name that moved to another row", async () => {
    await change(lotus, "Pad Thai", { name: "Old Pad Thai" });
    await change(lotus, "Green Curry", { name: "Pad Thai" });
    // So do the page of favourites and the section of a set here.
    expect(await copy(lotus, harbour)).toMatchObject({ added: 1, changed: 3 });
    const names = (location: number) =>
      menuAt(location).then((menu) => menu.map(({ name, price }) => `${name} ${price}`));
    expect(await names(harbour)).toEqual(expect.arrayContaining(await names(lotus)));
  });

  test("adds a new copy of a row that was retired here", async () => {
    const { id } = await articleAt(harbour, "Pad Thai");
    await retire(harbour, "Pad Thai");
    expect(await copy(lotus, harbour)).toMatchObject({ added: 1 });
    const here = (await menuAt(harbour)).filter(({ name }) => name === "Pad Thai");
    const { id: original } = await articleAt(lotus, "Pad Thai");
    expect(here.map(({ cloneId }) => cloneId)).toEqual([original, original]);
    expect(here.map(({ deletedAt }) => deletedAt === null)).toEqual([false, true]);
    expect(here[0]?.id).toBe(id);
  });
});

describe("a set-up file of a copied menu", () => {
  test("keeps the origins, and is the same text wherever it was exported", async () => {
    await open();
    await copy(harbour, lotus);
    const read = async (of: TestApp, user: SignedIn) =>
      replyOf(exportSetup, await callAs(of, user, exportSetup)).yaml;
    const bring = async (of: TestApp, user: SignedIn, text: string) => {
      const input = { body: { yaml: text }, idempotencyKey: randomUUID() };
      return replyOf(importSetup, await callAs(of, user, importSetup, input));
    };
    const before = await menuAt(lotus);
    expect(before.filter(({ cloneId }) => cloneId !== null).length).toBeGreaterThan(1);
    const yaml = await read(app, admin);
    expect(yaml).not.toMatch(/master|clone/i);
    const none = { added: 0, changed: 0, insert: {}, update: {} };
    expect(await bring(app, admin, yaml)).toMatchObject(none);
    expect(await menuAt(lotus)).toEqual(before);
    const other = await startFirstVenue();
    await bring(other.app, other.admin, yaml);
    expect(await read(other.app, other.admin)).toBe(yaml);
    const menu = replyOf(listMenu, await callAs(other.app, other.admin, listMenu));
    expect(new Set(menu.articles.map(({ cloneId }) => cloneId))).toEqual(new Set([null]));
    await other.app.close();
    await app.close();
  });
});
