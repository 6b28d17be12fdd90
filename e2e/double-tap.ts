import type { Locator, Page } from "@playwright/test";

import { openTouchInput, middleOf, sendTouch } from "./touch-input.ts";
import { waitToNotice, recordPress } from "./pace-presses.ts";

/** Each press that reached a control, with the address of its screen, and the time of each touch. */
declare const window: { reachedControls: string[]; fingersDownAtMs: number[] };

/** Records from now on which controls presses reach. */
export async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.reachedControls = [];
    const names = new Map<Element, string>();
    const note = (event: Event) => {
      const { target } = event;
      const control = target instanceof Element ? target.closest("button, a, input, label") : null;
      // A click by keyboard is not a press.
      if (
        control === null ||
        (event instanceof MouseEvent && event.type === "click" && event.detail === 0)
      ) {
        return;
      }
      const name = control.getAttribute("aria-label") ?? control.textContent;
      // The same name on another element means another control.
      if (!names.has(control)) names.set(control, `${name} (${names.size})`);
      window.reachedControls.push(`${location.pathname} ${names.get(control)}`);
    };
    // Lifting a finger over a control does not press it, since the screen may have changed in between.
    for (const type of ["pointerdown", "click"]) {
      document.addEventListener(type, note, { capture: true });
    }
    window.fingersDownAtMs = [];
    // Registered before the till's listener, which stops the propagation of dropped presses.
    addEventListener("pointerdown", ({ timeStamp }) => window.fingersDownAtMs.push(timeStamp), {
      capture: true,
    });
  });
}

const tapLastsMs = 20;

/** On a busy machine the second tap may come so late that it counts as a separate press. */
export const slowestGapMs = 480;

export type DoubleTap = {
  /** The controls that the two taps reached. */
  readonly reached: readonly string[];
  /** The time between the two touches, as the page measured it. */
  readonly gapMs: number;
};

/** Two taps with one finger. */
export async function doubleTap(page: Page, target: Locator, gapMs: number): Promise<DoubleTap> {
  // Waits until the target can be reached: a message may still cover it.
  await target.tap({ trial: true });
  await waitToNotice(target);
  const at = { id: 0, ...(await middleOf(target)) };
  const glass = await openTouchInput(page);
  await page.evaluate(() => {
    window.reachedControls = [];
    window.fingersDownAtMs = [];
  });
  const startMs = Date.now();
  for (const tapMs of [startMs, startMs + tapLastsMs + gapMs]) {
    await page.waitForTimeout(Math.max(0, tapMs - Date.now()));
    await sendTouch(glass, "touchStart", [at], tapMs);
    await sendTouch(glass, "touchEnd", [], tapMs + tapLastsMs);
  }
  recordPress(page, at);
  await glass.detach();
  return page.evaluate(() => {
    const [first = 0, second = 0] = window.fingersDownAtMs;
    return { reached: [...new Set(window.reachedControls)], gapMs: second - first };
  });
}
