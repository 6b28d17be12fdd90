import { writeLogo } from "@comanda/domain/paper/logo";
import type { Dots } from "@comanda/domain/paper/dots";

/** A logo in stripes, each a byte wide: black, white, and so on. Every row of it begins with a black one. */
export function stripedLogo(widthDots = 80, heightDots = 24): Dots {
  const bytesPerRow = widthDots / 8;
  const length = bytesPerRow * heightDots;
  const bytes = Uint8Array.from({ length }, (_, at) => ((at % bytesPerRow) % 2 === 0 ? 255 : 0));
  return { widthDots, heightDots, bytes };
}

/** As the office sends it. */
export function logoContent(logo: Dots): string {
  return Buffer.from(writeLogo(logo)).toString("base64");
}
