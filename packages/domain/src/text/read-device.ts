/** The browser and system that a user agent names; null if unknown. */
export type Device = { readonly browser: string | null; readonly system: string | null };

type UserAgentPattern = readonly [sign: RegExp, name: string];

// Nearly every browser also claims to be Chrome or Safari, and nearly every system Linux or Mac, so those come last.
const browsers: readonly UserAgentPattern[] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/\S+ .*\bSafari\//, "Safari"],
];
const systems: readonly UserAgentPattern[] = [
  [/\biPad\b/, "iPad"],
  [/\biPhone\b/, "iPhone"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** Reads browser and system from a user agent, such as Chrome on Android. */
export function readDevice(userAgent: string): Device {
  return { browser: findName(browsers, userAgent), system: findName(systems, userAgent) };
}

function findName(signs: readonly UserAgentPattern[], userAgent: string): string | null {
  return signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}
