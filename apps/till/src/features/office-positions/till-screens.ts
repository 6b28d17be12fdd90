import type { TileCapacity } from "#ui/use-tile-capacity.ts";

/** How many tiles a till shows at once, by screen size. An e2e test compares this with the till. */
export const tillScreens = {
  large: { width: 1920, height: 1080, columns: 7, rows: 6 },
  till: { width: 1366, height: 768, columns: 5, rows: 3 },
  tablet: { width: 1024, height: 768, columns: 4, rows: 3 },
  phone: { width: 390, height: 844, columns: 2, rows: 5 },
} as const satisfies Readonly<
  Record<string, TileCapacity & { readonly width: number; readonly height: number }>
>;

export type TillScreen = keyof typeof tillScreens;
export const tillScreenNames = ["large", "till", "tablet", "phone"] as const;

/** The screen with the nearest width. */
export function findNearestScreen(width: number): TillScreen {
  const [nearest] = tillScreenNames.toSorted(
    (one, other) =>
      Math.abs(tillScreens[one].width - width) - Math.abs(tillScreens[other].width - width),
  );
  return nearest ?? "till";
}
