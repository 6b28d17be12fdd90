import { randomUUID } from "node:crypto";

import { officeArticle } from "@comanda/contract/office-menu";
import { exportSetup, exportTable, importSetup, importTable } from "@comanda/contract/office-setup";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startFirstVenue } from "../../testing/test-first-venue.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const named = async (name: string) => findNamed(await office.list(officeArticle), name);
const importArticles = (csv: string) =>
  callAs(office.app, office.admin, importTable, {
    params: { list: "articles" },
    body: { csv },
    idempotencyKey: randomUUID(),
  });

test("a set-up file has the allergens by name, and brings them to an empty venue", async () => {
  const { id, revision } = await named("Pad Thai");
  const allergens = ["crustaceans", "eggs", "peanuts"];
  await office.save(officeArticle, { save: [{ id, revision, allergens }] });
  const { yaml } = replyOf(exportSetup, await callAs(office.app, office.admin, exportSetup));
  const { app, admin } = await startFirstVenue();
  const body = { yaml };
  const sent = await callAs(app, admin, importSetup, { body, idempotencyKey: randomUUID() });
  replyOf(importSetup, sent);
  const copied = replyOf(
    officeArticle.list,
    await callAs(app, admin, officeArticle.list, { query: {} }),
  );
  expect(findNamed(copied, "Pad Thai").allergens).toEqual(allergens);
  expect(replyOf(exportSetup, await callAs(app, admin, exportSetup)).yaml).toBe(yaml);
  await app.close();
});

test("a table has them in one cell, where none is a statement and an empty cell is not", async () => {
  replyOf(
    importTable,
    await importArticles("name,allergens\nGin,none\nTonic,sulphites | milk\nSoda,\n"),
  );
  const stated = await Promise.all(["Gin", "Tonic", "Soda"].map(named));
  expect(stated.map(({ allergens }) => allergens)).toEqual([["none"], ["milk", "sulphites"], []]);
  const params = { list: "articles" };
  const { csv } = replyOf(
    exportTable,
    await callAs(office.app, office.admin, exportTable, { params }),
  );
  expect(csv).toContain("milk | sulphites");
  const same = replyOf(importTable, await importArticles(csv));
  expect(same).toMatchObject({ added: 0, changed: 0 });
});

test("a table with an unknown allergen is refused by row and field", async () => {
  const refused = errorOf(await importArticles("name,allergens\nGin,juniper\n"));
  expect(refused.fields?.[0]).toMatchObject({ row: 0, field: "allergens" });
});
