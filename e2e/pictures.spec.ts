import { officeArticle } from "@comanda/contract/office-menu";
import { addPicture } from "@comanda/contract/picture";
import { expect, type Browser, type Locator, type Page } from "@playwright/test";

import { apiTill, type ApiTill } from "./api-till.ts";
import { findBarriers } from "./find-barriers.ts";
import { paintDish } from "./food-pictures.ts";
import { hugePng } from "./huge-png.ts";
import { openPart, openRow, save } from "./office-journey.ts";
import { expectServerLost, waitForInstalledTill, waitForStoredVenue } from "./offline-till.ts";
import { signInAtRestaurant } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { colourAt, takePhoto } from "./photo.ts";
import { sell } from "./sell.ts";
import { tile, unansweredCall } from "./till.ts";

test.use({ serviceWorkers: "allow" });

const stopping = /status of (401|503) |response code \(503\)/;

async function openOffice(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin, hasTouch: true, serviceWorkers: "block" });
  await openPart(page, "articles", "Articles");
  await openRow(page, "Articles", "Pad Thai");
  return page;
}

const chooser = (page: Page) => page.getByRole("group", { name: "Picture", exact: true });
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel("Choose picture").last().setInputFiles(file);

/** The middle of the upper and the lower half of what a tile shows of its picture. */
async function expectUpright(shown: Locator): Promise<void> {
  const colours = async () => {
    const above = await colourAt(shown, 0.25, 0.45);
    const below = await colourAt(shown, 0.25, 0.9);
    return [above.red > 180, above.blue < 60, below.red < 60, below.blue > 180];
  };
  await expect.poll(colours).toEqual([true, true, true, true]);
}

test("a photo that the office chooses is upright on every till at once, also without the server", async ({
  page,
  browser,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, stopping);
  const cashier = await openRestaurant(ownServer.origin);
  await signInAtRestaurant(page, "waiter");
  const dish = tile(page, "Pad Thai");
  const plain = await placesOf(dish);
  const office = await openOffice(browser, ownServer.origin);
  const buffer = await takePhoto();
  await choose(office, { name: "pad-thai.jpg", mimeType: "image/jpeg", buffer });
  await expectUpright(chooser(office).locator("button").first());
  expect(await findBarriers(office)).toEqual([]);
  await save(office, "Pad Thai");

  await expectUpright(dish);
  // No text has moved.
  expect(await placesOf(dish)).toEqual(plain);
  await waitForInstalledTill(page);
  // The device stores the menu no later than this bill.
  await sell(cashier, { article: "Gin", table: "T1" });
  await waitForStoredVenue(page, 1);
  await ownServer.stop();
  await page.reload();
  await expectUpright(dish);
  await expectServerLost(page);
  await office.close();
});

/** Where the name and the price of a tile stand. */
async function placesOf(shown: Locator): Promise<readonly unknown[]> {
  return shown.evaluate((item) => {
    const place = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top, width, height } = range.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    };
    return [...item.querySelectorAll("button > span")].map(place);
  });
}

test("a file that is no picture is refused beside the field, and a picture can be removed", async ({
  page,
  ownServer,
}) => {
  await openPart(page, "articles", "Articles");
  await openRow(page, "Articles", "Pad Thai");
  const buffer = Buffer.from("%PDF-1.7 the menu");
  await choose(page, { name: "menu.pdf", mimeType: "application/pdf", buffer });
  await expect(page.getByText("This is not a picture that can be shown")).toBeVisible();
  await choose(page, { name: "huge.png", mimeType: "image/png", buffer: hugePng(20_000) });
  await expect(page.getByText("This picture has 20000 × 20000 pixels")).toBeVisible();
  const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await takePhoto() };
  await choose(page, photo);
  const remove = page.getByRole("button", { name: "Remove picture" });
  await expect(remove).toBeVisible();
  await expect(page.getByText("This is not a picture that can be shown")).toBeHidden();
  await save(page, "Pad Thai");
  const office = await apiTill(ownServer.origin, "admin", "Spa");
  const pictureOf = async () =>
    (await office.call(officeArticle.list)).find(({ name }) => name === "Pad Thai")?.picture;
  expect(await pictureOf()).toMatch(/^[0-9a-f]{32}$/);
  await openRow(page, "Articles", "Pad Thai");
  await remove.tap();
  await expect(remove).toBeHidden();
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  // The message of the first save may still be there.
  await expect.poll(pictureOf).toBeNull();
});

test("pictures are pasted and dropped, too", async ({ page }) => {
  await openPart(page, "articles", "Articles");
  await openRow(page, "Articles", "Pad Thai");
  const photo = (await takePhoto()).toString("base64");
  for (const event of ["paste", "drop"] as const) {
    await page.evaluate(giveFile, { event, photo });
    await expectUpright(chooser(page).locator("button").first());
    await page.getByRole("button", { name: "Remove picture" }).tap();
  }
});

/** Runs in the page. */
function giveFile({ event, photo }: { readonly event: "paste" | "drop"; readonly photo: string }) {
  const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
  const data = new DataTransfer();
  data.items.add(new File([bytes], "photo.jpg", { type: "image/jpeg" }));
  const how = { bubbles: true, cancelable: true };
  document.body.dispatchEvent(
    event === "paste"
      ? new ClipboardEvent("paste", { ...how, clipboardData: data })
      : new DragEvent("drop", { ...how, dataTransfer: data }),
  );
}

test("pictures come after the first screen, a few per call, and once per device while they are used", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  const office = await apiTill(ownServer.origin, "admin", "Bar");
  await giveEachArticleAPicture(office);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // The first call gets no reply; it is made again later.
  await page.route(`**${picturesPath}*`, (route) => route.abort(), { times: 1 });
  await signInAtRestaurant(page, "waiter");
  await page.getByRole("tab", { name: "Starters" }).tap();
  await expect.poll(() => areAllShown(page), { timeout: 40_000 }).toBe(true);
  expect(asked.indexOf(picturesPath)).toBeGreaterThan(asked.indexOf("/api/product/list"));
  const calls = () => asked.filter((path) => path === picturesPath).length;
  const before = calls();
  await page.reload();
  await page.getByRole("tab", { name: "Starters" }).tap();
  await expect.poll(() => areAllShown(page)).toBe(true);
  expect(calls()).toBe(before);

  await expect.poll(() => countKept(page)).toBeGreaterThan(0);
  const articles = await office.call(officeArticle.list);
  const rows = articles.map(({ id, revision }) => ({ id, revision, picture: null }));
  await office.call(officeArticle.save, { body: { save: rows, retire: [] } });
  await expect.poll(() => countKept(page)).toBe(0);
});

const picturesPath = "/api/product/pictures";

async function giveEachArticleAPicture(office: ApiTill): Promise<void> {
  const plates = ["#f0f0f0", "#e0d0c0", "#c0d0e0", "#303030"];
  const hashes = await Promise.all(
    plates.map(async (plate) => {
      const content = await paintDish({ table: "#806040", plate, food: ["#c52", "#383"] });
      return (await office.call(addPicture, { body: { content } })).hash;
    }),
  );
  const articles = await office.call(officeArticle.list);
  const rows = articles.map(({ id, revision }, index) => ({
    id,
    revision,
    picture: hashes[index % hashes.length],
  }));
  await office.call(officeArticle.save, { body: { save: rows, retire: [] } });
}

/** Whether each tile in sight shows its picture. */
function areAllShown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const pictured = [...document.querySelectorAll("[data-picture]")];
    const image = (of: Element) => getComputedStyle(of, "::before").backgroundImage;
    return pictured.length > 0 && pictured.every((one) => image(one).startsWith("url"));
  });
}

/** How many pictures the device has stored. */
function countKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("comanda-pictures");
        opening.addEventListener("success", () => {
          const database = opening.result;
          const count = database.transaction("pictures").objectStore("pictures").count();
          count.addEventListener("success", () => {
            database.close();
            resolve(count.result);
          });
        });
      }),
  );
}
