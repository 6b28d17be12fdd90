import { randomUUID } from "node:crypto";

import { languages } from "@comanda/domain/venue/settings";
import { listMenu } from "@comanda/contract/menu";
import { copyMenu, exportSetup, importSetup } from "@comanda/contract/office-setup";
import { officeArticle, officeCategory, officeProductGroup } from "@comanda/contract/office-menu";
import { officeCustomer, officeStation } from "@comanda/contract/office-venue";
import { officeStaff } from "@comanda/contract/office-staff";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { TestApp } from "../../testing/test-app.ts";
import {
  firstVenue,
  postFirstVenue,
  startEmptyApp,
  startFirstVenue,
} from "../../testing/test-first-venue.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const read = async (app: TestApp, admin: SignedIn) =>
  replyOf(exportSetup, await callAs(app, admin, exportSetup)).yaml;
const send = (app: TestApp, admin: SignedIn, yaml: string) =>
  callAs(app, admin, importSetup, { body: { yaml }, idempotencyKey: randomUUID() });
const bring = async (yaml: string) =>
  replyOf(importSetup, await send(office.app, office.admin, yaml));

describe("a set-up file", () => {
  test("is readable, in dependency order, and contains no passwords", async () => {
    const yaml = await read(office.app, office.admin);
    expect(yaml).toContain("  - name: Pad Thai\n    price: 120\n");
    expect(yaml).toContain("recipe:\n      - { stockItem: Mango");
    expect(yaml).toContain("startMinute: 17:00");
    expect(yaml).toMatch(/timeZone: Asia\/Bangkok/);
    expect(yaml).not.toMatch(/argon|scrypt|password:/);
  });

  test("whose names have what nobody sees is imported once, with what names them", async () => {
    const yaml =
      'categories:\n  - name: "Te\\u00ADas"\n    color: "#112233"\n    indexNumber: 40\n' +
      '  - name: "Iced\\u00A0teas"\n    parentId: "Te\\u00ADas"\n    color: "#112233"\n    indexNumber: 41\n';
    await bring(yaml);
    expect(await bring(yaml)).toMatchObject({ added: 0, insert: {}, update: {} });
    const categories = await office.list(officeCategory);
    const { id } = findNamed(categories, "Teas");
    expect(findNamed(categories, "Iced teas").parentId).toBe(id);
  });

  test("that is imported again changes nothing", async () => {
    const yaml = await read(office.app, office.admin);
    const { added, changed, insert, update } = await bring(yaml);
    expect({ added, changed, insert, update }).toEqual({
      added: 0,
      changed: 0,
      insert: {},
      update: {},
    });
  });

  test.each(languages)("recreates an empty venue of %s, to the last byte", async (language) => {
    const { app, admin } = await startFirstVenue({ language });
    const { id, revision } = findNamed(await office.list(officeCustomer), "Andaman Travel");
    const company = { companyName: "Andaman Travel Co., Ltd.", companyTaxNumber: "0105550005678" };
    await office.save(officeCustomer, { save: [{ id, revision, ...company }] });
    const spa = findNamed(await office.list(officeStation), "Spa");
    const counter = { id: spa.id, revision: spa.revision, isCounter: true };
    await office.save(officeStation, { save: [counter] });
    const yaml = await read(office.app, office.admin);
    expect(yaml).toContain("isCounter: true");
    expect(yaml).toContain(company.companyName);
    expect(yaml).toContain(company.companyTaxNumber);
    const { added } = replyOf(importSetup, await send(app, admin, yaml));
    expect(added).toBeGreaterThan(150);
    const again = await read(app, admin);
    expect(again).toBe(yaml);
    const twice = replyOf(importSetup, await send(app, admin, again));
    expect([twice.added, twice.changed]).toEqual([0, 0]);
    await app.close();
  });

  test("of a venue with another first manager gives nobody a staff ID that is in use", async () => {
    const app = await startEmptyApp();
    await postFirstVenue(app, { admin: { ...firstVenue.admin, username: "huong" } });
    const admin = await signInAs(app, "huong", firstVenue.admin.password);
    const yaml = await read(office.app, office.admin);
    const imported = replyOf(importSetup, await send(app, admin, yaml));
    const staff = replyOf(officeStaff.list, await callAs(app, admin, officeStaff.list));
    const refs = new Map(staff.map(({ username, ref }) => [username, ref]));
    expect(new Set(refs.values()).size).toBe(staff.length);
    expect(refs.get("huong")).toBe("1");
    expect(imported.otherStaffIds).toEqual([{ username: "admin", ref: refs.get("admin") }]);
    const others = (await office.list(officeStaff)).filter(({ username }) => username !== "admin");
    expect(others.map(({ username }) => refs.get(username))).toEqual(others.map(({ ref }) => ref));
    const again = await signInAs(app, "huong", firstVenue.admin.password);
    expect(again.user.permissions).toEqual(admin.user.permissions);
    const twice = replyOf(importSetup, await send(app, again, yaml));
    expect([twice.added, twice.changed]).toEqual([0, 0]);
    expect(twice.otherStaffIds).toEqual(imported.otherStaffIds);
    await app.close();
  });

  test("adds and changes what it names, and leaves the rest", async () => {
    const before = await office.list(officeArticle);
    const { added, changed } = await bring(await cellar());
    expect([added, changed]).toEqual([2, 0]);
    const after = await office.list(officeArticle);
    expect(findNamed(after, "House Red").price).toBe(95_50);
    expect(after).toHaveLength(before.length + 1);
    expect(findNamed(await office.list(officeProductGroup), "Cellar").revision).toBe(1);
  });

  test("finds names in other letters, and writes them as the file does", async () => {
    expect(await bring("productGroups: [{ name: Wine Vault }]")).toMatchObject({ added: 1 });
    const [category] = await office.list(officeCategory);
    const red = `{ name: %, price: 5, color: "#880000", category: ${JSON.stringify(category?.name.toUpperCase())}, productGroup: Wine Vault }`;
    const file = (name: string) =>
      `productGroups: [{ name: wine vault }]\narticles: [${red.replace("%", name)}]`;
    expect(await bring(file("Vault Red"))).toMatchObject({ added: 1, changed: 1 });
    expect(await bring(file("vault red"))).toMatchObject({ added: 0, changed: 1 });
    expect(await bring(file("vault red"))).toMatchObject({ added: 0, changed: 0 });
    const groups = (await office.list(officeProductGroup)).map(({ name }) => name);
    expect(groups.filter((name) => name.toLowerCase() === "wine vault")).toEqual(["wine vault"]);
    const article = findNamed(await office.list(officeArticle), "vault red");
    expect(article.category).toBe(category?.id);
  });

  test("adds staff without a password, who cannot sign in until they get one", async () => {
    await bring(`
staff:
  - { username: dara, ref: "88", firstName: Dara, userGroup: Service, mayLogIn: true }
`);
    const dara = (await office.list(officeStaff)).find(({ username }) => username === "dara");
    expect(dara).toMatchObject({ ref: "88", mayLogIn: true });
  });
});

/** The name of the first category. */
async function cellar(): Promise<string> {
  const [category] = await office.list(officeCategory);
  return `
productGroups:
  - name: Cellar
articles:
  - { name: House Red, price: 95.5, color: "#880000", category: ${JSON.stringify(category?.name)}, productGroup: Cellar }
`;
}

describe("the menu of another location", () => {
  const harbour = () =>
    office.admin.locations.find(({ name }) => name === "Harbour Hotel")?.id ?? 0;
  const here = () => office.admin.locations.find(({ name }) => name === "Lotus House")?.id ?? 0;
  const copy = (user: SignedIn, from: number, location: number) =>
    callAs(office.app, user, copyMenu, {
      body: { from },
      location,
      idempotencyKey: randomUUID(),
    });

  test("is copied with its groups, recipes and tiles", async () => {
    // A user with a station may act at its location only.
    const admin = await signInAs(office.app, "admin");
    const { added } = replyOf(copyMenu, await copy(admin, here(), harbour()));
    expect(added).toBeGreaterThan(100);
    const place = { location: harbour() };
    const menu = replyOf(listMenu, await callAs(office.app, admin, listMenu, place));
    expect(findNamed(menu.articles, "Pad Thai").price).toBe(120_00);
    expect(findNamed(menu.articles, "Cà Phê Đen").active).toBe(true);
    const twice = replyOf(copyMenu, await copy(admin, here(), harbour()));
    expect([twice.added, twice.changed]).toEqual([0, 0]);
  });

  test("is not available to users who do not work there", async () => {
    const { saved } = await office.save(officeStaff, {
      save: [
        {
          username: "lotus",
          ref: "99",
          firstName: "Lotus",
          userGroup: (await office.list(officeStaff))[0]?.userGroup,
          permissions: ["admin"],
          mayLogIn: true,
          password: "quiet river 7",
        },
      ],
    });
    expect(saved).toHaveLength(1);
    const lotus = await signInAs(office.app, "lotus", "quiet river 7");
    const refusedCopy = errorOf(await copy(lotus, harbour(), here()));
    expect(refusedCopy).toMatchObject({ status: 404, code: "location-not-found" });
    // A till that gets "not found" for a location takes it for its own and signs out.
    expect(refusedCopy.about?.["entity"]).toBeUndefined();
  });
});
