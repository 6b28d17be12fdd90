export type Ink = "black" | "white";

/** The brightness above which black is the easier to read: 125 of 255, in thousandths to stay whole. */
const brightFrom = 125_000;

/** Names on tiles are black on bright colours and white on dark ones. */
export function inkOnColor(color: string): Ink {
  return luminance(color) > brightFrom ? "black" : "white";
}

/** How bright a #rrggbb looks: the eye takes green for brighter than red, and red than blue. */
function luminance(color: string): number {
  const part = (from: number): number => Number.parseInt(color.slice(from, from + 2), 16);
  return 299 * part(1) + 587 * part(3) + 114 * part(5);
}
