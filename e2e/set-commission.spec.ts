import { officeArticle, officeQuestion } from "@comanda/contract/office-menu";
import { expect } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import {
  button,
  line,
  linesAtTable,
  newOrder,
  pressArticle,
  print,
  printAndReload,
  signInAtRestaurant,
} from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";

/** The lunch set has two drinks, of which each may be one that earns a commission. */
async function offerLadyDrinks(origin: string): Promise<void> {
  const office = await apiTill(origin, "admin", "Restaurant");
  const articles = await office.call(officeArticle.list);
  const drinks = articles.filter(({ name }) => name === "Lady Drink");
  const choices = drinks.map(({ id: product }) => ({
    product,
    price: 0,
    isDefault: false,
    maximum: 2,
  }));
  const questions = await office.call(officeQuestion.list);
  const save = questions
    .filter(({ name }) => name === "Drink of the lunch set")
    .map(({ id, revision, ...question }) => ({
      id,
      revision,
      maximum: 2,
      choices: [...question.choices, ...choices],
    }));
  await office.call(officeQuestion.save, { body: { save, retire: [] } });
}

test("a set asks who earns each of its drinks, one after the other", async ({
  page,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  await offerLadyDrinks(ownServer.origin);
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "L7");
  await pressArticle(page, "Lunch Set");
  const set = page.getByRole("dialog", { name: "Lunch Set" });
  for (const choice of ["Som Tam", "Pad See Ew", "Lady Drink", "Lady Drink"]) {
    await set.getByRole("button", { name: choice }).tap();
  }
  await button(page, "Add 249.00").tap();

  const sheet = page.getByRole("dialog", { name: "Commission of Lady Drink" });
  await expect(sheet).toContainText("1/2");
  await sheet.getByLabel("Staff ID").fill("20");
  await button(page, "Confirm").tap();
  await expect(sheet).toContainText("2/2");
  await expect(sheet.getByLabel("Staff ID")).toHaveValue("");
  await button(page, "Cancel").tap();
  await expect(page).toHaveURL(/\/order$/);
  await expect(line(page, "Commission")).toHaveCount(1);

  // The forgotten one is set on its line.
  await line(page, "Lady Drink").last().tap();
  await button(page, "Who earns").tap();
  await sheet.getByLabel("Staff ID").fill("10");
  await button(page, "Confirm").tap();
  await expect(line(page, "Commission")).toHaveCount(2);
  await print(page);
  const { lines } = await linesAtTable(ownServer, "L7");
  expect(lines.filter(({ type }) => type === 2)).toMatchObject([
    { commission: 50_00 },
    { commission: 50_00 },
  ]);
});

test("a touch on a name sets a commission, and another touch gives it to somebody else once it is sent", async ({
  page,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  // The cashier signs in, and can be chosen.
  await apiTill(ownServer.origin, "cashier", "Restaurant");
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "L8");
  await pressArticle(page, "Lady Drink");
  const sheet = page.getByRole("dialog", { name: "Commission of Lady Drink" });
  const people = sheet.getByRole("group", { name: "Who is here:" });
  await people.getByRole("button", { name: "Mali Wong" }).tap();
  await expect(page).toHaveURL(/\/order$/);
  await expect(line(page, "Commission Mali Wong")).toBeVisible();
  await printAndReload(page, "L8");
  await line(page, "Lady Drink").tap();
  await button(page, "Who earns").tap();
  await expect(people.getByRole("button", { pressed: true })).toHaveText(/Mali Wong/);
  await people.getByRole("button", { name: "10 · 50.00" }).tap();
  await expect(line(page, "Commission")).toHaveCount(3);
  await print(page);
  const { lines } = await linesAtTable(ownServer, "L8");
  const earned = lines.filter(({ type }) => type === 2);
  const [mali, back, cashier] = earned.map(({ staff }) => staff);
  expect(earned.map(({ qty }) => qty)).toEqual([1, -1, 1]);
  expect(back).toBe(mali);
  expect(cashier).not.toBe(mali);
});
