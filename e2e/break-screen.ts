import type { Page } from "@playwright/test";

/** A part of a screen, by its tag and a text in it, such as a heading. */
export type BrokenPart = { readonly tag: string; readonly text: string };

/**
 * From now on, even after a reload, the till throws while it renders this part, since a browser function that React
 * calls fails. The program itself is the one that venues run.
 */
export async function breakPart(page: Page, part: BrokenPart): Promise<void> {
  await page.evaluate(
    ({ tag, text }) => sessionStorage.setItem("broken-part", JSON.stringify([tag, text])),
    part,
  );
}

export async function mendPart(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem("broken-part"));
}

/** Call before the till is opened. */
export async function watchBrokenPart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setter = Object.getOwnPropertyDescriptor(Node.prototype, "textContent");
    Object.defineProperty(Node.prototype, "textContent", {
      ...setter,
      set(this: Node, text: unknown) {
        const broken = sessionStorage.getItem("broken-part");
        if (broken === JSON.stringify([this.nodeName, text])) throw new Error("planted");
        setter?.set?.call(this, text);
      },
    });
  });
}
