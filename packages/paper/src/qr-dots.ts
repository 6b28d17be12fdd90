import { dotsPerByte, type Dots } from "@comanda/domain/paper/dots";

import { quietModules, type QrModules } from "./qr-modules.ts";

/** Three quarters of a millimetre: phones read it from a worn print head, too. */
const largestModuleDots = 6;

/**
 * A QR code with its white edge in dots. A module has the same whole number of dots everywhere, which is smaller where
 * the paper is narrow.
 */
export function qrDots(modules: QrModules, maximumWidthDots: number): Dots {
  const size = modules.length + 2 * quietModules;
  const wholeBytes = Math.floor(maximumWidthDots / dotsPerByte) * dotsPerByte;
  const moduleDots = Math.max(1, Math.min(largestModuleDots, Math.floor(wholeBytes / size)));
  const heightDots = size * moduleDots;
  const widthDots = Math.ceil(heightDots / dotsPerByte) * dotsPerByte;
  const bytes = new Uint8Array((widthDots / dotsPerByte) * heightDots);
  for (let y = 0; y < heightDots; y += 1) {
    const row = modules[Math.floor(y / moduleDots) - quietModules];
    for (let x = 0; x < heightDots; x += 1) {
      if (row?.[Math.floor(x / moduleDots) - quietModules] !== true) continue;
      const dot = y * widthDots + x;
      bytes[dot >> 3] = (bytes[dot >> 3] ?? 0) | (128 >> (dot & 7));
    }
  }
  return { widthDots, heightDots, bytes };
}
