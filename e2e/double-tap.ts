import type { Locator, Page } from "@playwright/test";

import { glassOf, middleOf, touch } from "./glass.ts";
import { look, rest } from "./hand.ts";

/** Each press that reached a control of the page, with the address of the screen it was on, and when fingers came down. */
declare const window: { reachedControls: string[]; fingersDownAtMs: number[] };

/** From now on a page notes which controls its presses reach. */
export async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.reachedControls = [];
    const names = new Map<Element, string>();
    const note = (event: Event) => {
      const { target } = event;
      const control = target instanceof Element ? target.closest("button, a, input, label") : null;
      // The click of a key is not a press.
      if (
        control === null ||
        (event instanceof MouseEvent && event.type === "click" && event.detail === 0)
      ) {
        return;
      }
      const name = control.getAttribute("aria-label") ?? control.textContent;
      // The same words on another element are another control.
      if (!names.has(control)) names.set(control, `${name} (${names.size})`);
      window.reachedControls.push(`${location.pathname} ${names.get(control)}`);
    };
    // A finger that is only lifted over a control presses nothing: the screen may change while it is down.
    for (const type of ["pointerdown", "click"]) {
      document.addEventListener(type, note, { capture: true });
    }
    window.fingersDownAtMs = [];
    // Before the till, which keeps a press that is dropped to itself.
    addEventListener("pointerdown", ({ timeStamp }) => window.fingersDownAtMs.push(timeStamp), {
      capture: true,
    });
  });
}

const tapLastsMs = 20;

/** A busy machine may bring the second tap so late that it is a press of its own. */
export const slowestGapMs = 480;

export type DoubleTap = {
  /** The controls that the two taps reached. */
  readonly reached: readonly string[];
  /** From finger to finger, as the page saw it. */
  readonly gapMs: number;
};

/** Two taps of one finger. */
export async function doubleTap(page: Page, target: Locator, gapMs: number): Promise<DoubleTap> {
  // Until a finger would reach it: a message may still lie over it.
  await target.tap({ trial: true });
  await look(target);
  const at = { id: 0, ...(await middleOf(target)) };
  const glass = await glassOf(page);
  await page.evaluate(() => {
    window.reachedControls = [];
    window.fingersDownAtMs = [];
  });
  const startMs = Date.now();
  for (const tapMs of [startMs, startMs + tapLastsMs + gapMs]) {
    await page.waitForTimeout(Math.max(0, tapMs - Date.now()));
    await touch(glass, "touchStart", [at], tapMs);
    await touch(glass, "touchEnd", [], tapMs + tapLastsMs);
  }
  rest(page, at);
  await glass.detach();
  return page.evaluate(() => {
    const [first = 0, second = 0] = window.fingersDownAtMs;
    return { reached: [...new Set(window.reachedControls)], gapMs: second - first };
  });
}
