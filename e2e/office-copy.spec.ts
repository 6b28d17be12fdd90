import { expect, type Page } from "@playwright/test";
import { officeCategory } from "@comanda/contract/office-menu";
import { officeStaff } from "@comanda/contract/office-staff";

import { apiTill } from "./api-till.ts";
import { findBarriers } from "./find-barriers.ts";
import { goTo } from "./till-menu.ts";
import { field, openPart, partOf } from "./office-journey.ts";
import { test } from "./own-venue.ts";
import { chooseSalePoint, refusedCall, tab, tile, touchLogIn, typeCredentials } from "./till.ts";

const title = "The menu of another location";

/** Chooses the hotel and answers the question whether to copy its menu. */
async function copyFromHotel(page: Page, answer: "Cancel" | "Copy the menu"): Promise<void> {
  await partOf(page, title).getByRole("button", { name: "Copy the menu" }).tap();
  const question = page.getByRole("dialog", {
    name: "Copy the menu of Harbour Hotel to Lotus House?",
  });
  await expect(question).toContainText("Articles with the same name");
  await question.getByRole("button", { name: answer }).tap();
  await expect(question).toHaveCount(0);
}

test("another location's menu is copied after its conflicts are shown", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  const lotus = await apiTill(ownServer.origin, "admin", "Restaurant");
  const lobby = { name: "Lobby bar", color: "#336699" };
  const made = await lotus.call(officeCategory.save, { body: { save: [lobby], retire: [] } });
  const [category] = made.saved;
  const { retired } = await lotus.call(officeCategory.save, {
    body: { save: [], retire: [{ id: category?.id, revision: category?.revision }] },
  });

  await openPart(page, "files", "Export and import");
  const part = partOf(page, title);
  await expect(part.getByRole("button", { name: "Copy the menu" })).toBeDisabled();
  await field(page, "From").selectOption({ label: "Harbour Hotel" });
  await copyFromHotel(page, "Cancel");
  await expect(part.getByText(/added/)).toHaveCount(0);

  await copyFromHotel(page, "Copy the menu");
  await expect(part.getByRole("listitem")).toHaveText([
    /^categories, row \d+: name belongs to a retired entry, which can be brought back \("Lobby bar"\)$/,
  ]);
  await expect(part.getByText("Nothing was copied")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect((await lotus.call(officeCategory.list)).map(({ name }) => name)).not.toContain("Rooms");

  await lotus.call(officeCategory.save, {
    body: { save: [{ id: category?.id, revision: retired[0]?.revision }], retire: [] },
  });
  await copyFromHotel(page, "Copy the menu");
  await expect(part.getByText(/^[1-9]\d* added, [1-9]\d* changed$/)).toBeVisible();
  await copyFromHotel(page, "Copy the menu");
  await expect(part.getByText("Everything is already up to date")).toBeVisible();

  await goTo(page, "/order");
  await tab(page, "Rooms").waitFor();
  await tab(page, "Lobby bar").tap();
  await expect(tile(page, "Bún Bò Huế")).toContainText("75,000.00");
  await tab(page, "Thai kitchen").tap();
  await expect(tile(page, "Pad Thai")).toContainText("120.00");
});

test("a user of only one location is not offered other menus", async ({ page, ownServer }) => {
  const admin = await apiTill(ownServer.origin, "admin", "Restaurant");
  const [somebody] = await admin.call(officeStaff.list);
  const harbourManager = {
    username: "harbour-manager",
    ref: "99",
    firstName: "Nok",
    lastName: "Chai",
    mayLogIn: true,
    userGroup: somebody?.userGroup,
    permissions: ["admin"],
    password: "quiet river 7",
  };
  await admin.call(officeStaff.save, { body: { save: [harbourManager], retire: [] } });
  await page.goto("/");
  await typeCredentials(page, "harbour-manager", "quiet river 7");
  await touchLogIn(page);
  await chooseSalePoint(page, "Lotus House - Restaurant");
  await page.getByRole("tabpanel").waitFor();
  await goTo(page, "/office/files");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "The whole set-up",
    "Articles as a table",
    "Customers as a table",
  ]);
});
