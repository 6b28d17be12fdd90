import { listMenu } from "@comanda/contract/menu";
import { officeArticle } from "@comanda/contract/office-menu";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const article = async (name: string) => findNamed(await office.list(officeArticle), name);
const menu = async () =>
  replyOf(listMenu, await callAs(office.app, office.waiter, listMenu)).articles;

test("an article states its allergens, which tills receive as the bits of a number", async () => {
  const { id, revision } = await article("Green Curry");
  const contained = { allergens: ["nuts", "crustaceans"] };
  const { saved, update } = await office.save(officeArticle, {
    save: [{ id, revision, ...contained }],
  });
  expect(saved[0]?.allergens).toEqual(["crustaceans", "nuts"]);
  expect(update["article"]).toEqual([{ id, changes: { allergens: { old: null, new: 130 } } }]);
  expect(findNamed(await menu(), "Green Curry").allergens).toBe(130);
  await office.save(officeArticle, {
    save: [{ id, revision: revision + 1, allergens: ["none"] }],
  });
  expect((await article("Green Curry")).allergens).toEqual(["none"]);
  expect(findNamed(await menu(), "Green Curry").allergens).toBe(0);
  await office.save(officeArticle, { save: [{ id, revision: revision + 2, allergens: [] }] });
  expect((await article("Green Curry")).allergens).toEqual([]);
  expect(findNamed(await menu(), "Green Curry")).not.toHaveProperty("allergens");
});
