import { blackShare, type Dots } from "./dots.ts";

/** What a venue should know before it prints a logo. */
export const logoNotes = ["all-white", "all-black", "too-tall", "too-wide"] as const;
export type LogoNote = (typeof logoNotes)[number];

/** Above this share nobody recognises a shape. */
const almostBlack = 0.97;
/** 6 and 3 mm, at 8 dots a millimetre: of what is narrower or lower, no letter can be read. */
const least = { width: 48, height: 24 } as const;

/** What is wrong with a logo as it will be printed; `shape` is its size without the white beside it. */
export function noteOfLogo(
  dots: Dots,
  shape: { readonly width: number; readonly height: number },
): LogoNote | null {
  const share = blackShare(dots);
  if (share === 0) return "all-white";
  if (share > almostBlack) return "all-black";
  if (shape.width < least.width && shape.width < shape.height) return "too-tall";
  if (shape.height < least.height && shape.height < shape.width) return "too-wide";
  return null;
}
