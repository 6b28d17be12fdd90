import type { PrintDocument } from "@comanda/contract/print";
import type { RenderOptions } from "@comanda/paper/formatter";
import type { ImageData } from "@napi-rs/canvas";

import { layoutOnServer, paintBands } from "./paper-bitmap.ts";
import { wholeWidthDots, type PrinterProfile } from "./printer-profile.ts";
import { encoder, initialize, joined, pulseBytes } from "./pulse-bytes.ts";
import { rasterPicture } from "./raster-picture.ts";

/** A dot darker than this is printed: letters keep the stroke width they were painted with. */
export const blackThreshold = 140;

/** A report can be two metres long, so it is painted in bands of this height: a multiple of 8 and of 24 dots. */
const bandHeight = 240;

/** GS V 66: feeds to the knife and cuts. The encoder's own cut is followed by a line on the next paper. */
const feedAndCut = Uint8Array.of(0x1d, 0x56, 66, 0);
/** ESC d: feeds past the tear-off edge. */
const feedToEdge = Uint8Array.of(0x1b, 0x64, 4);
/** ESC d 3: the cut command of Star printers, which feeds first. */
const starFeedAndCut = Uint8Array.of(0x1b, 0x64, 3);
const starFeedToEdge = Uint8Array.of(0x1b, 0x61, 4);

export function printerBytes(
  document: PrintDocument,
  options: RenderOptions,
  profile: PrinterProfile,
): Uint8Array {
  if (document.kind === "drawer-pulse") return pulseBytes(profile);
  const widthDots = wholeWidthDots(profile);
  const layout = layoutOnServer(document, options, widthDots);
  const chunks: Uint8Array[] = [initialize];
  // Star printers feed a line after each picture, so the whole paper is one picture.
  const bandDots = profile.dialect === "esc-pos" ? bandHeight : layout.heightDots;
  for (const band of paintBands(layout, widthDots, bandDots))
    chunks.push(encodePicture(band, profile));
  return joined([...chunks, endOfPaper(profile)]);
}

/** Nearly all printers support the first mode. */
function encodePicture(band: ImageData, profile: PrinterProfile): Uint8Array {
  const { dialect, imageMode } = profile;
  if (dialect === "esc-pos" && imageMode === "raster") return rasterPicture(band, blackThreshold);
  const { width, height } = band;
  return encoder(profile)
    .image(band, { width, height, algorithm: "threshold", threshold: blackThreshold })
    .encode();
}

function endOfPaper({ dialect, hasCutter }: PrinterProfile): Uint8Array {
  if (dialect === "esc-pos") return hasCutter ? feedAndCut : feedToEdge;
  return hasCutter ? starFeedAndCut : starFeedToEdge;
}
