import type { Page } from "@playwright/test";

/** What a scanner leaves between two keys. */
const gapMs = 8;

/** Longer than the till takes for one run of keys: what was typed before belongs to no scan. */
const beforeScanMs = 200;

/** Types a code and Enter as fast as a scanner: the keys have times of their own, since the machine may be busy. */
export async function scanCode(page: Page, code: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const keys = [...Array.from(code, (digit) => keyOf(digit, 48 + Number(digit))), enter];
  const startMs = Date.now() + beforeScanMs;
  await Promise.all(
    keys.flatMap(({ text, ...key }, index) => {
      const at = { timestamp: (startMs + index * gapMs) / 1000 };
      return [
        devtools.send("Input.dispatchKeyEvent", { type: "keyDown", text, ...key, ...at }),
        devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...key, ...at }),
      ];
    }),
  );
  await devtools.detach();
}

const enter = { key: "Enter", code: "Enter", text: "\r", windowsVirtualKeyCode: 13 };

function keyOf(digit: string, windowsVirtualKeyCode: number): typeof enter {
  return { key: digit, code: `Digit${digit}`, text: digit, windowsVirtualKeyCode };
}
