import { languageTag } from "@comanda/domain/venue/language-tag";
import type { Page } from "@playwright/test";

import type { languages } from "./displays.ts";
import { changeLanguage } from "./speak.ts";

/** Texts of the screen that cannot be read completely, each with the problem. */
export async function findCutOffTexts(page: Page): Promise<readonly string[]> {
  return await page.evaluate<readonly string[]>(`(${lookAtTexts})()`);
}

/** The same in each of the languages, with its name. The screen stays in the last one. */
export async function findCutOffTextsIn(
  page: Page,
  spoken: readonly (typeof languages)[number][],
): Promise<readonly string[]> {
  const tagged = spoken.map((language) => ({ ...language, tag: languageTag(language.code) }));
  return await page.evaluate<readonly string[]>(`(async () => {
    const changeLanguage = ${changeLanguage.toString()};
    const found = [];
    for (const language of ${JSON.stringify(tagged)}) {
      await changeLanguage(language);
      found.push(...(${lookAtTexts})().map((text) => language.name + " " + text));
    }
    return found;
  })()`);
}

// All functions below except the last run in the page, each by itself, with its arguments only. A tolerance of 1.5 px
// allows for rounding.

/** Visible texts, without those for screen readers only. */
function shownTexts(): readonly Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent === null || node.data.trim() === "") continue;
    const isShown = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isShown && getComputedStyle(parent).clipPath === "none") texts.push(node);
  }
  return texts;
}

/** Elements that clip words in them. */
function hiddenParts(texts: readonly Text[]): readonly string[] {
  /** Room for a tone mark above a vowel above a letter. */
  const leastLeading = 1.2;
  return texts.flatMap(({ parentElement, data }) => {
    let box = parentElement;
    // Words in a line are cut by the box around the line.
    while (box !== null && getComputedStyle(box).display === "inline") box = box.parentElement;
    if (box === null) return [];
    const { overflowX, overflowY, lineHeight, fontSize, clipPath, position } =
      getComputedStyle(box);
    // It is for screen readers only.
    if (clipPath !== "none") return [];
    const cutsWidth = /hidden|clip/.test(overflowX);
    const cutsHeight = /hidden|clip/.test(overflowY);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
    // Below a chart, a name that has no room is not there at all.
    if (clientWidth === 0 && position === "absolute") return [];
    const isCut =
      (cutsWidth && scrollWidth > clientWidth + 1.5) ||
      (cutsHeight && scrollHeight > clientHeight + 1.5);
    const leading = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    const isClose = (cutsWidth || cutsHeight) && leading < leastLeading;
    const words = data.trim().slice(0, 60);
    return [
      ...(isCut ? [`cut off: ${words}`] : []),
      ...(isClose ? [`lines too close: ${words}`] : []),
    ];
  });
}

/** Words that stick out of their button, cell or dialog, or of the screen. */
function stickingOut(texts: readonly Text[]): readonly string[] {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const pageParts = [...(document.querySelector("#root")?.children ?? [])];
  const isOnPaper = matchMedia("print").matches;
  const fits = pageParts.every((part) => part.getBoundingClientRect().bottom <= innerHeight);
  const found = [
    ...(innerWidth < scrollWidth ? ["wider than the screen"] : []),
    // What is only read aloud sticks out of it. A browser may show a second scrollbar for that.
    ...(innerHeight < scrollHeight && fits && !isOnPaper ? ["higher than the screen"] : []),
  ];
  for (const text of texts) {
    // Cells of a wide grid, and options in one line on a phone, are scrolled to.
    const box = text.parentElement?.closest(
      "button, a, label, td, th, [role=gridcell], [role=columnheader], [role=tab], dialog, [role=dialog], main",
    );
    if (box === null || box === undefined) continue;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(text);
    // Vertical overflow may be scrollable.
    const isOut = [...range.getClientRects()].some(
      (rect) =>
        rect.left < left - 1.5 ||
        rect.right > right + 1.5 ||
        (!box.matches("main, dialog") && (rect.top < top - 1.5 || rect.bottom > bottom + 1.5)),
    );
    const words = text.data.trim().slice(0, 60);
    if (isOut) found.push(`sticks out of ${box.tagName.toLowerCase()}: ${words}`);
  }
  return found;
}

/** Words and numbers broken across lines. Thai has no spaces: the browser breaks it with its dictionary. */
function brokenWords(texts: readonly Text[]): readonly string[] {
  const found: string[] = [];
  for (const text of texts) {
    // Nearly every text has one line, in which nothing can be broken.
    const whole = document.createRange();
    whole.selectNodeContents(text);
    if (new Set([...whole.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue;
    const number = "\\p{N}[\\p{N}.,'\u00a0]*\\p{N}";
    const isThai = /\p{Script=Thai}/u.test(text.data);
    const wholes = new RegExp(isThai ? number : `[\\p{L}\\p{M}]{2,}|${number}`, "gu");
    for (const { index, 0: word } of text.data.matchAll(wholes)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const kind = /^\p{N}/u.test(word) ? "number" : "word";
      if (lines.size > 1) found.push(`broken ${kind}: ${word} in ${text.data.slice(0, 60)}`);
    }
  }
  return found;
}

/** Buttons whose content does not fit, or whose texts overlap. */
function crowdedButtons(texts: readonly Text[]): readonly string[] {
  const found: string[] = [];
  const textsOf = Map.groupBy(texts, (text) => text.parentElement?.closest("button, [role=tab]"));
  for (const button of document.querySelectorAll("button, [role=tab]")) {
    if (!button.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { overflowX, overflowY } = getComputedStyle(button);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = button;
    const isOver = scrollWidth > clientWidth + 1.5 || scrollHeight > clientHeight + 1.5;
    const words = (button.textContent ?? "").trim().slice(0, 60);
    if (isOver && !/hidden|clip/.test(overflowX + overflowY)) {
      found.push(`too much for its button: ${words}`);
    }
    const parts = (textsOf.get(button) ?? []).map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
    const isOnAnother = parts.some((part, index) =>
      part.some((one) =>
        parts
          .slice(index + 1)
          .flat()
          .some(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8,
          ),
      ),
    );
    if (isOnAnother) found.push(`one text on another: ${words}`);
  }
  return found;
}

/** Fields whose placeholder does not fit. */
function cutHints(): readonly string[] {
  const pen = document.createElement("canvas").getContext("2d");
  if (pen === null) throw new Error("Widths cannot be measured here");
  const found: string[] = [];
  for (const field of document.querySelectorAll("input")) {
    if (!field.checkVisibility() || field.placeholder === "" || field.value !== "") continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    pen.font = font;
    if (pen.measureText(field.placeholder).width > field.clientWidth - padding + 1.5) {
      found.push(`cut off hint: ${field.placeholder}`);
    }
  }
  return found;
}

const looks = [hiddenParts, stickingOut, brokenWords, crowdedButtons, cutHints];

/** Combined into one call, since every call to the page is a round trip. */
const lookAtTexts = `() => {
  const texts = (${shownTexts.toString()})();
  const looks = [${looks.map((look) => look.toString()).join(",")}];
  return [...new Set(looks.flatMap((look) => look(texts)))];
}`;
