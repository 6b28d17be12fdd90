import type { TextStyle } from "./text-style.ts";

/**
 * The font of all papers, in the parts in which it is shipped. Each part is its own family, because not every platform
 * searches all files of a family before it falls back to another font.
 */
export const fontParts = ["latin", "vietnamese", "latin-ext", "thai"] as const;
export type FontPart = (typeof fontParts)[number];

export const fontWeights = [400, 700] as const;
export type FontWeight = (typeof fontWeights)[number];

export function fontFamily(part: FontPart): string {
  return `Comanda Paper ${part}`;
}

/** The font file, in the package that ships it. */
export function fontFile(part: FontPart, weight: FontWeight): string {
  return `sarabun-${part}-${weight}-normal.woff2`;
}

const families = fontParts.map((part) => `"${fontFamily(part)}"`).join(", ");

export function cssFont({ sizeDots, isBold }: TextStyle): string {
  const weight: FontWeight = isBold ? 700 : 400;
  return `${weight} ${sizeDots}px ${families}`;
}
