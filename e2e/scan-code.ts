import type { Page } from "@playwright/test";

/** Types a code and Enter as fast as a scanner, which Playwright's own typing is not while the machine is busy. */
export async function scanCode(page: Page, code: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const keys = [...Array.from(code, (digit) => keyOf(digit, 48 + Number(digit))), enter];
  await Promise.all(
    keys.flatMap(({ text, ...key }) => [
      devtools.send("Input.dispatchKeyEvent", { type: "keyDown", text, ...key }),
      devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...key }),
    ]),
  );
  await devtools.detach();
}

const enter = { key: "Enter", code: "Enter", text: "\r", windowsVirtualKeyCode: 13 };

function keyOf(digit: string, windowsVirtualKeyCode: number): typeof enter {
  return { key: digit, code: `Digit${digit}`, text: digit, windowsVirtualKeyCode };
}
