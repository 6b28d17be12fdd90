import type { Locator, Page } from "@playwright/test";

/** As long as the till takes a second tap for the rest of a double tap, and a little more. */
const restMs = 550;

/** Wider than the till's measure of the same place. */
const samePlacePx = 48;

type LastPress = {
  readonly atMs: number;
  readonly x: number;
  readonly y: number;
  readonly on: string;
};

const lastPresses = new WeakMap<Page, LastPress>();

const gestures = ["tap", "click", "check"] as const;

let isTaught = false;

/**
 * Lets journeys press as a person does: who presses something else at the same place has seen it come first. Everything
 * else is pressed as fast as the browser takes it.
 */
export function teachHand(page: Page): void {
  if (isTaught) return;
  isTaught = true;
  const prototype: object = Object.getPrototypeOf(page.locator("html"));
  for (const gesture of gestures) {
    const press: unknown = Reflect.get(prototype, gesture);
    if (typeof press !== "function") throw new Error(`Locators have no ${gesture}`);
    Reflect.set(prototype, gesture, async function (this: Locator, ...options: unknown[]) {
      const at = await look(this);
      await Reflect.apply(press, this, options);
      if (at !== null) lastPresses.set(this.page(), { ...at, atMs: Date.now() });
    });
  }
}

type Target = { readonly x: number; readonly y: number; readonly on: string };

/** Looks at what is to be pressed: at another thing at the same place for as long as a person needs to see it. */
export async function look(target: Locator): Promise<Target | null> {
  const page = target.page();
  const box = await target.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (box === null) return null;
  if (box.y < 0 || box.y + box.height > height) await target.scrollIntoViewIfNeeded();
  const { x, y, width: w, height: h } = (await target.boundingBox()) ?? box;
  const at = { x: x + w / 2, y: y + h / 2, on: String(target) };
  const last = lastPresses.get(page);
  const isSamePlace = last !== undefined && Math.hypot(at.x - last.x, at.y - last.y) <= samePlacePx;
  if (isSamePlace && last.on !== at.on) {
    await page.waitForTimeout(Math.max(0, last.atMs + restMs - Date.now()));
  }
  return at;
}

/** What was pressed by other means than a locator. */
export function rest(page: Page, { x, y }: { readonly x: number; readonly y: number }): void {
  lastPresses.set(page, { atMs: Date.now(), x, y, on: "" });
}
