import { addLogo } from "@comanda/contract/logo";
import { officeLocation } from "@comanda/contract/office-venue";
import { writeLogo } from "@comanda/domain/paper/logo";
import { createCanvas, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import { expect, type Locator, type Page } from "@playwright/test";
import { readFile, truncate, writeFile } from "node:fs/promises";

import { apiTill, type ApiTill } from "./api-till.ts";
import { boxOf } from "./box-of.ts";
import { findCutOffTextsIn } from "./cut-off.ts";
import { languages } from "./displays.ts";
import { findBarriers } from "./find-barriers.ts";
import { hugePng } from "./huge-png.ts";
import { field, openPart, rowOf, save } from "./office-journey.ts";
import { sellForCash } from "./own-venue.ts";
import { printedRows } from "./printed-picture.ts";
import { orderPadThai, test, waitForPaperReports } from "./printer-journey.ts";
import type { PrinterVenue } from "./printer-venue.ts";
import { goTo, openTill } from "./till-menu.ts";
import { chooseSalePoint, logIn } from "./till.ts";

type Draw = (context: SKRSContext2D) => void;

function paintPng(width: number, height: number, draw: Draw): Buffer {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext("2d"));
  return canvas.toBuffer("image/png");
}

/** A black half and a white half in a frame, with a white margin around. */
const halves = paintPng(800, 400, (context) => {
  context.fillStyle = "white";
  context.fillRect(0, 0, 800, 400);
  context.fillStyle = "black";
  context.fillRect(40, 40, 720, 320);
  context.fillStyle = "white";
  context.fillRect(400, 60, 340, 280);
});

/** A picture, or the path of one on disk. */
function choose(
  page: Page,
  picture: Buffer | string,
  name = "logo.png",
  mimeType = "image/png",
): Promise<void> {
  const input = page.getByLabel("Choose logo").last();
  return input.setInputFiles(
    typeof picture === "string" ? picture : { name, mimeType, buffer: picture },
  );
}

const group = (page: Page) => page.getByRole("group", { name: "Logo on bills" });
const removeLogo = (page: Page) => page.getByRole("button", { name: "Remove logo" });

async function openLocation(page: Page): Promise<void> {
  await openPart(page, "location", "Location");
  await rowOf(page, "Location", "Lotus House").first().tap();
  await expect(page.getByRole("heading", { level: 1, name: "Lotus House" })).toBeVisible();
}

async function saveLocation(page: Page): Promise<void> {
  await save(page, "Lotus House");
  await expect(rowOf(page, "Location", "Lotus House").first()).toBeVisible();
}

/** How dark a shown paper is at this place, from 0 for white to 1 for black; it is 576 dots wide. */
function darkness(paper: Locator, across: number, downDots: number): Promise<number> {
  return paper.evaluate(
    (canvas, place) => {
      if (!(canvas instanceof HTMLCanvasElement)) return Number.NaN;
      const [x, y] = [canvas.width * place.across, (canvas.width * place.downDots) / 576];
      const pixel = canvas.getContext("2d")?.getImageData(Math.round(x), Math.round(y), 1, 1);
      return 1 - (pixel?.data[0] ?? Number.NaN) / 255;
    },
    { across, downDots },
  );
}

async function printBill(page: Page, house: PrinterVenue, table: string): Promise<Buffer> {
  const before = house.receipts.papers().length;
  await orderPadThai(page, table);
  await expect.poll(() => house.receipts.papers().length).toBe(before + 1);
  const last = () => house.receipts.papers().at(-1) ?? Buffer.of();
  // The cut is the end of a paper.
  await expect.poll(() => last().subarray(-4).toString("hex")).toBe("1d564200");
  await waitForPaperReports(page);
  return last();
}

test("a picture that the office chooses is on the printed bill as its preview shows it, until it is removed", async ({
  page,
  browser,
  house,
}) => {
  await openLocation(page);
  await choose(page, halves);
  const preview = group(page).locator("canvas");
  await field(page, "Size on paper").selectOption("Large");
  // The frame is 360 dots wide and as high as a large logo can be.
  await expect.poll(() => darkness(preview, 0.4, 80)).toBeGreaterThan(0.9);
  await expect.poll(() => darkness(preview, 0.6, 80)).toBeLessThan(0.1);
  expect(await findBarriers(page)).toEqual([]);
  await saveLocation(page);

  const till = await browser.newPage({ baseURL: house.server.origin, hasTouch: true });
  await logIn(till, "waiter");
  await chooseSalePoint(till, "Lotus House - Restaurant");
  const rows = printedRows(await printBill(till, house, "41"));
  const [left, right] = [Math.floor((576 - 360) / 2), Math.ceil((576 + 360) / 2)];
  expect(rows[80]?.slice(left + 10, 285)).toBe("#".repeat(285 - left - 10));
  expect(rows[80]?.slice(292, right - 14)).toBe(" ".repeat(right - 14 - 292));
  expect([rows[80]?.slice(0, left - 4).trim(), rows[80]?.slice(right + 4).trim()]).toEqual([
    "",
    "",
  ]);

  await rowOf(page, "Location", "Lotus House").first().tap();
  await removeLogo(page).tap();
  await expect(preview).toBeHidden();
  await saveLocation(page);
  const office = await apiTill(house.server.origin, "admin", "Spa");
  const [location] = await office.call(officeLocation.list);
  expect(location?.logo).toBeNull();
  const plain = printedRows(await printBill(till, house, "42"));
  expect(plain[30]?.slice(left + 10, 285)).not.toBe("#".repeat(285 - left - 10));
  await till.close();
});

/** Black on its left half. */
const blackLeft = writeLogo({
  widthDots: 368,
  heightDots: 160,
  bytes: Uint8Array.from({ length: 46 * 160 }, (_, at) => (at % 46 < 23 ? 255 : 0)),
});

async function setLogo(office: ApiTill, logo: string | null): Promise<void> {
  const rows = await office.call(officeLocation.list);
  const changed = rows.map(({ id, revision }) => ({ id, revision, logo }));
  await office.call(officeLocation.save, { body: { save: changed, retire: [] } });
}

/** The page of a PDF that is a picture: 203 dots per inch, twice as many pixels, and an edge of 32 dots. */
async function darknessOfPdf(pdf: Buffer, xDots: number, yDots: number): Promise<number> {
  const from = pdf.indexOf(Buffer.of(0xff, 0xd8, 0xff));
  const image = await loadImage(pdf.subarray(from, pdf.indexOf("endstream", from)));
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const [red = 0] = context.getImageData(2 * (xDots + 32), 2 * (yDots + 32), 1, 1).data;
  return 1 - red / 255;
}

test("a bill on the screen has the logo, and so has its PDF", async ({ page, house }) => {
  const { origin } = house.server;
  const office = await apiTill(origin, "admin", "Spa");
  const content = Buffer.from(blackLeft).toString("base64");
  const { hash } = await office.call(addLogo, { body: { content } });
  await setLogo(office, hash);
  await sellForCash(await apiTill(origin, "cashier", "Restaurant"), {
    article: "Gin",
    table: "43",
  });
  await openTill(page, "cashier");
  await goTo(page, "/bills-reprint");
  await page
    .getByRole("button", { name: /^Show bill/ })
    .first()
    .tap();
  const dialog = page.getByRole("dialog");
  const paper = dialog.locator("canvas").first();
  await expect.poll(() => darkness(paper, 0.4, 80)).toBeGreaterThan(0.9);
  expect(await darkness(paper, 0.6, 80)).toBeLessThan(0.1);
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Receipt as PDF" }).tap();
  const pdf = await readFile(await (await saving).path());
  expect(await darknessOfPdf(pdf, 0.4 * 576, 80)).toBeGreaterThan(0.9);
  expect(await darknessOfPdf(pdf, 0.6 * 576, 80)).toBeLessThan(0.1);
  await setLogo(office, null);
});

/** A GIF with two images of one black pixel, repeated for ever. */
const movingGif = Buffer.concat([
  Buffer.from("GIF89a\u0001\0\u0001\0\u0080\0\0\0\0\0\u00FF\u00FF\u00FF", "latin1"),
  Buffer.from("!\u00FF\u000BNETSCAPE2.0\u0003\u0001\0\0\0", "latin1"),
  Buffer.from(",\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0", "latin1"),
  Buffer.from(",\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0;", "latin1"),
]);

/** On disk, as otherwise all of it is sent to the browser in one message, which takes half a minute on a busy machine. */
async function largeFile(): Promise<string> {
  const path = test.info().outputPath("large.png");
  await writeFile(path, "");
  await truncate(path, 40_000_000);
  return path;
}

test("each bad file has its sentence, and the form keeps what was typed and the logo before", async ({
  page,
}) => {
  await openLocation(page);
  await field(page, "Phone").fill("+66 2 000 0999");
  await choose(page, halves);
  const preview = group(page).locator("canvas");
  await expect(preview).toBeVisible();
  const refused = [
    ["This file has 40 MB, and a picture can have at most 20 MB", await largeFile()],
    ["This picture has 20000 × 20000 pixels, which is too many", hugePng(20_000)],
    ["This is not a picture that can be shown", Buffer.from("%PDF-1.7")],
    ["This is not a picture that can be shown", hugePng(100)],
  ] as const;
  for (const [sentence, file] of refused) {
    await choose(page, file);
    await expect(group(page).getByText(sentence)).toBeVisible();
    await expect(preview).toBeVisible();
    await choose(page, halves);
    await expect(group(page).getByText(sentence)).toBeHidden();
  }
  const plain = (colour: string) =>
    paintPng(100, 100, (context) => {
      context.fillStyle = colour;
      context.fillRect(0, 0, 100, 100);
    });
  const column = paintPng(10, 2000, (context) => {
    for (let y = 0; y < 2000; y += 200) context.fillRect(0, y, 10, 100);
  });
  const warned = [
    [plain("white"), "Nothing of it is dark enough to be printed"],
    [plain("black"), "It is printed as a black block"],
    [
      column,
      "It is so tall that it becomes very narrow",
      "Transparent parts stay as white as the paper",
    ],
    [movingGif, "only the first image is printed"],
  ] as const;
  for (const [file, ...sentences] of warned) {
    await choose(page, file);
    for (const sentence of sentences) {
      await expect(group(page).getByText(sentence)).toBeVisible();
    }
  }
  // A white picture becomes visible.
  await choose(page, plain("white"));
  await page.getByLabel("Swap black and white").tap();
  await expect(group(page).getByText("It is printed as a black block")).toBeVisible();
  await expect(field(page, "Phone")).toHaveValue("+66 2 000 0999");
});

test("a drawing and a transparent picture are printed too", async ({ page }) => {
  await openLocation(page);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>`;
  await choose(page, Buffer.from(drawing), "logo.svg", "image/svg+xml");
  const preview = group(page).locator("canvas");
  await expect.poll(() => darkness(preview, 0.5, 60)).toBeGreaterThan(0.9);
  const ring = paintPng(200, 200, (context) => {
    context.lineWidth = 30;
    context.arc(100, 100, 80, 0, 2 * Math.PI);
    context.stroke();
  });
  await choose(page, ring);
  await expect.poll(() => darkness(preview, 0.5, 60)).toBeLessThan(0.1);
  await expect.poll(() => darkness(preview, 0.5, 6)).toBeGreaterThan(0.9);
});

test("on a phone everything about a logo can be read and touched, in every language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLocation(page);
  await choose(page, halves);
  await expect(group(page).locator("canvas")).toBeVisible();
  const preview = await boxOf(group(page).locator("canvas"));
  expect(preview.x + preview.width).toBeLessThanOrEqual(390);
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  for (const control of [removeLogo(page), field(page, "Size on paper")]) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await findCutOffTextsIn(page, [...languages])).toEqual([]);
});
