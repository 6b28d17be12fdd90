import { showBill } from "@comanda/contract/bill-papers";
import { timeZone } from "@comanda/domain/time/local-time";
import { languages } from "@comanda/domain/venue/settings";
import type { Layout } from "@comanda/paper/layout";
import { layoutPaper } from "@comanda/paper/layout-paper";
import type { RenderOptions } from "@comanda/paper/formatter";
import { paint, measureWith } from "@comanda/paper/paint";
import { cssFont, fontFamily, fontParts, fontWeights, fontFile } from "@comanda/paper/paper-font";
import { samples } from "@comanda/paper/samples/samples";
import type { Measure } from "@comanda/paper/text-style";
import { expect, type Page } from "@playwright/test";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";

import { apiTill } from "./api-till.ts";
import { goTo, openTill } from "./till-menu.ts";
import { test } from "./journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { sell } from "./sell.ts";

const widthDots = 576;
const lookIn = (language: RenderOptions["language"]): RenderOptions => ({
  language,
  isRepeat: false,
  money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  zone: timeZone("Asia/Bangkok"),
});

let bill = 0;

test.beforeAll(async ({ server }) => {
  await startDayWithShifts(server);
  const till = await apiTill(server.origin, "waiter", "Restaurant");
  ({ id: bill } = await sell(till, { article: "Pad Thai", table: "9" }));
});

type PaintedText = { readonly text: string; readonly x: number; readonly y: number };

/** Records what the page paints from here on. */
async function notePainted(page: Page): Promise<PaintedText[]> {
  const painted: PaintedText[] = [];
  await page.exposeFunction("notePainted", (piece: PaintedText) => painted.push(piece));
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its context below
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function noted(text, x, y) {
      const note: unknown = Reflect.get(globalThis, "notePainted");
      if (typeof note === "function") note({ text, x, y });
      fillText.call(this, text, x, y);
    };
  });
  return painted;
}

async function showTheBill(page: Page): Promise<void> {
  await goTo(page, "/bills-detail");
  await page.getByRole("button", { name: /#1$/ }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Lotus House");
  await page.waitForFunction(
    ([families, faces]) =>
      [...document.fonts].filter(({ family }) => families.includes(family.replaceAll('"', "")))
        .length === faces,
    [fontParts.map(fontFamily), fontParts.length * fontWeights.length] as const,
  );
}

/** The painted pieces of a layout only. */
function paintedBy(layout: Layout): readonly PaintedText[] {
  const painted: PaintedText[] = [];
  const brush = {
    font: "",
    fillStyle: "",
    fillRect: () => undefined,
    fillText: (text: string, x: number, y: number) => painted.push({ text, x, y }),
    measureText: () => ({ width: 0 }),
  };
  paint(layout, brush, { fromDots: 0, widthDots, heightDots: layout.heightDots }, () => {});
  return painted;
}

for (const [name, language] of [
  ["English", "en_US"],
  ["Thai", "th_TH"],
] as const) {
  test(`the bill on the screen is painted as the paper is, in ${name}`, async ({
    page,
    server,
  }) => {
    const painted = await notePainted(page);
    await openTill(page, "waiter");
    await page.evaluate((code) => localStorage.setItem("comanda.language", code), language);
    await page.reload();
    await page.getByRole("tabpanel").waitFor();
    await showTheBill(page);
    const till = await apiTill(server.origin, "waiter", "Restaurant");
    const document = await till.call(showBill, { params: { id: bill } });
    const paper = { widthDots, measure: measureInNode() };
    const expected = paintedBy(layoutPaper(document, lookIn(language), paper));
    expect(expected.length).toBeGreaterThan(10);
    await expect.poll(() => painted.slice(-expected.length)).toEqual(expected);
  });
}

type MeasuredText = { readonly font: string; readonly text: string };

test("the browser lays out every paper as the server does", async ({ page }) => {
  await openTill(page, "waiter");
  await showTheBill(page);
  const inNode = measureInNode();
  const asked = new Map<string, MeasuredText>();
  const keyOf = (font: string, text: string) => JSON.stringify([font, text]);
  const noted: Measure = (text, style) => {
    const font = cssFont(style);
    asked.set(keyOf(font, text), { font, text });
    return inNode(text, style);
  };
  const papers = Object.values(samples).flatMap((document) =>
    languages.flatMap((language) =>
      [576, 384].map((dots) => ({ document, look: lookIn(language), dots })),
    ),
  );
  const layouts = (measure: Measure) =>
    papers.map(({ document, look: options, dots }) =>
      layoutPaper(document, options, { widthDots: dots, measure }),
    );
  const onServer = layouts(noted);
  const widths = await page.evaluate(measureAll, [...asked.values()]);
  const inBrowser = new Map([...asked.keys()].map((key, index) => [key, widths[index]]));
  const measured: Measure = (text, style) => {
    const width = inBrowser.get(keyOf(cssFont(style), text));
    if (width === undefined) throw new Error(`The server did not ask for ${text}`);
    return width;
  };
  expect(asked.size).toBeGreaterThan(500);
  expect(layouts(measured)).toEqual(onServer);
});

test("the browser splits a text into the same words as the server", async ({ page }) => {
  const texts = [JSON.stringify(samples), "ผัดไทยกุ้งสดห่อไข่ญี่ปุ่นต้มยำน้ำข้น"];
  await page.goto("/");
  for (const text of texts) {
    const words = wordsOf(text);
    expect(words.length).toBeGreaterThan(5);
    expect(await page.evaluate(wordsOf, text)).toEqual(words);
  }
});

/** Splits a text into words as line breaking does. Runs in both the browser and Node. */
function wordsOf(text: string): readonly string[] {
  const segmenter = new Intl.Segmenter("th", { granularity: "word" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function measureAll(all: readonly MeasuredText[]): readonly number[] {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) throw new Error("This browser does not paint");
  return all.map(({ font, text }) => {
    context.font = font;
    return context.measureText(text).width;
  });
}

const require = createRequire(import.meta.url);

/** Measures text as the server does. */
function measureInNode(): Measure {
  const folder = join(dirname(require.resolve("@fontsource/sarabun/package.json")), "files");
  for (const part of fontParts) {
    for (const weight of fontWeights) {
      GlobalFonts.registerFromPath(join(folder, fontFile(part, weight)), fontFamily(part));
    }
  }
  return measureWith(createCanvas(1, 1).getContext("2d"));
}
