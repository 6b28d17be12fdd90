/** What a browser says it is and runs on, by the names that people know; null where it does not say. */
export type Device = { readonly browser: string | null; readonly system: string | null };

type Sign = readonly [sign: RegExp, name: string];

// Nearly every browser also calls itself Chrome or Safari, and nearly every system Linux or Mac, so those come last.
const browsers: readonly Sign[] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/\S+ .*\bSafari\//, "Safari"],
];
const systems: readonly Sign[] = [
  [/\biPad\b/, "iPad"],
  [/\biPhone\b/, "iPhone"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** A device is called by its browser and its system: Chrome on Android. */
export function deviceOf(userAgent: string): Device {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}

function nameIn(signs: readonly Sign[], userAgent: string): string | null {
  return signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}
