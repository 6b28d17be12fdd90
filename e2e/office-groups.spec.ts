import { expect, type Page } from "@playwright/test";
import { officeUserGroup } from "@comanda/contract/office-staff";

import { apiTill } from "./api-till.ts";
import { findBarriers } from "./find-barriers.ts";
import { field, openPart, openRow, rowOf, save } from "./office-journey.ts";
import { test } from "./own-venue.ts";
import { refusedCall } from "./till.ts";

const title = "Staff groups";
const permission = (page: Page, name: string) => page.getByRole("checkbox", { name });

test("a group is added, changed and retired, and retiring it shows the staff who still need it", async ({
  page,
}) => {
  await openPart(page, "staff-groups", title);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "New" }).tap();
  await field(page, "Name").fill("Divers");
  await field(page, "Used for").selectOption("Other");
  await permission(page, "Take payment").check();
  expect(await findBarriers(page)).toEqual([]);
  await save(page, "Divers");
  await expect(rowOf(page, title, "Divers")).toContainText("Take payment");

  await openRow(page, title, "Divers");
  await field(page, "Name").fill("Boat crew");
  await save(page, "Boat crew");
  await openRow(page, title, "Boat crew");
  await page.getByRole("button", { name: "Retire", exact: true }).tap();
  const question = page.getByRole("dialog", { name: "Retire Boat crew?" });
  await question.getByRole("button", { name: "Retire" }).tap();
  await expect(page.getByText("Boat crew retired")).toBeVisible();

  await openRow(page, title, "Cashier");
  await page.getByRole("button", { name: "Retire", exact: true }).tap();
  const held = page.getByRole("dialog", { name: "Still needed by:" });
  await expect(held.getByRole("listitem").filter({ hasText: "Staff:" }).first()).toBeVisible();
  await expect(held.getByText("At another location: 1")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await held.getByRole("button", { name: "Close" }).tap();
});

test("two managers changing a group at the same time lose nothing", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await openPart(page, "staff-groups", title);
  await openRow(page, title, "Service");
  const other = await apiTill(ownServer.origin, "admin", "Restaurant");
  const group = (await other.call(officeUserGroup.list)).find(({ name }) => name === "Service");
  const renamed = { id: group?.id, revision: group?.revision, name: "Floor" };
  await other.call(officeUserGroup.save, { body: { save: [renamed], retire: [] } });
  await permission(page, "Add customers").check();
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  const question = page.getByRole("alert").filter({ hasText: "has changed this" });
  await expect(question.getByRole("row").filter({ hasText: "Name" })).toContainText("Floor");
  await question.getByRole("button", { name: "Save mine" }).tap();
  await expect(rowOf(page, title, "Floor")).toContainText("Add customers");
});

test("a staff form shows the permissions of the chosen group", async ({ page, ownServer }) => {
  const other = await apiTill(ownServer.origin, "admin", "Restaurant");
  const group = (await other.call(officeUserGroup.list)).find(({ name }) => name === "Service");
  const permissions = ["take_payment", "update_stock"];
  const given = { id: group?.id, revision: group?.revision, permissions };
  await other.call(officeUserGroup.save, { body: { save: [given], retire: [] } });

  await openPart(page, "staff", "Staff");
  await openRow(page, "Staff", "Mali");
  const ofGroup = (name: string) => page.getByRole("list", { name: `From the group ${name}` });
  await expect(ofGroup("Service").getByRole("listitem")).toHaveText([
    "Take payment",
    "Receive deliveries",
  ]);
  // The permission comes from the group alone, so it cannot be changed here.
  await expect(permission(page, "Take payment")).not.toBeChecked();
  await expect(ofGroup("Service").getByRole("checkbox")).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);

  await field(page, "Staff group").selectOption("Hostesses");
  await expect(page.getByText("Nothing beyond what everyone may do on a till.")).toBeVisible();
  await expect(ofGroup("Hostesses").getByRole("listitem")).toHaveCount(0);
  await field(page, "Staff group").selectOption("Service");
  await expect(ofGroup("Service").getByRole("listitem")).toHaveCount(2);
});
