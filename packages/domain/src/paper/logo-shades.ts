import type { Shades } from "./dither.ts";
import { logoLimits } from "./logo.ts";

/** How large a logo is printed: at most so many dots. */
export const logoSizes = {
  small: { widthDots: 184, heightDots: 80 },
  medium: { widthDots: 280, heightDots: 120 },
  large: logoLimits,
} as const;
export type LogoSize = keyof typeof logoSizes;

/** From the darkest to the lightest. */
export const lightnesses = ["darkest", "darker", "normal", "lighter", "lightest"] as const;
export type Lightness = (typeof lightnesses)[number];

/** How a venue wants its logo. */
export type LogoLook = {
  readonly size: LogoSize;
  readonly lightness: Lightness;
  /** Black becomes white and the other way round. */
  readonly isInverted: boolean;
};

const white = 255;
const bytesPerPixel = 4;
/** How bright the eye sees red, green and blue. */
const brightness = [0.299, 0.587, 0.114] as const;

type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
type Pixels = { readonly data: ArrayLike<number>; readonly width: number; readonly height: number };

/** Where a picture has anything but white, so that a margin takes no paper; null if it is white. */
export function findInk({ data, width, height }: Pixels, isInverted: boolean): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (shadeAt(data, y * width + x, isInverted) >= almostWhite) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return null;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** What cameras and JPEG make of white. */
const almostWhite = 245;

/** The largest size of a picture of this shape in the space that a logo of this size has. */
export function fitLogo(
  { width, height }: Pick<Box, "width" | "height">,
  size: LogoSize,
): { readonly width: number; readonly height: number } {
  const { widthDots, heightDots } = logoSizes[size];
  const scale = Math.min(widthDots / width, heightDots / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** How much each step makes the shades between black and white lighter; these two stay. */
const gammas: Readonly<Record<Lightness, number>> = {
  darkest: 2.6,
  darker: 1.6,
  normal: 1,
  lighter: 0.6,
  lightest: 0.35,
};

/** The pixels of a canvas as shades to print. */
export function toShades(
  { data, width, height }: Pixels,
  { lightness, isInverted }: Pick<LogoLook, "lightness" | "isInverted">,
): Shades {
  const shades = Float64Array.from({ length: width * height }, (_, pixel) => {
    const shade = shadeAt(data, pixel, isInverted);
    return white * (shade / white) ** gammas[lightness];
  });
  return { widthDots: width, heightDots: height, shades };
}

/** A transparent pixel has the colour of the paper, or of what is to become it. */
function shadeAt(data: ArrayLike<number>, pixel: number, isInverted: boolean): number {
  const at = pixel * bytesPerPixel;
  const opacity = (data[at + 3] ?? white) / white;
  const colour = brightness.reduce((sum, share, index) => sum + share * (data[at + index] ?? 0), 0);
  const behind = isInverted ? 0 : white;
  const shade = Math.round(colour * opacity + behind * (1 - opacity));
  return isInverted ? white - shade : shade;
}

/** Whether anything of it shows the paper behind. */
export function isTransparent({ data }: Pick<Pixels, "data">): boolean {
  for (let at = 3; at < data.length; at += bytesPerPixel)
    if ((data[at] ?? white) < white) return true;
  return false;
}
