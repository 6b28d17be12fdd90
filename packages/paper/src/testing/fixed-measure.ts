import type { TextStyle } from "../text-style.ts";

/** A font in which every character is half as wide as it is high, and marks take no room. */
export function measureFixed(text: string, { sizeDots }: TextStyle): number {
  return text.replaceAll(/\p{Mark}/gu, "").length * (sizeDots / 2);
}
