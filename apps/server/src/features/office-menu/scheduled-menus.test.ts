import { randomUUID } from "node:crypto";

import { newBill } from "@comanda/contract/bill";
import { listMenu } from "@comanda/contract/menu";
import { officeArticle, officeCategory, officeScheduledMenu } from "@comanda/contract/office-menu";
import { copyMenu, exportSetup, importSetup } from "@comanda/contract/office-setup";
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

const atNoon = { weekdays: [1, 2, 3, 4, 5], startMinute: 660, endMinute: 900 };
const articleId = async (name: string) => findNamed(await office.list(officeArticle), name).id;
const categoryIds = async (...names: readonly string[]) => {
  const categories = await office.list(officeCategory);
  return names.map((name) => findNamed(categories, name).id);
};
const aMenu = async (changes: object = {}) => ({
  name: "Lunch",
  hours: [atNoon],
  products: [await articleId("Pad Thai")],
  ...changes,
});
const onTills = async () =>
  replyOf(listMenu, await callAs(office.app, office.waiter, listMenu)).scheduledMenus;

describe("a scheduled menu", () => {
  test("reaches tills with every subcategory, also one that is added later", async () => {
    const categories = await categoryIds("Wine");
    const { saved, insert } = await office.save(officeScheduledMenu, {
      save: [await aMenu({ categories })],
    });
    expect(saved).toMatchObject([{ name: "Lunch", hours: [atNoon], categories }]);
    expect(insert["scheduledMenu"]).toMatchObject([
      { id: saved[0]?.id, name: "Lunch", categories },
    ]);
    const added = { name: "Orange wine", color: "#ff8800", parentId: categories[0] };
    await office.save(officeCategory, { save: [added] });
    const whole = await categoryIds("Wine", "Red wine", "White and sparkling", "Orange wine");
    const [lunch, ...others] = await onTills();
    expect(others).toEqual([]);
    expect(lunch).toMatchObject({
      id: saved[0]?.id,
      name: "Lunch",
      hours: [atNoon],
      products: [await articleId("Pad Thai")],
    });
    expect(new Set(lunch?.categories)).toEqual(new Set(whole));
  });

  test("does not forbid what is on it: an order outside its times is accepted", async () => {
    // It is evening in the venue.
    const order = office.order("M1", [office.item("Pad Thai")]);
    const answered = await office.write(office.waiter, newBill, order);
    expect(replyOf(newBill, answered).insert["billItem"]).toHaveLength(1);
  });

  test.each([
    [{ name: "Lunch" }, "name", "taken"],
    [{ name: " " }, "name", "required"],
    [{ hours: [] }, "hours", "no-hours"],
    [{ hours: [{ ...atNoon, weekdays: [] }] }, "hours", "hours-without-weekday"],
    [{ hours: [{ ...atNoon, weekdays: [1, 1] }] }, "hours", "repeated"],
    [{ hours: [{ ...atNoon, endMinute: 660 }] }, "hours", "hours-without-length"],
    [{ hours: [{ ...atNoon, startMinute: 1440 }] }, "hours", "hours-begin-too-late"],
    [{ hours: [{ ...atNoon, endMinute: 1441 }] }, "hours.0.endMinute", "invalid"],
    [
      { hours: [atNoon, { ...atNoon, startMinute: 899, endMinute: 960 }] },
      "hours",
      "overlapping-hours",
    ],
    [{ products: [] }, "products", "no-article-or-category"],
    [{ products: [999_999] }, "products", "not-found"],
    [{ categories: [999_999] }, "categories", "not-found"],
    [{ categories: [1, 1] }, "categories", "repeated"],
  ])("with %j is refused for its %s", async (changes, field, code) => {
    const { fields } = await office.refused(officeScheduledMenu, {
      save: [await aMenu({ name: "Another", ...changes })],
    });
    expect(fields).toMatchObject([{ row: 0, field, code }]);
  });

  test("is stored the same whatever the order of its weekdays", async () => {
    const { id, revision } = findNamed(await office.list(officeScheduledMenu), "Lunch");
    const turned = { ...atNoon, weekdays: atNoon.weekdays.toReversed() };
    const { saved, update } = await office.save(officeScheduledMenu, {
      save: [{ id, revision, hours: [turned] }],
    });
    expect(saved).toMatchObject([{ revision, hours: [atNoon] }]);
    expect(update).toEqual({});
  });

  test("belongs to users who run the office", async () => {
    const refused = await office.refused(
      officeScheduledMenu,
      { save: [await aMenu({ name: "Mine" })] },
      office.waiter,
    );
    expect(refused.status).toBe(403);
  });

  test("does not hold an article or a category on it, and tills no longer get it once retired", async () => {
    const [lunch] = await office.list(officeScheduledMenu);
    const asUse = { kind: "scheduledMenu", id: lunch?.id, name: "Lunch", isHolding: false };
    expect(await office.usesOf(officeArticle, await articleId("Pad Thai"))).toContainEqual(asUse);
    const [wine = 0] = await categoryIds("Wine");
    expect(await office.usesOf(officeCategory, wine)).toContainEqual(asUse);
    const retire = [{ id: lunch?.id, revision: lunch?.revision }];
    const gone = await office.save(officeScheduledMenu, { retire });
    expect(gone.delete["scheduledMenu"]).toEqual([lunch?.id]);
    expect(await onTills()).toEqual([]);
    const again = await office.refused(officeScheduledMenu, { save: [await aMenu()] });
    expect(again.fields).toMatchObject([{ field: "name", code: "taken-by-retired" }]);
    const { saved } = await office.save(officeScheduledMenu, {
      save: [{ id: lunch?.id, revision: (lunch?.revision ?? 0) + 1 }],
    });
    expect(saved).toMatchObject([{ name: "Lunch", isRetired: false }]);
    expect(await onTills()).toHaveLength(1);
  });
});

describe("a set-up file", () => {
  const read = async () =>
    replyOf(exportSetup, await callAs(office.app, office.admin, exportSetup)).yaml;
  const bring = (yaml: string) =>
    callAs(office.app, office.admin, importSetup, {
      body: { yaml },
      idempotencyKey: randomUUID(),
    });

  test("names what is on a menu and writes its times as on a clock", async () => {
    const yaml = await read();
    expect(yaml).toContain(`scheduledMenus:
  - name: Lunch
    hours:
      - { weekdays: [ 1, 2, 3, 4, 5 ], startMinute: 11:00, endMinute: 15:00 }
    products: [ Pad Thai ]
    categories: [ Wine ]
`);
    const { added, changed } = replyOf(importSetup, await bring(yaml));
    expect([added, changed]).toEqual([0, 0]);
  });

  test("adds a menu, and refuses times that overlap", async () => {
    const menuOf = (name: string, second: string) => `
scheduledMenus:
  - name: ${name}
    hours:
      - { weekdays: [6, 7], startMinute: "22:00", endMinute: "2:00" }
      - { weekdays: [1, 7], startMinute: "${second}", endMinute: "4:00" }
    categories: [Wine]
`;
    const { added } = replyOf(importSetup, await bring(menuOf("Night", "2:00")));
    expect(added).toBe(1);
    expect(findNamed(await onTills(), "Night").hours).toEqual([
      { weekdays: [6, 7], startMinute: 1320, endMinute: 120 },
      { weekdays: [1, 7], startMinute: 120, endMinute: 240 },
    ]);
    const refused = errorOf(await bring(menuOf("Late night", "1:59")));
    expect(refused.fields).toMatchObject([{ code: "overlapping-hours" }]);
  });
});

test("a copied menu of a location brings its scheduled menus along", async () => {
  // A user without a station may act at every location.
  const admin = await signInAs(office.app, "admin");
  const from = findNamed(admin.locations, "Lotus House").id;
  const location = findNamed(admin.locations, "Harbour Hotel").id;
  const input = { body: { from }, location, idempotencyKey: randomUUID() };
  replyOf(copyMenu, await callAs(office.app, admin, copyMenu, input));
  const there = replyOf(listMenu, await callAs(office.app, admin, listMenu, { location }));
  const lunch = findNamed(there.scheduledMenus, "Lunch");
  expect(lunch.hours).toEqual([atNoon]);
  expect(lunch.products).toEqual([findNamed(there.articles, "Pad Thai").id]);
  expect(lunch.categories).toContain(findNamed(there.categories, "Red wine").id);
});
