import { expect, type Locator, type Page } from "@playwright/test";

import { findCovered } from "./find-covered.ts";
import { boxOf } from "./box-of.ts";
import { findCutOffTexts } from "./cut-off.ts";
import { test } from "./journey.ts";
import { createBill, loadTable, showReceipt } from "./money-journey.ts";
import { button, newOrder, pressArticle, signInAtRestaurant } from "./order-journey.ts";
import { speak } from "./speak.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { goTo, openKeyPad } from "./till-menu.ts";

// A terminal, a laptop whose browser has bars, and a phone on its side.
const lowScreens = [
  { width: 800, height: 600 },
  { width: 1024, height: 470 },
  { width: 844, height: 390 },
];

test("on a low screen every key of the pad is whole", async ({ page }) => {
  await signInAtRestaurant(page, "cashier");
  await page.setViewportSize({ width: 800, height: 600 });
  await openKeyPad(page);
  const keys = page.locator("[data-key-pad] button");
  for (const language of ["en_US", "th_TH"] as const) {
    await speak(page, language);
    for (const size of lowScreens) {
      await page.setViewportSize(size);
      // Twelve for numbers without their empty corner, four with words, and "Pay cash".
      await expect(keys).toHaveCount(16);
      for (const key of await keys.all()) await expect(key).toBeInViewport({ ratio: 1 });
    }
  }
});

test("on a low screen the fields of the second bill are not under Confirm", async ({
  page,
  server,
}) => {
  await startDayWithShifts(server);
  const { id } = await createBill(server, "LS1");
  await signInAtRestaurant(page, "cashier");
  await page.setViewportSize({ width: 800, height: 480 });
  await loadTable(page, "LS1");
  await goTo(page, `/split-bill/${id}`);
  await expect(button(page, "Confirm")).toBeInViewport({ ratio: 1 });
  for (const label of ["Table", "Room", "Number of customers (cover)"]) {
    const field = page.getByLabel(label, { exact: true });
    await field.tap({ timeout: 10_000 });
    await expect(field).toBeFocused();
  }
});

// What a keyboard on the screen leaves of a phone, a laptop with touch and a small tablet.
const aboveKeyboard = [
  { width: 390, height: 439 },
  { width: 1366, height: 399 },
  { width: 800, height: 312 },
];

test("above a keyboard the reason of a refund is not under the actions of its bill", async ({
  page,
  server,
}) => {
  await startDayWithShifts(server);
  await createBill(server, "LS2");
  await signInAtRestaurant(page, "admin");
  await loadTable(page, "LS2");
  await button(page, "PAY").tap();
  await button(page, "Pay the rest by Cash").tap();
  await showReceipt(page);
  await button(page, "Refund").tap();
  const reason = page.getByRole("region", { name: "Refund" }).getByLabel("Reason");
  // Android would put its keyboard over the page otherwise, and this journey would prove nothing.
  const viewport = page.locator("meta[name=viewport]");
  await expect(viewport).toHaveAttribute("content", /interactive-widget=resizes-content/);
  for (const size of aboveKeyboard) {
    await page.setViewportSize(size);
    for (const block of ["start", "nearest"] as const) {
      await reason.evaluate((field, at) => field.scrollIntoView({ block: at }), block);
      const isCovered = await reason.evaluate((field) => {
        const { left, top, bottom } = field.getBoundingClientRect();
        const tops = [top + 4, bottom - 4].map((at) => document.elementFromPoint(left + 20, at));
        return tops.some((element) => element !== field);
      });
      expect(isCovered, `${size.width} × ${size.height}, ${block}`).toBe(false);
    }
  }
});

test("on a small terminal mixers are in sight, and the arrows of the pages keep their places", async ({
  page,
  server,
}) => {
  await startDayWithShifts(server);
  await signInAtRestaurant(page, "waiter");
  await page.setViewportSize({ width: 800, height: 600 });
  await newOrder(page, "LS5");
  const arrows = ["Previous page", "Next page"].map((name) => button(page, name));
  const places = async () => await Promise.all(arrows.map(async (arrow) => await boxOf(arrow)));
  const before = await places();
  await pressArticle(page, "Gin");
  const mixers = page.getByRole("region", { name: "Side orders, mixers" }).getByRole("button");
  await expect(mixers).toHaveText(["+ Tonic30.00", "+ Soda"]);
  for (const mixer of await mixers.all()) await expect(mixer).toBeInViewport({ ratio: 1 });
  expect(await places()).toEqual(before);
});

test("a long name of the user or of the sale point leaves the table in sight", async ({
  page,
  server,
}) => {
  await startDayWithShifts(server);
  await createBill(server, "LS3");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "LS3");
  const names = [
    "Nguyễn Thị Phương Thảo Wattanaphongphaibul",
    "Sunset Beach Resort and Spa Koh Samui, Chaweng Noi - Restaurant and bar at the swimming pool, first floor",
  ];
  await page.locator("header p").evaluateAll((lines, texts) => {
    for (const [at, text] of texts.entries()) lines[at]?.replaceChildren(text);
  }, names);
  for (const width of [800, 820, 1024, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    const place = page.getByText("Table LS3");
    await expect(place).toBeInViewport({ ratio: 1 });
    expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
  }
});

test("long names of staff stay inside their buttons", async ({ page, server }) => {
  await startDayWithShifts(server);
  await signInAtRestaurant(page, "cashier");
  await page.setViewportSize({ width: 800, height: 600 });
  await goTo(page, "/new-order");
  await page.getByLabel("Table", { exact: true }).fill("LS4");
  await button(page, "Ok").tap();
  const staff = page.getByRole("dialog", { name: "Invalid staff ID" }).getByRole("listitem");
  await expect(staff).not.toHaveCount(0);
  for (const one of await staff.getByRole("button").all()) {
    const excess = await one.evaluate((element) => {
      const [name] = element.children;
      name?.replaceChildren("20 Phatcharawan Wattanaphongphaibulsin");
      return element.scrollWidth - element.clientWidth;
    });
    expect(excess).toBe(0);
  }
});

test("long names of ways to pay stay inside their buttons", async ({ page, server }) => {
  await startDayWithShifts(server);
  await createBill(server, "LS5");
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "LS5");
  await goTo(page, "/pay");
  const methods = page.getByRole("group", { name: "Pay by" }).getByRole("button");
  await expect(methods).not.toHaveCount(0);
  for (const width of [800, 390]) {
    await page.setViewportSize({ width, height: 600 });
    for (const method of await methods.all()) {
      const excess = await method.evaluate((element) => {
        const name = element.querySelector("span")?.lastChild;
        name?.replaceWith("Überweisungsbestätigung");
        return element.scrollWidth - element.clientWidth;
      });
      expect(excess).toBe(0);
    }
  }
});

test("the frequent actions and all words are whole on low laptops and on a small tablet", async ({
  page,
}) => {
  await signInAtRestaurant(page, "admin");
  // The longest words.
  await speak(page, "tl_PH");
  const actions = page.locator("nav:has(> [aria-haspopup]) > button");
  for (const size of [
    { width: 1366, height: 625 },
    { width: 1024, height: 470 },
    { width: 600, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await expect(actions).toHaveCount(8);
    for (const action of await actions.all()) await expect(action).toBeInViewport({ ratio: 1 });
    expect(await findCutOffTexts(page)).toEqual([]);
  }
});

test("on a low screen a discount's field and all keys for it are in sight", async ({
  page,
  server,
}) => {
  await startDayWithShifts(server);
  await createBill(server, "LS2");
  await signInAtRestaurant(page, "admin");
  await page.setViewportSize({ width: 844, height: 390 });
  await loadTable(page, "LS2");
  await goTo(page, "/discount");
  await expect(page.getByLabel("Percent off")).toBeFocused();
  await expect(page.getByLabel("Percent off")).toBeInViewport({ ratio: 1 });
  for (const key of ["7", "5", "3", "0"]) {
    await expect(button(page, key)).toBeInViewport({ ratio: 0.99 });
  }

  await test.step("on a low phone, too, as in every form with a pad", async () => {
    await expectPadInSight(page);
  });

  await test.step("and on a phone nothing is drawn over the keys", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, "/order");
    await goTo(page, "/discount");
    await expect(page.getByLabel("Percent off")).toBeFocused();
    // What only decorates lets presses through, so it is looked at: all keys of a column have the same ground.
    for (const key of ["7", "4", "1"]) {
      expect(await findOtherGround(button(page, key)), key).toEqual([]);
    }
  });

  // On a terminal the first reasons, too: they are what gives the discount.
  await goTo(page, "/order");
  await goTo(page, "/discount");
  await page.setViewportSize({ width: 800, height: 600 });
  const give = await button(page, "Give discount").boundingBox();
  for (const name of ["Regular guest", "Long wait"]) {
    const reason = await button(page, name).boundingBox();
    expect(reason === null ? Infinity : reason.y + reason.height).toBeLessThan(give?.y ?? 0);
  }
});

/** The rows of dots along the left of a key that do not have its ground, from its rounded corner to the other one. */
async function findOtherGround(key: Locator): Promise<readonly number[]> {
  const picture = await key.screenshot();
  return key.evaluate(async (element, base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const ground = getComputedStyle(element).backgroundColor;
    const rows = Array.from({ length: image.height - 20 }, (_none, index) => index + 10);
    return rows.filter((row) => {
      const [red, green, blue] = context?.getImageData(12, row, 1, 1).data ?? [];
      return `rgb(${red}, ${green}, ${blue})` !== ground;
    });
  }, picture.toString("base64"));
}

/** On low phones, every key of every form is in sight, and so is each field that the keys fill. */
async function expectPadInSight(page: Page): Promise<void> {
  for (const size of [
    { width: 360, height: 640 },
    { width: 390, height: 664 },
  ]) {
    await page.setViewportSize(size);
    for (const path of ["/new-order", "/change-order", "/discount", "/pay-cash", "/do-payment"]) {
      const form = page.locator("main form:has([inputmode=none])");
      await goTo(page, "/order");
      await expect(form).toHaveCount(0);
      await goTo(page, path);
      const keys = form.getByRole("button", { name: /^(\d|Delete the last character)$/ });
      const pad = form.locator("div:not(fieldset *) > button").and(keys);
      await expect(pad).toHaveCount(11);
      const fields = await form.locator("input[inputmode=none]").all();
      expect(fields).not.toEqual([]);
      for (const field of fields) {
        await field.focus();
        const covered = [...(await findCovered(pad)), ...(await findCovered(field))];
        expect(covered, `${path} at ${size.width} × ${size.height}`).toEqual([]);
      }
    }
  }
}

test("on a low screen nothing scrolls around the list and the page of the help", async ({
  page,
}) => {
  await signInAtRestaurant(page, "admin");
  await goTo(page, "/order?help=order");
  const list = page.getByRole("dialog", { name: "Help" }).getByRole("navigation");
  await list.waitFor();
  for (const size of [{ width: 1024, height: 690 }, ...lowScreens]) {
    await page.setViewportSize(size);
    const excess = await list.evaluate((element) => {
      const around = element.closest("dialog")?.querySelector("h2 + div");
      return around === null || around === undefined
        ? Infinity
        : around.scrollHeight - around.clientHeight;
    });
    expect(excess).toBe(0);
  }
});
