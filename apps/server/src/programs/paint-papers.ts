// Renders every paper in every language and width as a picture in .cache/papers, to look at: npm run papers
import { languages } from "@comanda/domain/venue/settings";
import { timeZone } from "@comanda/domain/time/local-time";
import { samples } from "@comanda/paper/samples/samples";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { loadPaperPicture } from "../features/printing/index.ts";

const folder = join(import.meta.dirname, "..", "..", "..", "..", ".cache", "papers");
const widths = [
  { name: "80mm", widthDots: 576 },
  { name: "58mm", widthDots: 384 },
];
const money = { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," };
const zone = timeZone("Asia/Bangkok");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const paperPicture = await loadPaperPicture();
let painted = 0;
for (const [name, document] of Object.entries(samples)) {
  for (const language of languages) {
    for (const { name: width, widthDots } of widths) {
      const look = { language, isRepeat: false, money, zone };
      const file = join(folder, `${name}-${width}-${language}.png`);
      writeFileSync(file, paperPicture(document, look, widthDots));
      painted += 1;
    }
  }
}
process.stdout.write(`${painted} pictures in ${folder}\n`);
