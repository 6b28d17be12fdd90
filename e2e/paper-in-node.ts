import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { measureWith } from "@comanda/paper/paint";
import { fontFamily, fontFile, fontParts, fontWeights } from "@comanda/paper/paper-font";
import type { Measure } from "@comanda/paper/text-style";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";

const require = createRequire(import.meta.url);

/** Measures text as the server does. */
export function measureInNode(): Measure {
  const folder = join(dirname(require.resolve("@fontsource/sarabun/package.json")), "files");
  for (const part of fontParts) {
    for (const weight of fontWeights) {
      GlobalFonts.registerFromPath(join(folder, fontFile(part, weight)), fontFamily(part));
    }
  }
  return measureWith(createCanvas(1, 1).getContext("2d"));
}
