export type TextColor = "black" | "white";

/** The brightness above which black text is easier to read: 125 of 255, in thousandths to stay an integer. */
const brightnessThreshold = 125_000;

/** Chooses black text on bright tiles and white text on dark ones. */
export function textColorOn(color: string): TextColor {
  return luminance(color) > brightnessThreshold ? "black" : "white";
}

/** The perceived brightness of #rrggbb: green counts more than red, red more than blue. */
function luminance(color: string): number {
  const part = (from: number): number => Number.parseInt(color.slice(from, from + 2), 16);
  return 299 * part(1) + 587 * part(3) + 114 * part(5);
}
